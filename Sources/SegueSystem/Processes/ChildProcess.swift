#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A process started by this one.
package struct ChildProcess: Hashable, Sendable {
  /// The process ID.
  package let id: Int32

  /// Whether the process has exited; it is not reaped, so that its ID is not reused.
  package var hasEnded: Bool {
    var information = siginfo_t()
    let status = waitid(P_PID, id_t(id), &information, WEXITED | WNOHANG | WNOWAIT)
    return status == 0 && information.si_signo == SIGCHLD
  }

  /// Waits for the process to exit; it is not reaped, so that its ID is not reused.
  package func waitForEnd() {
    var information = siginfo_t()
    while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
  }

  /// Waits for the process to exit and reaps it.
  @discardableResult
  package func wait() -> TerminationStatus {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return TerminationStatus(status)
  }

  /// Kills the process.
  package func kill() { _ = sendSignal(id, SIGKILL) }

  /// Kills the process group that it leads as a session's leader, with the processes it has started.
  package func killGroup() { _ = sendSignal(-id, SIGKILL) }
}

private func sendSignal(_ id: Int32, _ signal: Int32) -> Int32 { kill(id, signal) }
