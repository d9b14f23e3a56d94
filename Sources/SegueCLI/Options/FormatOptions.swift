import ArgumentParser
import SegueDiagnostics
import SegueSystem

/// The output format of results.
struct FormatOptions: ParsableArguments {
  @Flag(name: .customLong("json"), help: "Print JSON.")
  var isJSON = false

  @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
  var color = ColorChoice.auto

  /// The colors of results.
  func style(in environment: CommandEnvironment) -> ANSIStyle {
    color.style(in: environment, isTerminal: environment.hasTerminal)
  }

  /// The colors of messages.
  func errorStyle(in environment: CommandEnvironment) -> ANSIStyle {
    color.style(in: environment, isTerminal: environment.hasErrorTerminal)
  }
}

/// When to use colors.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument, Sendable {
  case auto, always, never

  /// The colors for a stream.
  ///
  /// `NO_COLOR` wins over `CLICOLOR_FORCE` and `FORCE_COLOR`, the option over all of them.
  func style(in environment: CommandEnvironment, isTerminal: Bool) -> ANSIStyle {
    func isSet(_ name: String) -> Bool {
      environment.variable(name).map { !$0.isEmpty && $0 != "0" } ?? false
    }
    switch self {
    case .always: return ANSIStyle(isOn: true)
    case .never: return ANSIStyle(isOn: false)
    case .auto:
      if environment.variable("NO_COLOR").map({ !$0.isEmpty }) ?? false {
        return ANSIStyle(isOn: false)
      }
      if isSet("CLICOLOR_FORCE") || isSet("FORCE_COLOR") { return ANSIStyle(isOn: true) }
      return ANSIStyle(isOn: isTerminal && environment.variable("TERM") != "dumb")
    }
  }
}

/// The output format of diagnostics.
enum DiagnosticFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// For editors: one line each.
  case oneline
  /// For Xcode: what compilers print, with absolute paths.
  case xcode
  /// For programs.
  case json

  /// How diagnostics are printed.
  func style(in environment: CommandEnvironment, _ colors: ANSIStyle) -> DiagnosticStyle {
    switch self {
    case .text: .human(colors.isOn ? .ansi : .plain)
    case .oneline: .oneLine
    case .xcode: .xcode(folder: environment.absoluteFolder)
    case .json: .json
    }
  }
}

extension CommandEnvironment {
  /// The absolute path of the current folder.
  fileprivate var absoluteFolder: String {
    let folder = currentFolder.isEmpty ? "." : currentFolder
    return FileSystem.real(folder) ?? folder
  }
}
