internal import CMicroHTTPD
internal import Synchronization

/// The HTTP server's request handler.
final class HTTPService: Sendable {
  let functions: HTTPFunctions
  private let answer: @Sendable (String) -> [UInt8]?
  private let greeting: @Sendable () -> String?
  private let state = Mutex(State())

  private struct State {
    var port: UInt16 = 0
    var streams: [ObjectIdentifier: EventStream] = [:]
    var isOver = false
  }

  init(
    _ functions: HTTPFunctions, answer: @escaping @Sendable (String) -> [UInt8]?,
    greeting: @escaping @Sendable () -> String?
  ) {
    (self.functions, self.answer, self.greeting) = (functions, answer, greeting)
  }

  /// The port that requests must name.
  var port: UInt16 {
    get { state.withLock { $0.port } }
    set { state.withLock { $0.port = newValue } }
  }

  /// The context pointer for ``callback``; this object must live for as long as the server runs.
  var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Handles a request; called by the library, first with the headers, then with the complete
  /// request.
  static let callback: MHD_AccessHandlerCallback = {
    context, connection, url, method, _, _, uploadSize, memory in
    guard let context, let connection, let url, let method, let uploadSize, let memory else {
      return .NO
    }
    let service = Unmanaged<HTTPService>.fromOpaque(context).takeUnretainedValue()
    let isNew = memory.pointee == nil
    memory.pointee = context
    // The request's body is ignored, but must be consumed.
    if uploadSize.pointee > 0 {
      uploadSize.pointee = 0
      return .YES
    }
    let verb = String(cString: method)
    guard verb == "GET" || verb == "HEAD" else {
      return service.refuse(connection, .methodNotAllowed)
    }
    return isNew ? .YES : service.respond(to: connection, String(cString: url), by: verb)
  }

  private func respond(
    to connection: OpaquePointer, _ path: String, by verb: String
  ) -> MHD_Result {
    guard let host = functions.lookup_connection_value(connection, .HEADER_KIND, "Host"),
      isOurs(String(cString: host))
    else { return refuse(connection, .forbidden) }
    if path == "/events", verb == "GET" { return keepOpen(connection) }
    let path = path == "/" ? "/index.html" : path
    guard let body = answer(path) else { return refuse(connection, .notFound) }
    return queue(connection, 200, body, type: Self.type(of: path))
  }

  /// Whether a request's host is one of this machine's own names.
  private func isOurs(_ host: String) -> Bool {
    ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host)
  }

  // MARK: Responses

  /// The reason for refusing a request, as an HTTP status.
  private enum Refusal: UInt32 {
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405

    var words: String {
      switch self {
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      }
    }
  }

  private func refuse(_ connection: OpaquePointer, _ refusal: Refusal) -> MHD_Result {
    queue(
      connection, refusal.rawValue, Array("\(refusal.rawValue) \(refusal.words)\n".utf8),
      type: "text/plain; charset=utf-8",
      also: refusal == .methodNotAllowed ? ["Allow": "GET, HEAD"] : [:])
  }

  private func queue(
    _ connection: OpaquePointer, _ status: UInt32, _ body: [UInt8], type: String,
    also fields: [String: String] = [:]
  ) -> MHD_Result {
    let response = body.withUnsafeBytes { bytes in
      functions.create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
    }
    guard let response else { return .NO }
    return queue(connection, status, response, fields.merging(["Content-Type": type]) { $1 })
  }

  private func queue(
    _ connection: OpaquePointer, _ status: UInt32, _ response: OpaquePointer,
    _ fields: [String: String]
  ) -> MHD_Result {
    defer { functions.destroy_response(response) }
    let all = fields.merging([
      "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
    ]) { own, _ in own }
    for (name, value) in all {
      guard functions.add_response_header(response, name, value) == .YES else { return .NO }
    }
    return functions.queue_response(connection, status, response)
  }

  /// The content type for a file name.
  private static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "webp": "image/webp"
    default: "application/octet-stream"
    }
  }

  // MARK: Streams

  /// The maximum number of event bytes per read.
  private static let block = 16_384

  private func keepOpen(_ connection: OpaquePointer) -> MHD_Result {
    let news = greeting().map(Self.event) ?? ""
    let stream = EventStream(connection, functions, news: news)
    let isOver = state.withLock { state in
      state.streams[ObjectIdentifier(stream)] = stream
      return state.isOver
    }
    if isOver { stream.end() }
    // Released by the library when the page has closed.
    let held = Unmanaged.passRetained(HeldStream(stream, of: self)).toOpaque()
    let response = functions.create_response_from_callback(
      UInt64.max, Self.block,
      { held, _, buffer, room in
        guard let held, let buffer else { return MHD_CONTENT_READER_END_OF_STREAM }
        return Unmanaged<HeldStream>.fromOpaque(held).takeUnretainedValue().stream
          .read(into: buffer, room: room)
      }, held,
      { held in
        guard let held else { return }
        Unmanaged<HeldStream>.fromOpaque(held).takeRetainedValue().forget()
      })
    guard let response else {
      Unmanaged<HeldStream>.fromOpaque(held).takeRetainedValue().forget()
      return .NO
    }
    return queue(
      connection, 200, response, ["Content-Type": "text/event-stream; charset=utf-8"])
  }

  fileprivate func forget(_ stream: EventStream) {
    state.withLock { $0.streams[ObjectIdentifier(stream)] = nil }
  }

  /// A line as an event.
  static func event(_ line: String) -> String { "data: \(line)\n\n" }

  /// Sends a text to all connected pages.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    // Outside the lock, since ending a stream waits for it.
    for stream in state.withLock({ Array($0.streams.values) }) { stream.send(bytes) }
  }

  /// Ends all current and future streams.
  func endStreams() {
    let streams = state.withLock { state in
      state.isOver = true
      return Array(state.streams.values)
    }
    for stream in streams { stream.end() }
  }
}

/// A stream retained by the library.
private final class HeldStream: Sendable {
  let stream: EventStream
  private let service: HTTPService

  init(_ stream: EventStream, of service: HTTPService) {
    (self.stream, self.service) = (stream, service)
  }

  func forget() { service.forget(stream) }
}
