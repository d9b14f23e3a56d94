internal import CMicroHTTPD
internal import Synchronization

/// The HTTP server's request handler.
final class HTTPService: Sendable {
  let deadlines: RequestDeadlines
  private let answer: @Sendable (String) -> LoopbackServer.Answer?
  private let file: @Sendable (String) -> [UInt8]?
  private let layout: HTTPAnswering?
  private let initialEvent: @Sendable (Int?) -> String?
  private let state = Mutex(State())

  private struct State {
    var port: UInt16 = 0
    var streams: [ObjectIdentifier: EventStream] = [:]
    var isStopped = false
  }

  init(
    deadlines: RequestDeadlines, layout: HTTPAnswering?,
    answer: @escaping @Sendable (String) -> LoopbackServer.Answer?,
    file: @escaping @Sendable (String) -> [UInt8]?,
    initialEvent: @escaping @Sendable (Int?) -> String?
  ) {
    (self.deadlines, self.layout, self.answer) = (deadlines, layout, answer)
    (self.file, self.initialEvent) = (file, initialEvent)
  }

  /// The port that requests must name.
  var port: UInt16 {
    get { state.withLock { $0.port } }
    set { state.withLock { $0.port = newValue } }
  }

  /// The context pointer for ``callback``; this object must live for as long as the server runs.
  var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Called by the library when a connection opens and closes.
  static let connected: MHD_NotifyConnectionCallback = { context, connection, _, event in
    guard let context, let connection else { return }
    let service = Unmanaged<HTTPService>.fromOpaque(context).takeUnretainedValue()
    if event == .CONNECTION_NOTIFY_STARTED {
      service.expectRequest(on: connection)
    } else {
      service.deadlines.end(connection)
    }
  }

  /// Called by the library after each response.
  static let answered: MHD_RequestCompletedCallback = { context, connection, _, _ in
    guard let context, let connection else { return }
    Unmanaged<HTTPService>.fromOpaque(context).takeUnretainedValue().expectRequest(on: connection)
  }

