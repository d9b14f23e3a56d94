#if os(Linux)
import Glibc
import Testing

/// A terminal whose other end the test holds, and the executable that runs on it.
final class PseudoTerminal {
  /// All that the terminal got to see.
  private(set) var output: [UInt8] = []
  private var master: Int32
  private let terminal: Int32
  private let name: String
  private(set) var child: pid_t = 0
  private(set) var status: Int32?

  /// Opens a terminal of some cells.
  init(columns: UInt16 = 100, rows: UInt16 = 40) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var lock: Int32 = 0
    var number: Int32 = 0
    let isOpen =
      ioctl(master, Self.setLock, &lock) == 0 && ioctl(master, Self.getNumber, &number) == 0
    name = "/dev/pts/\(number)"
    // Held open, so that the terminal outlives the command.
    terminal = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(isOpen, "there are no pseudo-terminals")
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    let hasSize = ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0
    try #require(hasSize)
  }

  deinit {
    if child > 0, status == nil {
      kill(child, SIGKILL)
      waitpid(child, nil, 0)
    }
    close(terminal)
    if master >= 0 { close(master) }
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

  /// Starts the executable in a session of its own: what it opens first becomes its terminal.
  func start(_ arguments: [String], variables: [String: String] = [:]) throws {
    // The checkout, where it runs, may have built the example plugins.
    let environment = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": "/nonexistent",
      "SEGUE_PLUGIN_PATH_ONLY": "1",
    ].merging(variables) { $1 }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The command would inherit what the tests ignore in the background and block on their threads.
    var usual = sigset_t()
    sigemptyset(&usual)
    for signal in [SIGINT, SIGTSTP, SIGHUP] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = Self.newSession | Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, flags)
    let words = ([Self.executable] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    let failure = posix_spawn(
      &child, Self.executable, &actions, &attributes, words, variables)
    try #require(failure == 0, "cannot start \(Self.executable)")
  }

  /// Types bytes, which the terminal may turn into signals.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Takes what has come, waiting a moment for it; whether there was something.
  @discardableResult
  func readAvailable(milliseconds: Int32 = 20) -> Bool {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0, request.revents & Int16(POLLIN) != 0 else {
      return false
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(master, &chunk, chunk.count)
    output += chunk[..<max(count, 0)]
    return count > 0
  }

  /// Waits until something is as wanted, for half a minute at most; whether it came to be so.
  func wait(until isWanted: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
      readAvailable()
      if isWanted() { return true }
    }
    return false
  }

  /// Waits for a text that is sent from now on, or was from a place of the output on.
  func receives(_ text: String, from start: Int? = nil) -> Bool {
    let start = start ?? output.count
    return wait { output[start...].contains(Array(text.utf8)) }
  }

  /// Whether the command has ended; its status is known then.
  var hasEnded: Bool {
    if status == nil {
      var result: Int32 = 0
      if waitpid(child, &result, WNOHANG) == child { status = result }
    }
    return status != nil
  }

  /// Whether the command is stopped, as by Ctrl-Z.
  var isStopped: Bool {
    var result: Int32 = 0
    return waitpid(child, &result, WNOHANG | WUNTRACED) == child && result & 0xFF == 0x7F
  }

  /// Whether the terminal echoes and takes lines, as a shell expects.
  var isRestored: Bool {
    var mode = termios()
    let isKnown = tcgetattr(terminal, &mode) == 0
    return isKnown && mode.c_lflag & Self.shellMode == Self.shellMode
  }

  /// Closes the window.
  func hangUp() {
    close(master)
    master = -1
  }
}
#endif
