/// The contents of one terminal cell.
package struct TerminalCell: Hashable, Sendable {
  /// The text attributes.
  package struct Style: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Style(rawValue: 1)
    package static let dim = Style(rawValue: 2)
    package static let underlined = Style(rawValue: 4)
    package static let inverse = Style(rawValue: 8)

    /// The SGR parameters of the style.
    var codes: [String] {
      [(Style.bold, "1"), (.dim, "2"), (.underlined, "4"), (.inverse, "7")]
        .compactMap { contains($0.0) ? $0.1 : nil }
    }
  }

  /// The character.
  package var text: Character
  /// The text color; nil for the terminal's default.
  package var foreground: TerminalColor?
  /// The background color; nil for the terminal's default.
  package var background: TerminalColor?
  /// The text attributes.
  package var style: Style
  /// Whether the cell is the second half of the wide character to its left, which is written with
  /// it.
  package var isContinuation = false

  package init(
    _ text: Character = " ", foreground: TerminalColor? = nil, background: TerminalColor? = nil,
    style: Style = []
  ) {
    self.text = text
    self.foreground = foreground
    self.background = background
    self.style = style
  }
}
