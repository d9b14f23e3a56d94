/// Colors for text on a terminal, or none.
struct ANSIStyle: Sendable {
  /// The available text colors.
  enum Paint: String {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case green = "32"
    case yellow = "1;33"
    case cyan = "36"
  }

  /// Whether colors are enabled.
  let isOn: Bool

  /// The text in a color.
  func paint(_ text: String, _ paint: Paint) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }
}
