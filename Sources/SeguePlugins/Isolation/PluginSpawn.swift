#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How a process that runs a plugin's code is started: what it inherits, and what not.
struct PluginSpawn {
  /// What the program is told.
  let arguments: [String]
  /// The end of the channel on which it answers.
  let channel: Int32
  /// Where all that it prints goes; nil where that is nobody's.
  let output: Int32?

  /// The descriptor on which such a process finds its channel.
  static let channelNumber: Int32 = 3

  /// The variables that it inherits: what the system's loader and the sanitizers need.
  static let inherited = [
    "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS",
    "UBSAN_OPTIONS",
  ]

  /// Starts a program; gives 0 or an error number.
  func start(_ executable: String, process: inout pid_t) -> Int32 {
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
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for number: Int32 in [1, 2] {
      if let output {
        posix_spawn_file_actions_adddup2(&actions, output, number)
      } else {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
      }
    }
    posix_spawn_file_actions_adddup2(&actions, channel, Self.channelNumber)
    // A group of its own, so that what it starts goes with it, and Ctrl-C is ours alone; and every
    // signal as it was when the system began.
    var flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGDEF)
    flags |= Int32(POSIX_SPAWN_SETSIGMASK)
    #if canImport(Darwin)
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    sigdelset(&signals, SIGKILL)
    sigdelset(&signals, SIGSTOP)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var words = ([executable] + arguments).map { strdup($0) } + [nil]
    var variables = Self.environment.map { strdup($0) } + [nil]
    defer { for word in words + variables { free(word) } }
    return posix_spawn(&process, executable, &actions, &attributes, &words, &variables)
  }

  private static var environment: [String] {
    ["SWIFT_BACKTRACE=enable=no"]
      + inherited.compactMap { name in
        getenv(name).map { "\(name)=\(String(cString: $0))" }
      }
  }
}
