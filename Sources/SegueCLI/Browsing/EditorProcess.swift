#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// The user's editor, which has the terminal while it runs.
enum EditorProcess {
  /// Opens a file, and waits until the editor ends.
  ///
  /// - Throws: ``CommandFailure`` where no editor is named, or it cannot be started or fails.
  static func open(_ path: String, in environment: CommandEnvironment) throws(CommandFailure) {
    let names = ["VISUAL", "EDITOR"].compactMap { environment.variable($0) }
    guard let editor = names.first(where: { !$0.isEmpty }) else {
      throw CommandFailure(.usage, "neither VISUAL nor EDITOR names an editor")
    }
    // An editor may be named with options; the file is an argument of its own, whatever its name.
    let status = run(["/bin/sh", "-c", "\(editor) \"$1\"", "sh", path])
    if status != 0 {
      throw CommandFailure(.inputOutput, "the editor '\(editor)' ended with status \(status)")
    }
  }

  /// Runs a program with our streams; signals that its keys make are its own.
  private static func run(_ arguments: [String]) -> Int32 {
    let ignored = [SIGINT, SIGQUIT].map { (signal: $0, old: signal($0, SIG_IGN)) }
    defer { for (number, old) in ignored { signal(number, old) } }
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var usual = sigset_t()
    sigemptyset(&usual)
    sigaddset(&usual, SIGINT)
    sigaddset(&usual, SIGQUIT)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard posix_spawn(&process, words[0] ?? strdup(""), nil, &attributes, words, environ) == 0
    else { return 127 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
  }
}
