#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import SegueCatalog

/// A check that runs in a process of its own, which the plugin can do what it likes with.
struct CheckProcess {
  /// The most bytes of a verdict.
  private static let mostBytes = 1 << 16

  private let process: pid_t
  /// Where its verdict comes.
  let descriptor: Int32
  private let deadline: Int64
  private var received: [UInt8] = []

  /// Starts a program, which finds the way of its verdict at ``CheckReply/number``.
  init?(_ executable: String, _ arguments: [String], seconds: Double) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[1]) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    var process: pid_t = 0
    guard Self.spawn(executable, arguments, reply: ends[1], &process) == 0 else {
      close(ends[0])
      return nil
    }
    self.process = process
    descriptor = ends[0]
    deadline = Self.now + Int64(seconds * 1e9)
  }

  private static func spawn(
    _ executable: String, _ arguments: [String], reply: Int32, _ process: inout pid_t
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // What a plugin prints is nobody's.
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, reply, CheckReply.number)
    // A group of its own, so that what it starts goes with it.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    let inherited = ["PATH", "HOME", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SEGUE_CATALOG_PATH"]
    var variables =
      inherited.compactMap { name in getenv(name).map { strdup("\(name)=\(String(cString: $0))") } }
      + [strdup("SWIFT_BACKTRACE=enable=no"), strdup("SWIFT_DETERMINISTIC_HASHING=1"), nil]
    defer { for word in words + variables { free(word) } }
    return posix_spawn(&process, executable, &actions, &attributes, &words, &variables)
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
  /// The descriptor on which such a process finds it.
  static let number: Int32 = 3

  private let descriptor: Int32

  /// Takes the way over, and puts it where a plugin does not stumble over it.
  public init() {
    descriptor = fcntl(Self.number, F_DUPFD_CLOEXEC, 100)
    close(Self.number)
    // Nobody waits for a verdict whose reader has gone.
    Confinement.watch(descriptor)
    // A crash is told to whoever waits; nobody needs its memory.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #else
      setrlimit(RLIMIT_CORE, &none)
    #endif
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
