import SegueTestSupport
#if os(Linux)
import Glibc
import SeguePreview
import Testing

@testable import SegueCLI

/// A preview that plays in a real terminal until it is interrupted, and what is left behind.
struct PlayedPreview {
  /// The folder that the terminal's command takes for the user's.
  let home: TemporaryFolder
  /// The frame that the preview rests on.
  let lastFrame: Bitmap

  private static let preset = "cover"

  /// Writes down what the terminal shall do.
  init(protocol name: String) throws {
    home = try TemporaryFolder()
    let catalog = "--catalog '\(SampledCatalog.path)'"
    try home.write(
      """
      sh -c 'echo $$ > "$HOME/id"; exec \(TerminalRun.executable) preview \(Self.preset) \
      --protocol \(name) '"\(catalog)"
      echo $? > "$HOME/status"
      stty -a > "$HOME/mode.part"; mv "$HOME/mode.part" "$HOME/mode"
      sleep 60
      """, to: "play.sh")
    let frame = home.path + "/frame.png"
    let drawing = try ShellProcess(
      "\(TerminalRun.executable) preview \(Self.preset) \(catalog) --at 100% --scale 1 -o \(frame)",
      ["PATH": "/usr/bin:/bin"])
    try #require(drawing.wait() == 0)
    lastFrame = try PictureFile.read(frame)
  }

  /// What a terminal runs.
  var command: [String] { ["sh", home.path + "/play.sh"] }

  /// Expects the last frame to be seen, then, after Ctrl-C, nothing of it, and the terminal as it was.
  ///
  /// - Parameters:
  ///   - words: the terminal's command line, which runs ``command``.
  ///   - needsWayland: whether the terminal needs a Wayland compositor.
  ///   - tolerance: the difference of the shown picture from the last frame that is accepted.
  func expect(in words: [String], needsWayland: Bool = false, tolerance: Double) throws {
    let terminal = try start(words, needsWayland: needsWayland)
    try terminal.expect("the last frame") { screenshot in
      guard let shown = ShownPicture(in: screenshot) else { return "the screen is black" }
      return shown.mismatch(comparedWith: lastFrame, tolerance: tolerance)
    }
    let id = try #require(pid_t(try home.read("id").filter(\.isNumber)))
    kill(id, SIGINT)
    try terminal.expect("nothing is left") { screenshot in
      guard access(home.path + "/mode", F_OK) == 0 else { return "the preview goes on" }
      return ShownPicture(in: screenshot).map { "\($0.width) × \($0.height) pixels are" }
    }
    #expect(try home.read("status") == "130\n")
    #expect(try home.read("mode").contains(" echo "))
  }

  /// Starts a terminal; one that ends before it has run the preview is started again, since that says nothing about the preview.
  private func start(_ words: [String], needsWayland: Bool) throws -> XTerminal {
    for _ in 1..<3 {
      let terminal = try XTerminal(words, home: home, needsWayland: needsWayland)
      XTerminal.wait { hasStarted || terminal.hasEnded }
      if hasStarted { return terminal }
    }
    return try XTerminal(words, home: home, needsWayland: needsWayland)
  }

  private var hasStarted: Bool { access(home.path + "/id", F_OK) == 0 }
}
#endif
