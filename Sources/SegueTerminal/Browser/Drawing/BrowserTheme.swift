import SeguePreview
package import SegueTimeline

/// The colors and symbols of the browser: the terminal's own, and one accent.
package struct BrowserTheme: Sendable {
  /// The style and colors of a text.
  struct Paint: Hashable, Sendable {
    var foreground: TerminalColor?
    var background: TerminalColor?
    var style: TerminalCell.Style = []
  }

  /// Ordinary text.
  let plain = Paint()
  /// Titles.
  let strong = Paint(style: .bold)
  /// Secondary text.
  let faint: Paint
  /// Active items, and matching letters.
  let accent: Paint
  /// The selected row.
  let selection: Paint
  /// Errors.
  let alarm: Paint
  /// Lines between parts.
  let line: Paint
  /// Whether symbols beyond ASCII can be shown.
  let showsUnicode: Bool

  /// Chooses the colors for a terminal.
  ///
  /// - Parameters:
  ///   - depth: the color encoding; none if the user disables colors.
  ///   - background: the color behind the text, if known.
  package init(
    depth: TerminalCapabilities.ColorDepth, background: Color?, showsUnicode: Bool
  ) {
    self.showsUnicode = showsUnicode
    func color(_ word: UInt32) -> TerminalColor? { TerminalColor(word, depth: depth) }
    switch (depth, background) {
    case (.monochrome, _):
      faint = Paint(style: .dim)
      accent = Paint(style: [.bold, .underlined])
      selection = Paint(style: .inverse)
      alarm = Paint(style: .bold)
      line = Paint(style: .dim)
    case (.palette16, _), (_, nil):
      faint = Paint(style: .dim)
      accent = Paint(foreground: .named(6), style: .bold)
      selection = Paint(style: .inverse)
      alarm = Paint(foreground: .named(1), style: .bold)
      line = Paint(style: .dim)
    case (_, let background?):
      let isLight = background.red + background.green + background.blue > 1.5
      faint = Paint(foreground: color(isLight ? 0xff6b_7280 : 0xff8a_919e))
      accent = Paint(foreground: color(isLight ? 0xff0a_58ca : 0xff6c_b0ff), style: .bold)
      selection = Paint(background: color(isLight ? 0xffdd_e8fb : 0xff20_3048))
      alarm = Paint(foreground: color(isLight ? 0xffc0_2626 : 0xffff_7b72), style: .bold)
      line = Paint(foreground: color(isLight ? 0xffd1_d5db : 0xff3a_404a))
    }
  }

  /// A symbol, or its ASCII replacement.
  func sign(_ unicode: String, _ ascii: String) -> String { showsUnicode ? unicode : ascii }
}
