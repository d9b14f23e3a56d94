import SegueCatalog
import SegueDiagnostics
import SegueSystem
import SystemPackage

/// A check in a separate process, which isolates the plugin's crashes.
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

  /// Ends it and returns the verdict.
  func end() -> CheckVerdict {
    let isLate = milliseconds == 0
    if isLate { process.killGroup() }
    descriptor.closeQuietly()
    let end = process.wait()
    process.killGroup()
    if isLate {
      return CheckVerdict(
        .timeout, "the check timed out",
        help: "look for an endless loop, or for code that waits")
    }
    switch end {
    case .signal(let signal):
      return .crash("signal \(signal.rawValue), \(signal.meaning.printable)")
    case .status(let status):
      return CheckVerdict(bytes: received) ?? .crash("it called exit(\(status))")
    }
  }
}

extension CheckVerdict {
  fileprivate static func crash(_ how: String) -> CheckVerdict {
    CheckVerdict(
      .crash, "the plugin crashed: \(how)",
      help: "run this check alone in a debugger, or build the plugin with -fsanitize=address")
  }
}

/// The pipe through which a checking process reports its verdict.
public struct CheckReply: Sendable {
  /// The resource limits during checks: checking the laws takes long, especially on slow machines.
  private static let limits = (memory: 2 << 30, processorSeconds: 900)

  private let descriptor: FileDescriptor

  /// Takes over the pipe, moves it beyond the descriptors plugins are likely to touch, and confines
  /// this process.
  ///
  /// Limits that this system does not enforce change no verdict.
  public init() {
    descriptor = Confinement.takeReply()
    // Ends the process when the reader is gone, since nobody waits for the verdict.
    Confinement.watch(descriptor)
    Confinement.writeNoFiles()
    _ = Confinement.limit(
      memory: Self.limits.memory, processorSeconds: Self.limits.processorSeconds)
  }

  /// Reports the verdict and ends the process without running any more of the plugin's code.
  public func give(_ verdict: CheckVerdict) -> Never {
    try? descriptor.writeFully(verdict.bytes)
    Confinement.leaveAtOnce()
  }
}
