import SegueTestSupport
#if os(Linux)
import Glibc
import Testing

/// A shell command of a test, with its output in files: a pipe would stay open in whatever the command leaves behind.
final class ShellProcess: Sendable {
  private let id: pid_t
  private let folder: TemporaryFolder

  /// Starts a command in a process group of its own.
  init(_ command: String, _ variables: [String: String]) throws {
    folder = try TemporaryFolder()
    let words = [
      "/bin/sh", "-c",
      "(\(command)) > '\(folder.path)/output' 2> '\(folder.path)/errors' < /dev/null",
    ]
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    let arguments = words.map { strdup($0) } + [nil]
    let environment = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + environment).forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, words[0], nil, &attributes, arguments, environment)
    try #require(failure == 0, "cannot start a shell")
    id = process
  }

  /// Waits for its end; what takes far too long is killed.
  func wait() -> Int32 {
    let end = ContinuousClock.now + .seconds(60)
    var status: Int32 = 0
    while waitpid(id, &status, WNOHANG) == 0 {
      if ContinuousClock.now > end { kill(-id, SIGKILL) }
      usleep(3000)
    }
    return (status >> 8) & 0xFF
  }

  /// What it has written to standard output until now.
  var output: String { written(to: "output") }

  /// What it has written to standard error until now.
  var errors: String { written(to: "errors") }

  private func written(to file: String) -> String {
    access(folder.path + "/" + file, R_OK) == 0 ? (try? folder.read(file)) ?? "" : ""
  }

  /// Whether it has ended, by itself or killed.
  var hasEnded: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT) == 0
      && info._sifields._sigchld.si_pid == id
  }

  /// Ends it and what it started.
  func stop() {
    kill(-id, SIGTERM)
    _ = wait()
  }
}
#endif
