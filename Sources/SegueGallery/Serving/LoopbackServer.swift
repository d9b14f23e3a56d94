#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

private import SeguePreview
private import Synchronization

/// A small HTTP server for the browsers of this machine, and for nobody else.
///
/// It listens on 127.0.0.1 alone, and answers only requests that name this machine as their host: a page of
/// another site that has its own name point here gets nothing. It reads heads of requests and no bodies, closes
/// after each answer, and keeps no connection waiting longer than ten seconds; `/events` stays open.
package final class LoopbackServer: Sendable {
  /// Why a server did not start.
  package struct Failure: Error, Hashable, Sendable {
    /// Whether something else has the port.
    package let isPortTaken: Bool
    /// What the system said.
    package let reason: String
  }

  /// The port that it listens on.
  package let port: UInt16
  private let socket: Int32
  private let answer: @Sendable (String) -> [UInt8]?
  private let state = Mutex(State())

  private struct State {
    var streams: [Int32] = []
    var connections = 0
    var isStopped = false
  }

  private static let mostConnections = 128
  private static let patience = 10

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - port: the port; 0 takes any that is free.
  ///   - answer: the file of a path such as `/data/cover.js`; called on several threads.
  package init(
    port: UInt16, answer: @escaping @Sendable (String) -> [UInt8]?
  ) throws(Failure) {
    self.answer = answer
    #if canImport(Darwin)
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #elseif canImport(Glibc)
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket = Musl.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard socket >= 0 else { throw .last }
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(socket, generic, length) == 0 && listen(socket, 64) == 0
          && getsockname(socket, generic, &length) == 0
      }
    }
    guard isBound else {
      let failure = Failure.last
      close(socket)
      throw failure
    }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  /// Answers requests until ``stop()``.
  package func run() {
    while !state.withLock({ $0.isStopped }) {
      var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 200) > 0 else { continue }
      let connection = accept(socket, nil, nil)
      guard connection >= 0 else { continue }
      let hasRoom = state.withLock { state in
        guard state.connections < Self.mostConnections else { return false }
        state.connections += 1
        return true
      }
      guard hasRoom, startDetached({ self.serve(connection) }) else {
        if hasRoom { state.withLock { $0.connections -= 1 } }
        close(connection)
        continue
      }
    }
    close(socket)
    let streams = state.withLock { state in
      defer { state.streams = [] }
      return state.streams
    }
    for stream in streams { close(stream) }
  }

  /// Ends ``run()``, soon.
  package func stop() { state.withLock { $0.isStopped = true } }

  /// Tells all pages that listen.
  ///
  /// - Parameter text: one line.
  package func tell(_ text: String) {
    let message = Array("data: \(text)\n\n".utf8)
    state.withLock { state in
      state.streams = state.streams.filter { stream in
        if Self.send(message, to: stream) { return true }
        close(stream)
        return false
      }
    }
  }

  private func serve(_ connection: Int32) {
    defer { state.withLock { $0.connections -= 1 } }
    var limit = timeval(tv_sec: Self.patience, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    #if canImport(Darwin)
      var yes: Int32 = 1
      setsockopt(
        connection, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    guard let head = Self.head(from: connection) else {
      close(connection)
      return
    }
    let response: HTTPResponse
    var isHeadOnly = false
    do throws(HTTPRequest.Refusal) {
      let request = try HTTPRequest(head)
      isHeadOnly = request.wantsHeadOnly
      if request.path == "/events", isOurs(request.host), !isHeadOnly {
        keepOpen(connection)
        return
      }
      response = try self.response(to: request)
    } catch {
      response = HTTPResponse(error)
    }
    _ = Self.send(response.bytes(headOnly: isHeadOnly), to: connection)
    // What was sent is lost where the other side has sent more than was read: it is told first.
    shutdown(connection, Int32(SHUT_WR))
    close(connection)
  }

  private func response(to request: HTTPRequest) throws(HTTPRequest.Refusal) -> HTTPResponse {
    guard isOurs(request.host) else { throw .forbidden }
    let path = request.path == "/" ? "/index.html" : request.path
    guard let body = answer(path) else { throw .notFound }
    return HTTPResponse(file: path, body)
  }

  /// Whether a request was meant for this machine by one of its own names.
  private func isOurs(_ host: String) -> Bool {
    ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host)
  }

  private func keepOpen(_ connection: Int32) {
    guard Self.send(HTTPResponse.streamHead, to: connection) else {
      close(connection)
      return
    }
    state.withLock { $0.streams.append(connection) }
  }

  /// The bytes of a head; nil where it does not come, or not in time.
  private static func head(from connection: Int32) -> [UInt8]? {
    var head: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 2048)
    while head.count <= HTTPRequest.limit {
      let count = recv(connection, &chunk, chunk.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      // The end may lie across two pieces.
      let start = max(head.count - 3, 0)
      head += chunk[..<count]
      for index in start...max(start, head.count - 4) where index + 4 <= head.count {
        if head[index..<(index + 4)].elementsEqual([13, 10, 13, 10]) {
          return Array(head[..<(index + 4)])
        }
      }
    }
    return head
  }

  private static func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        #if canImport(Darwin)
          Darwin.send(connection, all.baseAddress.map { $0 + done }, all.count - done, 0)
        #elseif canImport(Glibc)
          Glibc.send(
            connection, all.baseAddress.map { $0 + done }, all.count - done,
            Int32(MSG_NOSIGNAL))
        #else
          Musl.send(
            connection, all.baseAddress.map { $0 + done }, all.count - done, MSG_NOSIGNAL)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }
}

extension LoopbackServer.Failure {
  /// What the system said last.
  fileprivate static var last: LoopbackServer.Failure {
    let code = errno
    return LoopbackServer.Failure(
      isPortTaken: code == EADDRINUSE,
      reason: strerror(code).map { String(cString: $0) } ?? "error \(code)")
  }
}
