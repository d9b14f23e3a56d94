#if os(Linux)
  import Glibc
  import Testing

  /// The executable run on a terminal of its own, whose other end the test holds.
  struct TerminalRun {
    /// What the terminal does when it is asked what it can do.
    enum Answer {
      /// It answers nothing.
      case none
      /// It replies with these bytes.
      case reply(String)
      /// The user presses Ctrl-C.
      case interrupt
    }

    /// What the terminal got to see.
    let output: String
    /// The status that the command ended with; nil where a signal ended it.
    let status: Int32?
    /// The signal that ended it.
    let signal: Int32?
    /// Whether the terminal echoes and takes lines afterwards, as a shell expects.
    let isGivenBack: Bool

    /// Runs a command; keys are pressed once a text is to be seen.
    init(
      _ arguments: [String], columns: UInt16 = 100, rows: UInt16 = 40,
      variables: [String: String] = [:], answer: Answer = .none,
      keysOnceSeen: (text: String, keys: String)? = nil
    ) throws {
      let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      defer { close(master) }
      var lock: Int32 = 0
      var number: Int32 = 0
      let isOpen =
        ioctl(master, Self.setLock, &lock) == 0 && ioctl(master, Self.getNumber, &number) == 0
      try #require(isOpen, "there are no pseudo-terminals")
      let name = "/dev/pts/\(number)"
      // Held open, so that the terminal outlives the command.
      let terminal = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
      defer { close(terminal) }
      var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      let hasSize = ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0
      try #require(hasSize)
      let environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": "/nonexistent"]
        .merging(variables) { $1 }
      let child = try Self.start(arguments, on: name, environment)
      let (bytes, result) = Self.follow(child, at: master, answer, keysOnceSeen)
      output = String(decoding: bytes, as: UTF8.self)
      let wasKilled = result & 0x7F != 0
      status = wasKilled ? nil : (result >> 8) & 0xFF
      signal = wasKilled ? result & 0x7F : nil
      var mode = termios()
      let isKnown = tcgetattr(terminal, &mode) == 0
      isGivenBack = isKnown && mode.c_lflag & Self.shellMode == Self.shellMode
    }

    // What glibc's headers show to C programs only.
    private static let getNumber: UInt = 0x8004_5430  // TIOCGPTN
    private static let setLock: UInt = 0x4004_5431  // TIOCSPTLCK
    private static let newSession: Int16 = 0x80  // POSIX_SPAWN_SETSID
    private static let shellMode = tcflag_t(ECHO | ICANON)

    /// The executable beside the tests.
    static var executable: String {
      var bytes = [CChar](repeating: 0, count: 4096)
      let count = max(readlink("/proc/self/exe", &bytes, bytes.count - 1), 0)
      let path = String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return path.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/segue"
    }

    /// Starts it in a session of its own: what it opens first becomes its terminal.
    private static func start(
      _ arguments: [String], on terminal: String, _ environment: [String: String]
    ) throws -> pid_t {
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // The command would inherit what the tests ignore in the background and block on their threads.
      var interrupt = sigset_t()
      sigemptyset(&interrupt)
      sigaddset(&interrupt, SIGINT)
      posix_spawnattr_setsigdefault(&attributes, &interrupt)
      var none = sigset_t()
      sigemptyset(&none)
      posix_spawnattr_setsigmask(&attributes, &none)
      let flags = newSession | Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
      posix_spawnattr_setflags(&attributes, flags)
      let words = ([executable] + arguments).map { strdup($0) } + [nil]
      let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
      defer { (words + variables).forEach { free($0) } }
      var child: pid_t = 0
      let failure = posix_spawn(&child, executable, &actions, &attributes, words, variables)
      try #require(failure == 0, "cannot start \(executable)")
      return child
    }

    /// Reads until the command has ended; what takes far too long is killed.
    private static func follow(
      _ child: pid_t, at master: Int32, _ answer: Answer, _ presses: (text: String, keys: String)?
    ) -> (bytes: [UInt8], result: Int32) {
      let question = Array("\u{1B}[c".utf8)
      let end = ContinuousClock.now + .seconds(30)
      var bytes: [UInt8] = []
      var isAsked = false
      var presses = presses
      var result: Int32 = 0
      var hasEnded = false
      while true {
        var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        if poll(&request, 1, hasEnded ? 0 : 20) > 0, request.revents & Int16(POLLIN) != 0 {
          var chunk = [UInt8](repeating: 0, count: 1 << 16)
          let count = read(master, &chunk, chunk.count)
          bytes += chunk[..<max(count, 0)]
          if let next = presses, chunk[..<max(count, 0)].contains(Array(next.text.utf8)) {
            presses = nil
            send(.reply(next.keys), to: master)
          }
        } else if hasEnded {
          return (bytes, result)
        }
        if !isAsked, bytes.contains(question) {
          isAsked = true
          send(answer, to: master)
        }
        if !hasEnded { hasEnded = waitpid(child, &result, WNOHANG) == child }
        if ContinuousClock.now > end { kill(child, SIGKILL) }
      }
    }

    private static func send(_ answer: Answer, to master: Int32) {
      let bytes: [UInt8]
      switch answer {
      case .none: bytes = []
      case .reply(let text): bytes = Array(text.utf8)
      case .interrupt: bytes = [3]
      }
      _ = write(master, bytes, bytes.count)
    }
  }
#endif
