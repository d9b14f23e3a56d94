#if os(Linux)
  import Glibc
  import SeguePreview
  import Testing

  @testable import SegueCLI

  /// A real terminal on a screen that nobody sees, and photographs of it.
  final class XTerminal: Sendable {
    private let server: ShellProcess
    private let terminal: ShellProcess
    private let display: String
    private let folder: TemporaryFolder

    /// The path of a program; nil where it is not installed.
    static func path(of name: String) -> String? {
      ProgramSearch.find([name], in: getenv("PATH").map { String(cString: $0) })
    }

    /// What is missing to photograph a terminal; nil where nothing is.
    static func missing(_ terminal: String) -> String? {
      ["Xvfb", "import", terminal].first { path(of: $0) == nil }
    }

    /// Starts a terminal with a command in it.
    init(_ words: [String]) throws {
      folder = try TemporaryFolder()
      server = try ShellProcess(
        "exec Xvfb -displayfd 1 -screen 0 1200x800x24", ["PATH": "/usr/bin:/bin"])
      let end = ContinuousClock.now + .seconds(10)
      while !server.output.contains("\n"), ContinuousClock.now < end { usleep(50_000) }
      display = ":" + server.output.filter(\.isNumber)
      terminal = try ShellProcess(
        "exec " + words.map { "'\($0)'" }.joined(separator: " "),
        [
          "PATH": "/usr/bin:/bin", "DISPLAY": display, "LANG": "C.UTF-8",
          "LIBGL_ALWAYS_SOFTWARE": "1", "HOME": folder.path,
        ])
      try #require(display.count > 1, "no screen")
    }

    deinit {
      terminal.stop()
      server.stop()
    }

    /// What is to be seen now.
    func photograph() throws -> Bitmap {
      let path = folder.path + "/screen.png"
      let camera = try ShellProcess(
        "import -window root -depth 8 'PNG32:\(path)'",
        ["PATH": "/usr/bin:/bin", "DISPLAY": display])
      _ = camera.wait()
      return try PNG.read(path)
    }

    /// Photographs until the picture is as wanted.
    func expect(_ what: String, _ isWanted: (Bitmap) -> Bool) throws {
      let end = ContinuousClock.now + .seconds(40)
      while ContinuousClock.now < end {
        if isWanted(try photograph()) { return }
        usleep(300_000)
      }
      Issue.record("\(what): it never was")
    }
  }
#endif
