/// The output format of diagnostics.
public enum DiagnosticStyle: Hashable, Sendable {
  /// For people: the line, a caret under the place, and a help line.
  case human(Coloring)
  /// For editors: one line each, `file:line:column: error: message [code]`.
  case oneLine
  /// For Xcode, which shows it at its line: `/path/file:line:column: error: message [code]`, and
  /// one more line for each label and for the help.
  ///
  /// Names of files are completed with a folder, an absolute path.
  case xcode(folder: String)
  /// For programs: one JSON object a line, with ranges and fix-its.
  case json

  /// The use of colors.
  public enum Coloring: Hashable, Sendable {
    /// Text only.
    case plain
    /// ANSI colors.
    case ansi
  }

  /// The separator between two diagnostics.
  var separator: String {
    switch self {
    case .human: "\n\n"
    case .oneLine, .xcode, .json: "\n"
    }
  }
}

extension Diagnostic {
  /// The diagnostic as text, without a trailing newline.
  ///
  /// Escapes control characters from files.
  public func text(_ style: DiagnosticStyle) -> String {
    switch style {
    case .human(let coloring): HumanDiagnostic(diagnostic: self, coloring: coloring).text
    case .oneLine: oneLine
    case .xcode(let folder): XcodeDiagnostic(diagnostic: self, folder: folder).text
    case .json: json.text()
    }
  }

  /// `file:line:column: error: message [code]`.
  private var oneLine: String {
    let end = "\(severity.rawValue): \(message.printable) [\(code)]"
    guard let place else { return end }
    return "\(place.text): \(end)"
  }
}

extension SourcePlace {
  /// `file:line:column`.
  package var text: String { "\(file.name.printable):\(range.start.line):\(range.start.column)" }
}
