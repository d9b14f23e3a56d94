import Foundation
import SegueTestSupport
import Testing

@testable import SegueGallery
@testable import SegueStaging

/// What the server answers, and to whom; every request goes through a real connection.
@Suite(.serialized) struct LoopbackServerTests {
  private func server() throws -> LoopbackServer {
    try LoopbackServer(port: 0) { path in
      path == "/index.html" ? Array("<p>here".utf8) : path == "/a b.js" ? Array("1".utf8) : nil
    }
  }

  /// The whole answer to a text.
  private func answer(to text: String, from server: LoopbackServer) throws -> String {
    let caller = try #require(Caller(port: server.port))
    caller.send(text)
    return caller.read { _ in false }
  }

  private func request(
    _ line: String, host: String? = nil, _ server: LoopbackServer, more: String = ""
  ) -> String {
    let host = host ?? "127.0.0.1:\(server.port)"
    return "\(line) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\(more)\r\n"
  }

  @Test func `a file is given with its type, and is not kept`() throws {
    let server = try server()
    let page = try answer(to: request("GET /?x=1", server), from: server)
    #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(page.contains("Content-Type: text/html; charset=utf-8\r\n"))
    #expect(page.contains("Cache-Control: no-store\r\n"))
    #expect(page.contains("X-Content-Type-Options: nosniff\r\n"))
    #expect(page.hasSuffix("\r\n\r\n<p>here"))
    let script = try answer(to: request("GET /a%20b.js", server), from: server)
    #expect(script.contains("Content-Type: text/javascript; charset=utf-8\r\n"))
    let head = try answer(to: request("HEAD /", server), from: server)
    #expect(head.contains("Content-Length: 7\r\n") && head.hasSuffix("\r\n\r\n"))
  }

  @Test(arguments: [
    ("GET /nowhere", nil, "", 404), ("GET /../../etc/passwd", nil, "", 404),
    ("GET /%2e%2e/etc/passwd", nil, "", 404), ("POST /", nil, "Content-Length: 2\r\n", 405),
    ("DELETE /", nil, "", 405), ("GET /", "example.com", "", 403),
    ("GET /events", "evil.example:80", "", 403),
  ])
  func `what is not for it is refused`(
    line: String, host: String?, more: String, status: Int
  ) throws {
    let server = try server()
    let body = more.isEmpty ? "" : "xx"
    let said = try answer(
      to: request(line, host: host, server, more: more) + body, from: server)
    #expect(said.hasPrefix("HTTP/1.1 \(status) "), "\(said)")
    #expect(!said.contains("here"))
    #expect(said.contains("Allow: GET, HEAD\r\n") == (status == 405))
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\n\r\n", "nonsense\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "x", count: 100_000))\r\n\r\n",
  ])
  func `what is no request gets nothing`(text: String) throws {
    let server = try server()
    let said = try answer(to: text, from: server)
    #expect(said.isEmpty || said.hasPrefix("HTTP/1.1 4"), "\(said.prefix(200))")
    #expect(!said.contains("here"))
    // And it goes on.
    #expect(try answer(to: request("GET /", server), from: server).hasSuffix("here"))
  }

  @Test func `news come to those who listen, one by one, until it ends`() throws {
    let server = try server()
    let callers = try (0..<3).map { _ in try #require(Caller(port: server.port)) }
    for caller in callers {
      caller.send(request("GET /events", server))
      let head = caller.read { $0.contains("retry: ") }
      #expect(head.contains("Content-Type: text/event-stream; charset=utf-8\r\n"))
    }
    server.broadcast("first")
    for caller in callers {
      #expect(caller.read { $0.contains("\n\n") }.contains("data: first\n\n"))
    }
    server.beat()
    server.broadcast(String(repeating: "long", count: 50_000))
    for caller in callers {
      let news = caller.read { $0.filter { $0 == "g" }.count >= 50_000 }
      #expect(news.contains(":\n\n"))
    }
    server.stop()
    // Every answer has an end then; a reader that waits on would be given up as late.
    for caller in callers { #expect(!caller.read { _ in false }.contains("late")) }
    #expect(Caller(port: server.port) == nil)
  }

  @Test func `who begins to listen is told how things stand`() throws {
    let gallery = LiveGallery()
    _ = gallery.show([], problems: ["one": "line 3: wrong"], notice: "A folder is away.")
    let server = try LoopbackServer(port: 0, greeting: { gallery.greeting.text }) { _ in nil }
    let caller = try #require(Caller(port: server.port))
    caller.send(request("GET /events", server))
    let told = caller.read { $0.contains("data: ") && $0.hasSuffix("\n\n\r\n") }
    #expect(told.contains("line 3: wrong") && told.contains("A folder is away."))
    #expect(told.contains(#""changed": []"#) || told.contains(#""changed":[]"#))
  }

  @Test func `pages that have gone make room for others`() throws {
    let server = try server()
    // More in all than may be open at a time.
    for _ in 0..<4 {
      let callers = try (0..<60).map { _ in try #require(Caller(port: server.port)) }
      for caller in callers {
        caller.send(request("GET /events", server))
        #expect(caller.read { $0.contains("retry: ") }.hasPrefix("HTTP/1.1 200"))
      }
      for caller in callers { caller.close() }
      server.beat()
      server.beat()
      usleep(100_000)
    }
    #expect(try answer(to: request("GET /", server), from: server).hasSuffix("here"))
  }
}

/// A connection to a port of this machine.
private final class Caller {
  private var descriptor: Int32

  /// Connects; nil where nobody listens.
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
      // The other side may have heard enough.
      guard count > 0 else { return }
      done += count
    }
  }

  /// Reads until enough is there, or the other side ends; says so where that takes half a minute.
  func read(until isEnough: (String) -> Bool) -> String {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 30_000) > 0 else {
        return String(decoding: bytes, as: UTF8.self) + " (late)"
      }
      let count = recv(descriptor, &piece, piece.count, 0)
      if count > 0 { bytes += piece[..<count] }
      let text = String(decoding: bytes, as: UTF8.self)
      if count <= 0 || isEnough(text) { return text }
    }
  }
}
