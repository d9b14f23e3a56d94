/// What one cell of a terminal shows.
package struct TerminalCell: Hashable, Sendable {
  /// How letters are set.
  package struct Style: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let bold = Style(rawValue: 1)
    package static let dim = Style(rawValue: 2)
    package static let underlined = Style(rawValue: 4)
    package static let inverse = Style(rawValue: 8)

    /// The parameters that set it.
    var codes: [String] {
      [(Style.bold, "1"), (.dim, "2"), (.underlined, "4"), (.inverse, "7")]
        .compactMap { contains($0.0) ? $0.1 : nil }
    }
  }

  /// The character.
  package var text: Character
  /// The color of the letter; nil for the terminal's own.
  package var foreground: TerminalColor?
  /// The color behind it; nil for the terminal's own.
  package var background: TerminalColor?
  /// How it is set.
  package var style: Style
  /// Whether the cell is the second half of a wide character to its left, which is written with that.
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
