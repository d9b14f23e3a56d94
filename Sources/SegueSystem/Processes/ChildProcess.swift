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

/// The exit state of a process.
package enum TerminationStatus: Hashable, Sendable {
  /// Exited with a status.
  case status(Int32)
  /// Terminated by a signal.
  case signal(Signal)

  /// Decodes the status returned by `waitpid`.
  package init(_ status: Int32) {
    self =
      status & 0x7F == 0
      ? .status(status >> 8 & 0xFF) : .signal(Signal(rawValue: status & 0x7F))
  }

  /// The status as a shell reports it: 128 plus the signal's number where one ended it.
  package var shellStatus: Int32 {
    switch self {
    case .status(let status): status
    case .signal(let signal): 128 + signal.rawValue
    }
  }
}

/// The resources that a process uses, as the system reports them.
package struct ProcessUse: Sendable {
  /// The number of its threads.
  package let threads: Int
  /// The memory that it occupies, in bytes.
  package let residentBytes: Int
  /// The memory that counts for the limit of data, in bytes.
  package let dataBytes: Int
  /// The size of its address space, in bytes.
  package let addressBytes: Int

  /// What this process uses; nil where the system does not report it.
  package static var current: ProcessUse? { ProcessUse(ofProcessNamed: "self") }

  /// What another process uses; nil where the system does not report it, or it has ended.
  package init?(of process: Int32) { self.init(ofProcessNamed: String(process)) }

  private init?(ofProcessNamed name: String) {
    #if os(Linux)
    guard let bytes = try? FileBytes.read("/proc/\(name)/status", limit: 1 << 16) else {
      return nil
    }
    var numbers: [Substring: Int] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let words = line.split(whereSeparator: { $0 == ":" || $0 == " " || $0 == "\t" })
      if words.count > 1, let number = Int(words[1]) { numbers[words[0]] = number }
    }
    // A process without memory has ended, but has not been waited for.
    guard let threads = numbers["Threads"], let resident = numbers["VmRSS"],
      let data = numbers["VmData"], let address = numbers["VmSize"]
    else { return nil }
    (self.threads, residentBytes) = (threads, resident * 1024)
    (dataBytes, addressBytes) = (data * 1024, address * 1024)
    #else
    return nil
    #endif
  }
}
