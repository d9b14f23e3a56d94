import Foundation
import SegueDiagnostics
import SegueTestSupport
import Testing

@testable import SegueGallery
@testable import SegueStaging

/// The server's responses; every request goes through a real connection.
@Suite(.serialized) struct LoopbackServerTests {
  private func server() throws -> LoopbackServer {
    try LoopbackServer(port: 0) { path in
      path == "/index.html" ? Array("<p>here".utf8) : path == "/a b.js" ? Array("1".utf8) : nil
    }
  }

  /// The whole response to a text.
  private func response(to text: String, from server: LoopbackServer) throws -> String {
    let client = try #require(Client(port: server.port))
    client.send(text)
    return client.read { _ in false }
  }

  private func request(
    _ line: String, host: String? = nil, _ server: LoopbackServer, more: String = ""
  ) -> String {
    let host = host ?? "127.0.0.1:\(server.port)"
    return "\(line) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\(more)\r\n"
  }

  @Test func `a file has its content type and is not cached`() throws {
    let server = try server()
    let page = try response(to: request("GET /?x=1", server), from: server)
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(page.contains("Content-Type: text/html; charset=utf-8\r\n"))
    #expect(page.contains("Cache-Control: no-store\r\n"))
    #expect(page.contains("X-Content-Type-Options: nosniff\r\n"))
    #expect(page.hasSuffix("\r\n\r\n<p>here"))
    let script = try response(to: request("GET /a%20b.js", server), from: server)
    #expect(script.contains("Content-Type: text/javascript; charset=utf-8\r\n"))
    let head = try response(to: request("HEAD /", server), from: server)
    #expect(head.contains("Content-Length: 7\r\n") && head.hasSuffix("\r\n\r\n"))
  }

  @Test(arguments: [
    ("GET /nowhere", nil, "", 404), ("GET /../../etc/passwd", nil, "", 404),
    ("GET /%2e%2e/etc/passwd", nil, "", 404), ("POST /", nil, "Content-Length: 2\r\n", 405),
    ("DELETE /", nil, "", 405), ("GET /", "example.com", "", 403),
    ("GET /events", "evil.example:80", "", 403), ("GET /", "127.0.0.1", "", 403),
    ("GET /%00", nil, "", 400), ("GET /%00/../index.html", nil, "", 400),
    ("GET /index.html%00.js", nil, "", 400), ("GET /%", nil, "", 400), ("GET /%4", nil, "", 400),
    ("GET /%zz", nil, "", 400), ("GET /%ff", nil, "", 400), ("GET /%0d%0aX:%20y", nil, "", 400),
    ("GET /", nil, "Host: evil.example\r\n", 400), ("GET /", nil, "HOST: localhost\r\n", 400),
  ])
  func `other requests are refused`(
    line: String, host: String?, more: String, status: Int
  ) throws {
    let server = try server()
    let body = more.isEmpty ? "" : "xx"
    let reply = try response(
      to: request(line, host: host, server, more: more) + body, from: server)
    #expect(reply.hasPrefix("HTTP/1.1 \(status) "), "\(reply)")
    #expect(!reply.contains("here"))
    #expect(reply.contains("Allow: GET, HEAD\r\n") == (status == 405))
  }

  @Test func `a forwarded port is told what to forward`() throws {
    let server = try server()
    let reply = try response(to: request("GET /", host: "laptop:9000", server), from: server)
    #expect(reply.hasPrefix("HTTP/1.1 403 "))
    #expect(reply.contains("ssh -L \(server.port):localhost:\(server.port) HOST\n"))
  }

  private func layoutServer() throws -> LoopbackServer {
    try LoopbackServer(
      port: 0,
      layout: { name, fields in
        HTTPAnswer(
          status: 200, json: .strings([name] + fields.map { "\($0.name) is \($0.value)" }))
      }, file: { _ in nil })
  }

  @Test func `a layout is computed from the fields of its query`() throws {
    let server = try layoutServer()
    let reply = try response(
      to: request("GET /layout/cover?set=dimming:0.5&set=a%26b:%231&operation=push", server),
      from: server)
    #expect(reply.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(reply.contains("Content-Type: application/json; charset=utf-8\r\n"))
    for field in ["cover", "set is dimming:0.5", "set is a&b:#1", "operation is push"] {
      #expect(reply.contains("\"\(field)\""), "\(reply)")
    }
  }

