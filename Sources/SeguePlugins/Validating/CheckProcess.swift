import SegueCatalog
import SegueDiagnostics
import SegueSystem
import SystemPackage

/// A check that runs in a process of its own, which the plugin can do what it likes with.
struct CheckProcess {
  /// The most bytes of a verdict.
  private static let mostBytes = 1 << 16

  private let process: ChildProcess
  /// Where its verdict comes.
  let descriptor: FileDescriptor
  private let deadline: Deadline
  private var received: [UInt8] = []

  /// Starts a program, which finds the way of its verdict at ``PluginSpawn/channelNumber``.
  init?(_ executable: String, _ arguments: [String], seconds: Double) {
    guard let pipe = try? Pipe() else { return nil }
    defer { pipe.writer.closeQuietly() }
    // What a plugin prints while it is checked is nobody's.
    let spawn = PluginSpawn(arguments: arguments, channel: pipe.writer, output: nil)
    guard let process = try? spawn.start(executable) else {
      pipe.reader.closeQuietly()
      return nil
    }
    self.process = process
    descriptor = pipe.reader
    deadline = .after(seconds)
  }

  /// How many milliseconds it may still take.
  var milliseconds: Int32 { deadline.milliseconds }

  /// Takes what has come.
  ///
  /// - Returns: whether that was all.
  mutating func receive() -> Bool {
    var piece = [UInt8](repeating: 0, count: 4096)
    guard let count = piece.withUnsafeMutableBytes({ try? descriptor.read(into: $0) }) else {
      return true
    }
    received += piece[..<count]
    return count == 0 || received.count > Self.mostBytes
  }

  /// Ends it, and says what came of it.
  func end() -> CheckVerdict {
    let isLate = milliseconds == 0
    if isLate { process.killGroup() }
    descriptor.closeQuietly()
    let end = process.wait()
    process.killGroup()
    if isLate {
      return CheckVerdict(
        .timeout, "it took too long and was ended",
        help: "look for an endless loop, or for something that waits")
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
      .crash, "the plugin ended the process: \(how)",
      help: "run the check by itself under a debugger, or build the plugin with -fsanitize=address")
  }
}

/// The way on which a process that checks gives its verdict.
public struct CheckReply: Sendable {
  /// What a plugin may use while it is checked: the laws take long, and on slow machines longer.
  private static let limits = (memory: 2 << 30, processorSeconds: 900)

  private let descriptor: FileDescriptor

  /// Takes the way over, puts it where a plugin does not stumble over it, and confines this process.
  ///
  /// What this system does not enforce changes no verdict.
  public init() {
    descriptor = Confinement.takeReply()
    // Nobody waits for a verdict whose reader has gone.
    Confinement.watch(descriptor)
    Confinement.writeNoFiles()
    _ = Confinement.limit(
      memory: Self.limits.memory, processorSeconds: Self.limits.processorSeconds)
  }

  /// Gives the verdict and ends the process, without another line of the plugin's code.
  public func give(_ verdict: CheckVerdict) -> Never {
    try? descriptor.writeFully(verdict.bytes)
    Confinement.leaveAtOnce()
  }
}
