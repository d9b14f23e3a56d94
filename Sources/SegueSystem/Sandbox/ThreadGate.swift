#if os(Linux)
import CSegueSandbox
#endif
package import SystemPackage

/// The gate at which the threads of a process in the sandbox wait until its parent lets them start.
package struct ThreadGate: Sendable {
  /// Readable while a thread waits; nil where this system has no gate.
  package let descriptor: FileDescriptor?

  /// Receives the gate from a process that enters its ``Sandbox``.
  ///
  /// - Parameter socket: the other end of the socket that the process passes to `enter`.
  /// - Throws: If the process sends nothing in time, or has ended.
  package init(
    receivingFrom socket: FileDescriptor, until deadline: Deadline
  ) throws(Errno) {
    #if os(Linux)
    guard Poll.wait(for: [(socket, .readable)], until: deadline) != nil else { throw .timedOut }
    let number = segue_receive_gate(socket.rawValue)
    if number < -1 { throw .brokenPipe }
    descriptor = number < 0 ? nil : FileDescriptor(rawValue: number)
    #else
    descriptor = nil
    #endif
  }

  /// The number of threads that are decided about at a time, so that a process that starts threads endlessly cannot keep
  /// this one busy.
  private static let turn = 64

  /// Allows or refuses the waiting threads, or some of them.
  ///
  /// - Parameter process: the process, which may have ``Sandbox/maxThreads`` threads.
  package func decide(for process: ChildProcess) {
    #if os(Linux)
    guard let descriptor else { return }
    var threads: Int?
    for _ in 0..<Self.turn {
      var id: UInt64 = 0
      let isWaiting =
        Poll.wait(for: [(descriptor, .readable)], milliseconds: 0)[0].contains(.readable)
        && segue_next_at_gate(descriptor.rawValue, &id)
      guard isWaiting else { return }
      // Counted once per turn, since threads that were just allowed do not show immediately.
      let count = threads ?? ProcessUse(of: process.id)?.threads ?? Sandbox.maxThreads
      let mayStart = count < Sandbox.maxThreads
      segue_answer_at_gate(descriptor.rawValue, id, mayStart)
      threads = mayStart ? count + 1 : count
    }
    #endif
  }
}
