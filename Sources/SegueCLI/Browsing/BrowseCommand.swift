import ArgumentParser
import SegueCatalog
import SeguePreview
import SegueStaging
import SegueSystem
import SegueTerminal
import SegueTimeline

/// `segue browse`: the catalog in full screen.
struct BrowseCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse the catalog in full screen and play presets.",
    discussion: "Press ? for help. Requires a terminal with at least 72 × 20 cells.")

  @Argument(help: "The initial search.", completion: .presetIDs)
  var query: [String] = []

  @OptionGroup(title: "Pictures") var pictures: PicturesOptions
  // A frame may begin with a minus sign, which is not an option.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The frame of the source element, in points.", valueName: "x,y,w,h"),
    transform: { try GeometryText.rect($0) })
  var source: Rect2D?

  @OptionGroup var terminal: TerminalOptions
  @OptionGroup var catalog: CatalogOptions

  @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
  var color = ColorChoice.auto

  func run(in environment: CommandEnvironment) throws {
    let list = "use 'segue list' to print the presets"
    guard environment.hasTerminal else {
      throw CommandFailure(.usage, "standard output is not a terminal", help: list)
    }
    let loaded = try catalog.load(in: environment)
    let pictures = pictures.choice(in: environment)
    let notes = try pictures.check(in: loaded.folders)
    let choice = try terminal.pictures(in: environment)
    do {
      let device = try TerminalDevice()
      let capabilities = try capabilities(of: device, choice, in: environment)
      guard capabilities.canMoveCursor else {
        throw CommandFailure(
          .terminal, "cannot browse in this terminal: TERM is unset or dumb", help: list)
      }
      let theme = BrowserTheme(
        depth: capabilities.colors, background: capabilities.background,
        showsUnicode: environment.showsUnicode)
      let isRemote = ["SSH_CONNECTION", "SSH_TTY"].contains { environment.variable($0) != nil }
      var browser = try Browser(
        loaded, pictures, source: source, on: device, capabilities, theme,
        favorites: Favorites(environment: environment.variable),
        query: query.joined(separator: " "),
        isRemote: isRemote)
      defer { browser.close() }
      if !notes.isEmpty { browser.showMessage(notes.map(\.text).joined(separator: "; ")) }
      try Self.browse(&browser, in: environment)
    } catch let error as MediaError {
      throw CommandFailure(.terminal, error.message, help: error.help)
    }
  }

  private static func browse(
    _ browser: inout Browser, in environment: CommandEnvironment
  ) throws {
    while true {
      switch try browser.run() {
      case .quit: return
      case .interrupted: throw CommandFailure.silent(.interrupted)
      case .edit(let path):
        do throws(CommandFailure) {
          try EditorProcess.open(path, in: environment)
        } catch {
          browser.showMessage(error.message)
        }
      }
    }
  }

  /// Without colors a picture is drawn in ASCII, unless another protocol is requested.
  private func capabilities(
    of device: TerminalDevice, _ choice: ProtocolChoice, in environment: CommandEnvironment
  ) throws(MediaError) -> TerminalCapabilities {
    var capabilities = try choice.capabilities(of: device)
    let style = color.style(in: environment, isTerminal: true)
    if !style.isOn {
      capabilities.colors = .monochrome
      if choice == .auto { capabilities.pictures = capabilities.pictures == .none ? .none : .ascii }
    }
    return capabilities
  }
}

/// The user's editor, which owns the terminal while it runs.
enum EditorProcess {
  /// Opens a file, and waits until the editor ends.
  ///
  /// - Throws: ``CommandFailure`` if no editor is configured, or it cannot be started or fails.
  static func open(_ path: String, in environment: CommandEnvironment) throws(CommandFailure) {
    let names = ["VISUAL", "EDITOR"].compactMap { environment.variable($0) }
    guard let editor = names.first(where: { !$0.isEmpty }) else {
      throw CommandFailure(
        .usage, "neither VISUAL nor EDITOR is set" + suggestion(in: environment))
    }
    // The editor setting may include options; the file is a separate argument, so any name is safe.
    let status = run("/bin/sh", ["-c", "\(editor) \"$1\"", "sh", path])
    if status != 0 {
      throw CommandFailure(.inputOutput, "the editor '\(editor)' exited with status \(status)")
    }
  }

  /// A hint on how to set an installed editor; empty if none of the usual ones is installed.
  private static func suggestion(in environment: CommandEnvironment) -> String {
    let usual = ["nano", "vim", "nvim", "hx", "emacs", "micro", "vi"]
    let found = ProgramSearch.find(usual, in: environment.variable("PATH"))
    return found.map { "; quit and run 'export EDITOR=\($0)'" } ?? ""
  }

  /// Runs a program with the same standard streams; it handles keyboard signals itself.
  private static func run(_ program: String, _ arguments: [String]) -> Int32 {
    var spawn = Spawn(program, arguments)
    spawn.standardSignals = .some([.interrupt, .quit])
    // 127 or 126, as a shell reports for a program that it cannot start.
    return Signal.ignoring([.interrupt, .quit]) { (try? spawn.start())?.wait().shellStatus ?? 127 }
  }
}
