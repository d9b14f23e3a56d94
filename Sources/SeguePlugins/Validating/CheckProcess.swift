#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import SegueCatalog
import SegueDiagnostics

/// A check that runs in a process of its own, which the plugin can do what it likes with.
struct CheckProcess {
  /// The most bytes of a verdict.
  private static let mostBytes = 1 << 16

  private let process: pid_t
  /// Where its verdict comes.
  let descriptor: Int32
  private let deadline: Int64
  private var received: [UInt8] = []

  /// Starts a program, which finds the way of its verdict at ``PluginSpawn/channelNumber``.
  init?(_ executable: String, _ arguments: [String], seconds: Double) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[1]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var process: pid_t = 0
    // What a plugin prints while it is checked is nobody's.
    let spawn = PluginSpawn(arguments: arguments, channel: ends[1], output: nil)
    guard spawn.start(executable, process: &process) == 0 else {
      close(ends[0])
      return nil
    }
    self.process = process
    descriptor = ends[0]
    deadline = Self.now + Int64(seconds * 1e9)
  }

  /// How many milliseconds it may still take.
  var milliseconds: Int32 {
    Int32(max(0, min((deadline - Self.now + 999_999) / 1_000_000, 60_000)))
  }

  /// Takes what has come.
  ///
  /// - Returns: whether that was all.
  mutating func receive() -> Bool {
    var piece = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &piece, piece.count)
    if count < 0 { return errno != EINTR && errno != EAGAIN }
    received += piece[..<count]
    return count == 0 || received.count > Self.mostBytes
  }

  /// Ends it, and says what came of it.
  func end() -> CheckVerdict {
    let isLate = milliseconds == 0
    if isLate { kill(-process, SIGKILL) }
    close(descriptor)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    kill(-process, SIGKILL)
    if isLate {
      return CheckVerdict(
        .timeout, "it took too long and was ended",
        help: "look for an endless loop, or for something that waits")
    }
    if status & 0x7F != 0 {
      return .crash("signal \(status & 0x7F), \(Self.name(of: status & 0x7F))")
    }
    if let verdict = CheckVerdict(bytes: received) { return verdict }
    return .crash("it called exit(\(status >> 8 & 0xFF))")
  }

  private static func name(of signal: Int32) -> String {
    strsignal(signal).map { String(cString: $0).printable } ?? "unknown"
  }

  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
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

  private let descriptor: Int32

  /// Takes the way over, puts it where a plugin does not stumble over it, and confines this process.
  ///
  /// What this system does not enforce changes no verdict.
  public init() {
    descriptor = fcntl(PluginSpawn.channelNumber, F_DUPFD_CLOEXEC, 100)
    close(PluginSpawn.channelNumber)
    // Nobody waits for a verdict whose reader has gone.
    Confinement.watch(descriptor)
    Confinement.writeNoFiles()
    _ = Confinement.limit(
      memory: Self.limits.memory, processorSeconds: Self.limits.processorSeconds)
  }

  /// Gives the verdict and ends the process, without another line of the plugin's code.
  public func give(_ verdict: CheckVerdict) -> Never {
    let bytes = verdict.bytes
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        write(descriptor, all.baseAddress.map { $0 + done }, all.count - done)
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      done += count
    }
    _exit(0)
  }
}
