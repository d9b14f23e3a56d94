#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

import SegueGallery

/// Requests to a gallery's server through a real connection.
enum RequestFuzzing {
  private static let page = "<p>here"

  private static let server: LoopbackServer = {
    let server = try? LoopbackServer(port: 0, initialEvent: { _ in "{}" }) { path in
      path == "/index.html" ? Array(page.utf8) : nil
    }
    guard let server else { preconditionFailure("the server does not start") }
    return server
  }()

  /// Sends bytes, in which `PORT` stands for the server's own, and reads the response.
  static func send(_ bytes: [UInt8]) {
    let request = Array(
      bytes.split(separator: Array("PORT".utf8), omittingEmptySubsequences: false)
        .joined(separator: Array("\(server.port)".utf8)))
    let response = String(decoding: exchange(request), as: UTF8.self)
    precondition(response.isEmpty || response.hasPrefix("HTTP/1."), "that is no response")
    let isLocal = ["127.0.0.1", "localhost"].contains {
      String(decoding: request, as: UTF8.self).lowercased().contains($0)
    }
    precondition(isLocal || !response.contains(page), "a page for another site")
    // The server notices that an open stream's browser has gone when it next writes.
    if response.contains("text/event-stream") { server.sendHeartbeat() }
  }

  private static func exchange(_ request: [UInt8]) -> [UInt8] {
    let descriptor = connection()
    defer { close(descriptor) }
    var rest = request[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        #if canImport(Darwin)
        Darwin.send(descriptor, $0.baseAddress, $0.count, 0)
        #else
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        #endif
      }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    return response(on: descriptor)
  }

  /// Reads until the server closes the connection or waits for more.
  private static func response(on descriptor: Int32) -> [UInt8] {
    var response: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, response.isEmpty ? 20 : 5) > 0 else { return response }
      let count = recv(descriptor, &piece, piece.count, 0)
      guard count > 0 else { return response }
      response += piece[..<count]
    }
  }

  private static func connection() -> Int32 {
    #if canImport(Darwin)
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = server.port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    precondition(status == 0, "the server does not accept a connection")
    return descriptor
  }
}
