import SegueTestSupport
#if os(Linux)
import Glibc
import SeguePreview
import Testing

@testable import SegueCLI

/// A real terminal on a screen that nobody sees, and screenshots of it.
final class XTerminal: Sendable {
  private let server: ShellProcess
  private let compositor: ShellProcess?
  private let terminal: ShellProcess
  private let display: String
  private let folder: TemporaryFolder

  /// Starts a terminal with a command in it.
  ///
  /// - Parameters:
  ///   - home: the folder that the command takes for the user's; one that is empty where none is given.
  ///   - needsWayland: whether the terminal has to have a Wayland compositor, which is weston then, on the same screen.
  init(_ words: [String], home: TemporaryFolder? = nil, needsWayland: Bool = false) throws {
    let folder = try home ?? TemporaryFolder()
    let server = try ShellProcess(
      "exec Xvfb -displayfd 1 -screen 0 1200x800x24", ["PATH": "/usr/bin:/bin"])
    Self.wait { server.output.contains("\n") }
    let display = ":" + server.output.filter(\.isNumber)
    var variables = [
      "PATH": "/usr/bin:/bin", "DISPLAY": display, "LANG": "C.UTF-8",
      "LIBGL_ALWAYS_SOFTWARE": "1", "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path,
      // On a busy machine a real terminal answers late, and characters would stand in for its pictures.
      "SEGUE_PROBE_TIMEOUT": "10000",
    ]
    compositor = needsWayland ? try Self.weston(in: folder, variables) : nil
    if needsWayland { variables["WAYLAND_DISPLAY"] = Self.socket }
    let program = try #require(InstalledProgram.path(of: words[0]))
    terminal = try ShellProcess(
      "exec " + ([program] + words.dropFirst()).map { "'\($0)'" }.joined(separator: " "),
      variables)
    (self.server, self.display, self.folder) = (server, display, folder)
    try #require(display.count > 1, "no screen")
  }

  deinit {
    terminal.stop()
    compositor?.stop()
    server.stop()
  }

  /// Whether the terminal has ended, by itself or killed.
  var hasEnded: Bool { terminal.hasEnded }

  private static let socket = "segue-wayland"

  /// A compositor that fills the screen and shows nothing of its own.
  private static func weston(
    in folder: TemporaryFolder, _ variables: [String: String]
  ) throws -> ShellProcess {
    // Without a graphics card, OpenGL would keep a processor busy; older and newer versions have different names for that.
    try folder.write(
      "[core]\nidle-time=0\nuse-pixman=true\nrenderer=pixman\n[shell]\npanel-position=none\nbackground-color=0xff000000\n",
      to: "weston.ini")
    let process = try ShellProcess(
      "exec weston --backend=x11-backend.so --width=640 --height=480 --socket=\(socket)"
        + " --config='\(folder.path)/weston.ini'", variables)
    wait { access("\(folder.path)/\(socket)", F_OK) == 0 }
    return process
  }

  /// Waits for what a program does at its start, on a busy machine too.
  static func wait(until isDone: () -> Bool) {
    let end = ContinuousClock.now + .seconds(60)
    while !isDone(), ContinuousClock.now < end { usleep(50_000) }
  }

  /// What is to be seen now.
  func screenshot() throws -> Bitmap {
    let path = folder.path + "/screen.png"
    let camera = try ShellProcess(
      "import -window root -depth 8 'PNG32:\(path)'",
      ["PATH": "/usr/bin:/bin", "DISPLAY": display])
    _ = camera.wait()
    return try PictureFile.read(path)
  }

  /// Takes screenshots until the picture is as wanted.
  ///
  /// - Parameter isWanted: nil where it is, else what is wrong with it.
  func expect(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ isWanted: (Bitmap) throws -> String?
  ) throws {
    let deadline = ContinuousClock.now + .seconds(60)
    var last: String?
    while ContinuousClock.now < deadline {
      last = try isWanted(try screenshot())
      if last == nil { return }
      usleep(200_000)
    }
    let end = hasEnded ? "; the terminal has ended" : ""
    Issue.record(
      "\(what): \(last ?? "")\(end); it wrote: \(terminal.errors.suffix(2000))",
      sourceLocation: sourceLocation)
  }
}
#endif
