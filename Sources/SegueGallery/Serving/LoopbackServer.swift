internal import CMicroHTTPD
internal import SegueSystem
private import Synchronization
private import SystemPackage

/// A small HTTP server for browsers on this machine only.
///
/// It listens on 127.0.0.1 only, and accepts only requests that name this machine as their host,
/// which blocks other sites whose names resolve to this address (DNS rebinding). `/events` stays
/// open and sends the lines of ``broadcast(_:)``. libmicrohttpd implements HTTP, on a separate thread.
package final class LoopbackServer: Sendable {
  /// The reason why a server did not start.
  package struct Failure: Error, Hashable, Sendable {
    /// The system's error message.
    package let reason: String
    /// The suggested fix, if known.
    package let help: String?
  }

  /// The answer to a request that is more than a file: a status of HTTP with a body.
  package struct Answer: Sendable {
    /// The status, such as 202 for a file that is not ready yet.
    package let status: UInt32
    /// The body.
    package let bytes: [UInt8]
    /// The type of the body.
    package let type: String

    /// Creates an answer.
    package init(status: UInt32, bytes: [UInt8], type: String) {
      (self.status, self.bytes, self.type) = (status, bytes, type)
    }

    /// Creates an answer in words.
    package init(status: UInt32, _ text: String) {
      self.init(status: status, bytes: Array("\(text)\n".utf8), type: "text/plain; charset=utf-8")
    }
  }

  /// The port it listens on.
  package var port: UInt16 { service.port }
  private let service: HTTPService
  private nonisolated(unsafe) let daemon: OpaquePointer
  private let isStopped = Mutex(false)

  /// The connection limit: more than this many from one machine indicate a bug.
  private static let maxConnections: UInt32 = 128
  /// The timeout of idle connections, in seconds.
  private static let timeout: UInt32 = 10

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - port: the port; 0 chooses a free one.
  ///   - requestTime: the seconds within which a request must arrive completely; see
  ///     ``endLateConnections()``.
  ///   - initialEvent: returns the first event for a browser that connects, given the version of its page, if any.
  ///   - layout: answers the requests below `/layout/`; nil if there are none.
  ///   - answer: returns the answer to a request for a path; nil if the path is that of a file, or of nothing.
  ///   - file: returns the file at a path such as `/data/cover.js`; all are called on the
  ///     server's thread.
  package init(
    port: UInt16, requestTime: Double = 20,
    initialEvent: @escaping @Sendable (Int?) -> String? = { _ in nil },
    layout: HTTPAnswering? = nil,
    answer: @escaping @Sendable (String) -> Answer? = { _ in nil },
    file: @escaping @Sendable (String) -> [UInt8]?
  ) throws(Failure) {
    let service = HTTPService(
      deadlines: RequestDeadlines(seconds: requestTime), layout: layout,
      answer: answer, file: file, initialEvent: initialEvent)
    let daemon = segue_start_http(
      port, Self.maxConnections, Self.timeout, HTTPService.callback,
      HTTPService.connected, HTTPService.answered, service.context)
    guard let daemon else { throw .last }
    service.port = segue_http_port(daemon)
    (self.service, self.daemon) = (service, daemon)
  }

  deinit { stop() }

  /// Sends an event to all connected browsers.
  ///
  /// - Parameter text: one line.
  package func broadcast(_ text: String) { service.send(HTTPService.event(text)) }

  /// Sends an empty comment to all connected browsers, which detects closed ones.
  package func sendHeartbeat() { service.send(":\n\n") }

  /// Ends the connections whose request has not arrived in time; to be called now and then.
  package func endLateConnections() { service.deadlines.endLateOnes() }

  /// Stops the server.
  package func stop() {
    let isFirst = isStopped.withLock { isStopped in
      defer { isStopped = true }
      return !isStopped
    }
    guard isFirst else { return }
    service.endStreams()
    MHD_stop_daemon(daemon)
  }
}

extension LoopbackServer.Failure {
  /// The system's last error.
  fileprivate static var last: LoopbackServer.Failure {
    let code = Errno.last
    return LoopbackServer.Failure(
      reason: code.description,
      help: code == .addressInUse
        ? "choose another port with --port, or use --port 0 for any free port" : nil)
  }
}
