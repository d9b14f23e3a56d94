#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A process that this one has started.
package struct ChildProcess: Hashable, Sendable {
  /// Its number.
  package let id: Int32

  /// Whether it has come to its end; it is not waited for yet, so that its number stays its own.
  package var hasEnded: Bool {
    var information = siginfo_t()
    let status = waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT)
    return status == 0 && information.si_signo == SIGCHLD
  }

  /// Waits for its end, and gives its number back to the system.
  @discardableResult
  package func wait() -> ProcessEnd {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return ProcessEnd(status)
  }

  /// Ends it at once.
  package func kill() { _ = sendSignal(id, SIGKILL) }

  /// Ends the group that it leads at once: all that it has started.
  package func killGroup() { _ = sendSignal(-id, SIGKILL) }
}

private func sendSignal(_ id: Int32, _ signal: Int32) -> Int32 { kill(id, signal) }
