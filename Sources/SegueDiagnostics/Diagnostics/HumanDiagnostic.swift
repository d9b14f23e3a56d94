/// A diagnostic formatted for people: message, place, line, caret, help.
struct HumanDiagnostic {
  let diagnostic: Diagnostic
  let coloring: DiagnosticStyle.Coloring

  var text: String {
    var lines = [heading]
    if let place = diagnostic.place {
      lines += snippet(of: place, arrow: "-->", mark: "^", text: nil, paint: severityPaint)
    }
    for label in diagnostic.labels {
      lines += snippet(
        of: label.place, arrow: ":::", mark: "-", text: label.text, paint: .gutter)
    }
    if let help = diagnostic.help {
      lines.append("\(gutter("\(margin)="))\(paint(" help:", .bold)) \(help.printable)")
    }
    return lines.joined(separator: "\n")
  }

  private var heading: String {
    let kind = paint("\(diagnostic.severity.rawValue)[\(diagnostic.code)]", severityPaint)
    return kind + paint(": \(diagnostic.message.printable)", .bold)
  }

  private func snippet(
    of place: SourcePlace, arrow: String, mark: Character, text: String?, paint coloring: Paint
  ) -> [String] {
    let line = MarkedLine(place)
    let number = String(place.range.start.line)
    let numberGap = String(repeating: " ", count: numberWidth - number.count)
    let underline =
      line.padding + paint(line.underline(mark) + (text.map { " \($0)" } ?? ""), coloring)
    return [
      "\(gutter("\(margin.dropLast())\(arrow)")) \(place.text)",
      gutter("\(margin)|"),
      "\(gutter("\(numberGap)\(number) |")) \(line.text)",
      "\(gutter("\(margin)|")) \(underline)",
    ]
  }

  /// A margin as wide as the widest line number and one space.
  private var margin: String { String(repeating: " ", count: numberWidth + 1) }

  private var numberWidth: Int {
    let places = [diagnostic.place].compactMap { $0 } + diagnostic.labels.map(\.place)
    return places.map { String($0.range.start.line).count }.max() ?? 0
  }

  // MARK: Color

  private enum Paint: String {
    case red = "1;31"
    case yellow = "1;33"
    case green = "1;32"
    case gutter = "1;34"
    case bold = "1"
  }

  private var severityPaint: Paint {
    switch diagnostic.severity {
    case .error: .red
    case .warning: .yellow
    case .note: .green
    }
  }

  private func gutter(_ text: String) -> String { paint(text, .gutter) }

  private func paint(_ text: String, _ paint: Paint) -> String {
    coloring == .ansi ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }
}