  @Test(arguments: [
    ("/layout/cover", "Origin: http://evil.example\r\n", 403),
    ("/layout/cover", "Origin: null\r\n", 403),
    ("/layout/cover", "Sec-Fetch-Site: cross-site\r\n", 403),
    ("/layout/cover", "Sec-Fetch-Site: same-site\r\n", 403),
    ("/layout/cover", "Sec-Fetch-Site: same-origin\r\n", 200),
    ("/layout/cover?a=%zz", "", 400), ("/layout/cover?a=%00", "", 400),
    ("/layout/cover?a=\(String(repeating: "x", count: 5000))", "", 414),
    ("/layout/cover?a=\(String(repeating: "x", count: 4000))", "", 200),
  ])
  func `only the gallery's own page may ask for a layout, with a bounded query`(
    target: String, headers: String, status: Int
  ) throws {
    let server = try layoutServer()
    let reply = try response(to: request("GET \(target)", server, more: headers), from: server)
    #expect(reply.hasPrefix("HTTP/1.1 \(status) "), "\(reply.prefix(200))")
    let own = "Origin: http://127.0.0.1:\(server.port)\r\n"
    let allowed = try response(to: request("GET /layout/a", server, more: own), from: server)
    #expect(allowed.hasPrefix("HTTP/1.1 200 "))
  }

  @Test func `texts are compressed for browsers that accept it`() throws {
    let text = String(repeating: "All transitions. ", count: 500)
    let server = try LoopbackServer(port: 0) { path in
      ["/index.html", "/a.js", "/a.css", "/a.webp"].contains(path) ? Array(text.utf8) : nil
    }
    for path in ["/", "/a.js", "/a.css"] {
      let plain = try response(to: request("GET \(path)", server), from: server)
      #expect(plain.contains("Vary: Accept-Encoding\r\n") && plain.hasSuffix(text))
      for accepted in ["gzip", "br, GZIP;q=0.5", "*"] {
        let reply = try response(
          to: request("GET \(path)", server, more: "Accept-Encoding: \(accepted)\r\n"),
          from: server)
        #expect(reply.contains("Content-Encoding: gzip\r\n"), "\(accepted)")
        #expect(reply.contains("Vary: Accept-Encoding\r\n"))
        #expect(reply.utf8.count < text.utf8.count / 2)
      }
      for refused in ["br", "gzip;q=0", "gzip; q=0.0, *", "gzipped"] {
        let reply = try response(
          to: request("GET \(path)", server, more: "Accept-Encoding: \(refused)\r\n"),
          from: server)
        #expect(!reply.contains("Content-Encoding") && reply.hasSuffix(text), "\(refused)")
      }
    }
    let picture = try response(
      to: request("GET /a.webp", server, more: "Accept-Encoding: gzip\r\n"), from: server)
    #expect(!picture.contains("Content-Encoding") && picture.hasSuffix(text))
  }

