import ArgumentParser
import SegueDiagnostics
import SegueSystem

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
