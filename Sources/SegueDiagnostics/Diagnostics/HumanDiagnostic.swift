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

/// A printable source line with the mark below it.
struct MarkedLine {
  /// The line, escaped, and cropped around the mark if it is very long.
  let text: String
  /// The padding before the mark: a tab for each tab of the line, otherwise spaces.
  let padding: String
  private let width: Int

  /// The columns shown of a long line before the mark, within it, and after it.
  private static let crop = (before: 80, marked: 80, after: 40)

  init(_ place: SourcePlace) {
    let bytes = place.file.bytes
    let line = place.file.line(around: place.range.start.offset)
    let start = min(max(place.range.start.offset, line.lowerBound), line.upperBound)
    let end = min(max(place.range.end.offset, start), line.upperBound)
    let before = Self.decode(bytes[line.lowerBound..<start]).croppedStart(to: Self.crop.before)
    let marked = Self.decode(bytes[start..<end]).croppedEnd(to: Self.crop.marked)
    let after = Self.decode(bytes[end..<line.upperBound]).croppedEnd(to: Self.crop.after)
    text = before + marked + after
    padding = before.blank
    width = max(1, marked.displayWidth)
  }

  func underline(_ mark: Character) -> String { String(repeating: mark, count: width) }

  private static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).printable
  }
}

extension String {
  /// The text with everything but tabs replaced by spaces.
  fileprivate var blank: String {
    reduce(into: "") { blank, character in
      blank +=
        character == "\t" ? "\t" : String(repeating: " ", count: character.displayWidth)
    }
  }

  fileprivate func croppedStart(to limit: Int) -> String {
    count > limit ? "…" + suffix(limit / 2) : self
  }

  fileprivate func croppedEnd(to limit: Int) -> String {
    count > limit ? prefix(limit) + "…" : self
  }
}