  @Test(arguments: [0, 1, 1000, 3_000_000])
  func `what is compressed can be read again`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 5) }
    let folder = try TemporaryFolder()
    try folder.write(Gzip.compressed(bytes, .fast), to: "a.gz")
    #expect(isSame(try output(of: "gzip -dc '\(folder.path)/a.gz'"), bytes))
  }

  @Test func `the port of HTTP may be left out`() {
    for name in ["127.0.0.1", "localhost", "LocalHost"] {
      #expect(RequestTarget.isLocal(host: name, port: 80))
      #expect(RequestTarget.isLocal(host: "\(name):80", port: 80))
      #expect(RequestTarget.isLocal(host: "\(name):8047", port: 8047))
      #expect(!RequestTarget.isLocal(host: name, port: 8047))
      #expect(!RequestTarget.isLocal(host: "\(name):8047", port: 80))
    }
    for name in ["example.com", "127.0.0.1.example.com", "localhost.", "", ":80"] {
      #expect(!RequestTarget.isLocal(host: name, port: 80))
    }
  }

  @Test func `a request that drips in is not waited for, and others are not disturbed`() throws {
    let server = try LoopbackServer(port: 0, requestTime: 0.5, initialEvent: { _ in nil }) { path in
      path == "/index.html" ? Array("<p>here".utf8) : nil
    }
    let page = "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
    let (slow, open, kept) = try (
      #require(Client(port: server.port)), #require(Client(port: server.port)),
      #require(Client(port: server.port))
    )
    open.send(request("GET /events", server))
    #expect(open.read { $0.contains("retry: ") }.hasPrefix("HTTP/1.1 200"))
    slow.send("GET / HTTP/1.1\r\nX: ")
    // Longer than the time that a request may take altogether.
    for _ in 0..<50 {
      slow.send("x")
      kept.send(page)
      #expect(kept.read { $0.hasSuffix("here") }.hasPrefix("HTTP/1.1 200"))
      usleep(20_000)
      server.endLateConnections()
    }
    #expect(slow.read { _ in false } == "")
    server.broadcast("still open")
    #expect(open.read { $0.contains("\n\n") }.contains("still open"))
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\n\r\n", "nonsense\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "x", count: 100_000))\r\n\r\n",
  ])
  func `malformed requests get nothing`(text: String) throws {
    let server = try server()
    let reply = try response(to: text, from: server)
    #expect(reply.isEmpty || reply.hasPrefix("HTTP/1.1 4"), "\(reply.prefix(200))")
    #expect(!reply.contains("here"))
    // And the server keeps running.
    #expect(try response(to: request("GET /", server), from: server).hasSuffix("here"))
  }

  @Test func `events reach all connected browsers in order, until the server stops`() throws {
    let server = try server()
    let clients = try (0..<3).map { _ in try #require(Client(port: server.port)) }
    for client in clients {
      client.send(request("GET /events", server))
      let head = client.read { $0.contains("retry: ") }
      #expect(head.contains("Content-Type: text/event-stream; charset=utf-8\r\n"))
    }
    server.broadcast("first")
    for client in clients {
      #expect(client.read { $0.contains("\n\n") }.contains("data: first\n\n"))
    }
    server.sendHeartbeat()
    server.broadcast(String(repeating: "long", count: 50_000))
    for client in clients {
      let events = client.read { $0.filter { $0 == "g" }.count >= 50_000 }
      #expect(events.contains(":\n\n"))
    }
    server.stop()
    // Every response ends then; a reader that still waited would be reported as late.
    for client in clients { #expect(!client.read { _ in false }.contains("late")) }
    // Another test's server may have the same port for a while.
    var isFree = false
    for _ in 0..<200 where !isFree {
      isFree = Client(port: server.port) == nil
      if !isFree { usleep(50_000) }
    }
    #expect(isFree)
  }

  @Test func `a new connection receives the current state`() throws {
    let gallery = LiveGallery(try GallerySite.assets.get())
    _ = gallery.show([], problems: ["one": "line 3: wrong"], notice: "A folder is missing.")
    let server = try LoopbackServer(
      port: 0, initialEvent: { gallery.initialEvent(since: $0).text }, file: { _ in nil })
    let client = try #require(Client(port: server.port))
    client.send(request("GET /events", server))
    let event = client.read { $0.contains("data: ") && $0.hasSuffix("\n\n\r\n") }
    #expect(event.contains("line 3: wrong") && event.contains("A folder is missing."))
    #expect(event.contains(#""changed": []"#) || event.contains(#""changed":[]"#))
  }

  @Test(arguments: [
    ("/events", "nil"), ("/events?since=3", "3"), ("/events?since=0", "0"),
    ("/events?since=undefined", "nil"), ("/events?since=", "nil"), ("/events?since", "nil"),
    ("/events?since=99999999999999999999", "nil"), ("/events?other=3", "nil"),
  ])
  func `a connection says the version of its page`(target: String, version: String) throws {
    let server = try LoopbackServer(
      port: 0, initialEvent: { "version \($0.map(String.init) ?? "nil")" }, file: { _ in nil })
    let client = try #require(Client(port: server.port))
    client.send(request("GET \(target)", server))
    #expect(client.read { $0.contains("data: ") }.contains("version \(version)\n"))
  }

  @Test func `closed pages make room for others`() throws {
    let server = try server()
    // More in total than may be open at a time. Only a write shows that a page was closed, and
    // only the next one that the other side said so: heartbeats come until there is room.
    for _ in 0..<4 {
      let clients = try (0..<60).map { _ in try #require(Client(port: server.port)) }
      for client in clients {
        client.send(request("GET /events", server))
        let head = client.read(whileWaiting: server.sendHeartbeat) { $0.contains("retry: ") }
        try #require(head.hasPrefix("HTTP/1.1 200"))
      }
      for client in clients { client.close() }
    }
    #expect(try response(to: request("GET /", server), from: server).hasSuffix("here"))
  }
}

/// A connection to a port of this machine.
private final class Client {
  private var descriptor: Int32

  /// Connects; nil where nothing listens.
  init?(port: UInt16) {
    #if canImport(Darwin)
    descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else {
      close()
      return nil
    }
  }

  deinit { close() }

  func close() {
    if descriptor >= 0 { _ = Foundation.close(descriptor) }
    descriptor = -1
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      // The other side may have closed the connection.
      guard count > 0 else { return }
      done += count
    }
  }

  /// Reads until a condition holds or the other side closes; appends "(late)" after half a minute
  /// without a byte.
  ///
  /// - Parameter pulse: called ten times a second while nothing arrives.
  func read(whileWaiting pulse: () -> Void = {}, until isEnough: (String) -> Bool) -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      guard isReadable(whileWaiting: pulse) else {
        return String(decoding: bytes, as: UTF8.self) + " (late)"
      }
      let count = recv(descriptor, &piece, piece.count, 0)
      if count > 0 { bytes += piece[..<count] }
      let text = String(decoding: bytes, as: UTF8.self)
      if count <= 0 || isEnough(text) { return text }
    }
  }

  private func isReadable(whileWaiting pulse: () -> Void) -> Bool {
    for _ in 0..<300 {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, 100) > 0 { return true }
      pulse()
    }
    return false
  }
}
