internal import CMicroHTTPD
private import SegueSystem
private import Synchronization

/// The connections whose next request has not arrived yet, each with the time by which it must.
///
/// libmicrohttpd only ends connections on which nothing arrives at all: one that sends a byte now
/// and then would stay forever, and enough of them would keep all others out.
final class RequestDeadlines: Sendable {
  private let seconds: Double
  private let waiting = Mutex<[Int: Wait]>([:])

  private struct Wait {
    let socket: Int32
    let deadline: Deadline
  }

  /// - Parameter seconds: the time for a request, from the connection or the response before it.
  init(seconds: Double) { self.seconds = seconds }

  /// Starts to wait for a request.
  func begin(_ connection: OpaquePointer, socket: Int32) {
    let wait = Wait(socket: socket, deadline: .after(seconds))
    waiting.withLock { [key = Int(bitPattern: connection)] in $0[key] = wait }
  }

  /// Stops waiting: the request has arrived, or the connection is about to be closed.
  func end(_ connection: OpaquePointer) {
    waiting.withLock { [key = Int(bitPattern: connection)] in $0[key] = nil }
  }

  /// Shuts down the connections that are late.
  func endLateOnes() {
    // Within the lock, the sockets are still those of these connections.
    waiting.withLock { waiting in
      for (connection, wait) in waiting where wait.deadline.isOver {
        segue_shut_http_socket(wait.socket)
        waiting[connection] = nil
      }
    }
  }
}