  private func expectRequest(on connection: OpaquePointer) {
    deadlines.begin(connection, socket: segue_http_socket(connection))
  }

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
    if isNew { return .YES }
    service.deadlines.end(connection)
    return service.respond(to: connection, String(cString: url), by: verb)
  }

  private func respond(
    to connection: OpaquePointer, _ target: String, by verb: String
  ) -> MHD_Result {
    let hosts = headers("host", of: connection)
    guard hosts.count <= 1, let path = RequestTarget.decoded(target) else {
      return refuse(connection, .badRequest)
    }
    guard let host = hosts.first, RequestTarget.isLocal(host: host, port: port) else {
      return refuse(connection, .forbidden, explanation: foreignHost)
    }
    if path.hasPrefix(Self.layoutPath), let layout {
      return respondWithLayout(
        to: connection, String(path.dropFirst(Self.layoutPath.count)), layout)
    }
    if path == "/events", verb == "GET" { return openEventStream(connection) }
    let name = path == "/" ? "/index.html" : path
    if let answer = answer(name) {
      return queue(connection, answer.status, answer.bytes, type: answer.type)
    }
    guard let body = file(name) else { return refuse(connection, .notFound) }
    return queue(connection, 200, body, type: Self.type(of: name))
  }

  // MARK: Layouts

  private static let layoutPath = "/layout/"
  /// The length of a query, in bytes: more than all parameters of a preset need.
  private static let maxQueryLength = 4096

  /// Answers a request that takes time to compute, which only the gallery's own page may send.
  private func respondWithLayout(
    to connection: OpaquePointer, _ name: String, _ answer: HTTPAnswering
  ) -> MHD_Result {
    let origins = headers("origin", of: connection)
    let sites = headers("sec-fetch-site", of: connection)
    guard origins.allSatisfy({ RequestTarget.isLocal(origin: $0, port: port) }),
      sites.allSatisfy({ $0 == "same-origin" || $0 == "none" })
    else {
      return refuse(
        connection, .forbidden, explanation: "Only the gallery's own page may ask this.")
    }
    let query = query(of: connection)
    let length = query.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    guard length <= Self.maxQueryLength else { return refuse(connection, .uriTooLong) }
    let fields = query.compactMap { field -> (name: String, value: String)? in
      guard let name = RequestTarget.decoded(field.name),
        let value = RequestTarget.decoded(field.value)
      else { return nil }
      return (name, value)
    }
    guard fields.count == query.count else { return refuse(connection, .badRequest) }
    let answer = answer(name, fields)
    return queue(
      connection, answer.status, Array(answer.text.utf8), type: "application/json; charset=utf-8")
  }

  // MARK: Responses

  /// The reason for refusing a request, as an HTTP status.
  private enum Refusal: UInt32 {
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case uriTooLong = 414

    var reasonPhrase: String {
      switch self {
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .uriTooLong: "URI Too Long"
      }
    }
  }

  /// The advice for a request with another host name: from a stranger's page (DNS rebinding), or through a forwarded port.
  private var foreignHost: String {
    """
    This server only answers requests for http://localhost:\(port)/.
    From another machine, open that address after forwarding the port under the same number:
    ssh -L \(port):localhost:\(port) HOST
    """
  }

  private func refuse(
    _ connection: OpaquePointer, _ refusal: Refusal, explanation: String? = nil
  ) -> MHD_Result {
    let lines = ["\(refusal.rawValue) \(refusal.reasonPhrase)"] + [explanation].compactMap { $0 }
    return queue(
      connection, refusal.rawValue, Array((lines.joined(separator: "\n") + "\n").utf8),
      type: "text/plain; charset=utf-8",
      extraHeaders: refusal == .methodNotAllowed ? ["Allow": "GET, HEAD"] : [:])
  }

  private func queue(
    _ connection: OpaquePointer, _ status: UInt32, _ body: [UInt8], type: String,
    extraHeaders fields: [String: String] = [:]
  ) -> MHD_Result {
    var (body, fields) = (body, fields)
    if Self.isCompressible(type) {
      fields["Vary"] = "Accept-Encoding"
      let encodings = headers("accept-encoding", of: connection)
      if body.count >= Self.leastCompressed, Gzip.isAccepted(by: encodings) {
        (body, fields["Content-Encoding"]) = (Gzip.compressed(body, .fast), "gzip")
      }
    }
    let response = body.withUnsafeBytes { bytes in
      MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
    }
    guard let response else { return .NO }
    return queue(connection, status, response, fields.merging(["Content-Type": type]) { $1 })
  }

  private func queue(
    _ connection: OpaquePointer, _ status: UInt32, _ response: OpaquePointer,
    _ fields: [String: String]
  ) -> MHD_Result {
    defer { MHD_destroy_response(response) }
    let headers = fields.merging([
      "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
    ]) { own, _ in own }
    for (name, value) in headers {
      guard MHD_add_response_header(response, name, value) == .YES else { return .NO }
    }
    return MHD_queue_response(connection, status, response)
  }

  /// The size from which compression is worth its time, in bytes.
  private static let leastCompressed = 1024

  /// Whether a content type is text; pictures are compressed already.
  private static func isCompressible(_ type: String) -> Bool {
    type.hasPrefix("text/") || type.hasPrefix("application/json")
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
  private static let maxReadSize = 16_384

  private func openEventStream(_ connection: OpaquePointer) -> MHD_Result {
    let version = query(of: connection).first { $0.name == "since" }.flatMap { Int($0.value) }
    // Within the lock, so that no event for all streams is sent before the first event of this one.
    let (stream, isStopped) = state.withLock { state in
      let firstEvent = initialEvent(version).map(Self.event) ?? ""
      let stream = EventStream(connection, initialEvent: firstEvent)
      state.streams[ObjectIdentifier(stream)] = stream
      return (stream, state.isStopped)
    }
    if isStopped { stream.end() }
    // Released by the library when the connection closes.
    let context = Unmanaged.passRetained(RetainedStream(stream, of: self)).toOpaque()
    let response = MHD_create_response_from_callback(
      UInt64.max, Self.maxReadSize,
      { context, _, buffer, capacity in
        guard let context, let buffer else { return MHD_CONTENT_READER_END_OF_STREAM }
        return Unmanaged<RetainedStream>.fromOpaque(context).takeUnretainedValue().stream
          .read(into: buffer, capacity: capacity)
      }, context,
      { context in
        guard let context else { return }
        Unmanaged<RetainedStream>.fromOpaque(context).takeRetainedValue().remove()
      })
    guard let response else {
      Unmanaged<RetainedStream>.fromOpaque(context).takeRetainedValue().remove()
      return .NO
    }
    return queue(
      connection, 200, response, ["Content-Type": "text/event-stream; charset=utf-8"])
  }

  fileprivate func remove(_ stream: EventStream) {
    state.withLock { $0.streams[ObjectIdentifier(stream)] = nil }
  }

  static func event(_ line: String) -> String { "data: \(line)\n\n" }

  /// Sends a text to all connected browsers.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    // Outside the lock, since ending a stream waits for it.
    for stream in state.withLock({ Array($0.streams.values) }) { stream.send(bytes) }
  }

  /// Ends all current and future streams.
  func endStreams() {
    let streams = state.withLock { state in
      state.isStopped = true
      return Array(state.streams.values)
    }
    for stream in streams { stream.end() }
  }
}

/// A stream retained by the library.
private final class RetainedStream: Sendable {
  let stream: EventStream
  private let service: HTTPService

  init(_ stream: EventStream, of service: HTTPService) {
    (self.stream, self.service) = (stream, service)
  }

  func remove() { service.remove(stream) }
}
