import ArgumentParser
import SegueCatalog
import SeguePreview

/// `segue browse`: the catalogue on a full screen.
struct BrowseCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse the catalogue on a full screen, with the selected preset playing.",
    discussion: "Press ? for its keys. It needs a terminal of 72 × 20 cells or more.")

  @Argument(help: "What to look for first.")
  var query: [String] = []

  @OptionGroup var terminal: TerminalOptions
  @OptionGroup var catalogue: CatalogueOptions

  @Option(help: ArgumentHelp("When to use colours.", valueName: "when"))
  var color = ColorChoice.auto

  func run(in environment: CommandEnvironment) throws(CommandFailure) {
    let list = "'segue list' prints the presets"
    guard environment.hasTerminal else {
      throw CommandFailure(.usage, "there is no terminal to browse in", help: list)
    }
    let library = try catalogue.library(in: environment)
    let choice = try terminal.pictures(in: environment)
    do {
      let device = try TerminalDevice()
      let abilities = try abilities(of: device, choice, in: environment)
      guard abilities.canMoveCursor else {
        throw CommandFailure(
          .terminal, "this terminal cannot be browsed in: TERM is unset or dumb", help: list)
      }
      let theme = BrowserTheme(
        depth: abilities.colors, background: abilities.background,
        showsUnicode: environment.showsUnicode)
      let isRemote = ["SSH_CONNECTION", "SSH_TTY"].contains { environment.variable($0) != nil }
      var browser = try Browser(
        library, on: device, abilities, theme, query: query.joined(separator: " "),
        isRemote: isRemote)
      defer { browser.worker.close() }
      try Self.browse(&browser, in: environment)
    } catch let failure as CommandFailure {
      throw failure
    } catch let error as MediaError {
      throw CommandFailure(.terminal, error.message, help: error.help)
    } catch {
      throw CommandFailure(.inputOutput, "\(error)")
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
          browser.state.message = error.message
        }
      }
    }
  }

  /// Without colours a picture is drawn in ASCII, unless another protocol is demanded.
  private func abilities(
    of device: TerminalDevice, _ choice: ProtocolChoice, in environment: CommandEnvironment
  ) throws(MediaError) -> TerminalAbilities {
    var abilities = try choice.abilities(of: device)
    let ink = color.ink(in: environment, isTerminal: true)
    if !ink.isOn {
      abilities.colors = .monochrome
      if choice == .auto { abilities.pictures = abilities.pictures == .none ? .none : .ascii }
    }
    return abilities
  }
}
