import SegueCatalog
import SegueDiagnostics
import SegueSystem
import SystemPackage

/// A check in a separate process, which ends when its time is over.
///
/// The plugin's code runs in yet another process, which cannot reach this one.
struct CheckProcess {
  /// The maximum size of a verdict, in bytes.
  private static let maxBytes = 1 << 16

  private let process: ChildProcess
  /// The read end of the verdict's pipe.
  let descriptor: FileDescriptor
  private let deadline: Deadline
  private var received: [UInt8] = []

  /// Starts a program, whose reply pipe is ``PluginSpawn/channelNumber``.
  init?(_ executable: String, _ arguments: [String], seconds: Double) {
    guard let pipe = try? Pipe() else { return nil }
    defer { pipe.writer.closeQuietly() }
    // A plugin's output during a check is discarded.
    let spawn = PluginSpawn(arguments: arguments, channel: pipe.writer, output: nil)
    guard let process = try? spawn.start(executable) else {
      pipe.reader.closeQuietly()
      return nil
    }
    self.process = process
    descriptor = pipe.reader
    deadline = .after(seconds)
  }

  /// The remaining time, in milliseconds.
  var milliseconds: Int32 { deadline.milliseconds }

  /// Reads the available bytes.
  ///
  /// - Returns: whether the output is complete.
  mutating func receive() -> Bool {
    var piece = [UInt8](repeating: 0, count: 4096)
    guard let count = piece.withUnsafeMutableBytes({ try? descriptor.read(into: $0) }) else {
      return true
    }
    received += piece[..<count]
    return count == 0 || received.count > Self.maxBytes
  }

  /// How long to wait for the process to exit once its pipe is closed, in seconds.
  private static let patience = 0.25

  /// Ends it and returns the verdict.
  ///
  /// It is killed first and waited for afterward, since a process that closes its pipe may keep running.
  func end() -> CheckVerdict {
    let isLate = milliseconds == 0
    let deadline = Deadline.after(isLate ? 0 : Self.patience)
    while !process.hasEnded, !deadline.isOver { SystemTime.sleep(microseconds: 500) }
    process.killGroup()
    process.kill()
    descriptor.closeQuietly()
    let end = process.wait()
    if isLate {
      return CheckVerdict(.timeout, "the check timed out", help: CheckVerdict.timeoutHelp)
    }
    // No plugin code ran in this process, so an end without a verdict is not the plugin's fault.
    return CheckVerdict(bytes: received)
      ?? CheckVerdict(
        .crash, "the check ended without a verdict: it \(end.words)",
        help: "a timeline may cost more than this machine has; see the budgets in Plugins.md")
  }
}

/// The pipe through which a checking process reports its verdict.
public struct CheckReply: Sendable {
  private let descriptor: FileDescriptor

  /// Takes over the pipe and limits this process; nil if there is no pipe, because a person started
  /// this process.
  ///
  /// Limits that this system cannot enforce do not affect the verdict.
  public init?() {
    guard let reply = Confinement.takeReply() else { return nil }
    descriptor = reply
    // Ends the process when the reader is gone, since nobody waits for the verdict.
    Confinement.watch(descriptor)
    let limits = IsolationLimits.checks
    _ = Confinement.limit(
      memory: limits.memoryBytes, processorSeconds: limits.processorSeconds)
  }

  /// Reports the verdict and ends the process.
  public func give(_ verdict: CheckVerdict) -> Never {
    try? descriptor.writeFully(verdict.bytes)
    Confinement.leaveAtOnce()
  }
}
