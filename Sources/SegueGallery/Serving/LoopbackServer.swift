internal import CMicroHTTPD
internal import SegueSystem
private import Synchronization
private import SystemPackage

/// A small HTTP server for the browsers of this machine, and for nobody else.
///
/// It listens on 127.0.0.1 alone, and answers only requests that name this machine as their host: a page of
/// another site that has its own name point here gets nothing. `/events` stays open and brings what
/// ``tell(_:)`` says. HTTP itself is the affair of libmicrohttpd, which runs in a thread of its own.
package final class LoopbackServer: Sendable {
  /// Why a server did not start.
  package struct Failure: Error, Hashable, Sendable {
    /// What the system said.
    package let reason: String
    /// What to do about it, where that is known.
    package let help: String?
  }

  /// The port that it listens on.
  package var port: UInt16 { service.port }
  private let service: HTTPService
  private nonisolated(unsafe) let daemon: OpaquePointer
  private let isStopped = Mutex(false)

  /// Pages come from this machine: more than this many at a time are a mistake.
  private static let mostConnections: UInt32 = 128
  /// How long a connection may say nothing, in seconds.
  private static let patience: UInt32 = 10

  /// Starts to listen and to answer.
  ///
  /// - Parameters:
  ///   - port: the port; 0 takes any that is free.
  ///   - greeting: a line that a page is told when it begins to listen.
  ///   - answer: the file of a path such as `/data/cover.js`; called on the server's thread, as the greeting is.
  package init(
    port: UInt16, greeting: @escaping @Sendable () -> String? = { nil },
    answer: @escaping @Sendable (String) -> [UInt8]?
  ) throws(Failure) {
    let functions: HTTPFunctions
    do throws(MissingLibrary) {
      functions = try HTTPLibrary.functions.get()
    } catch {
      throw Failure(reason: error.description, help: error.help)
    }
    let service = HTTPService(functions, answer: answer, greeting: greeting)
    var table = functions
    let daemon = segue_start_http(
      &table, port, Self.mostConnections, Self.patience, HTTPService.callback, service.context)
    guard let daemon else { throw .last }
    service.port = segue_http_port(&table, daemon)
    (self.service, self.daemon) = (service, daemon)
  }

  deinit { stop() }

  /// Tells all pages that listen.
  ///
  /// - Parameter text: one line.
  package func tell(_ text: String) { service.send(HTTPService.event(text)) }

  /// Says nothing to all pages that listen, by which those that have gone are noticed.
  package func beat() { service.send(":\n\n") }

  /// Answers nothing any more.
  package func stop() {
    let isFirst = isStopped.withLock { isStopped in
      defer { isStopped = true }
      return !isStopped
    }
    guard isFirst else { return }
    service.endStreams()
    service.functions.stop_daemon(daemon)
  }
}

extension LoopbackServer.Failure {
  /// What the system said last.
  fileprivate static var last: LoopbackServer.Failure {
    let code = Errno.last
    return LoopbackServer.Failure(
      reason: code.description,
      help: code == .addressInUse
        ? "name another with --port, or let --port 0 take one that is free" : nil)
  }
}
