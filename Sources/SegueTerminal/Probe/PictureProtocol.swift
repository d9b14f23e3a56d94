/// A protocol for showing pictures in a terminal, best first.
public enum PictureProtocol: String, CaseIterable, Sendable {
  /// Full color, with the kitty graphics protocol.
  case kitty
  /// Full color, with iTerm2's inline images.
  case iterm2
  /// Up to 256 colors, with DEC sixels.
  case sixel
  /// Four pixels per cell, in two colors, with Unicode quadrants.
  case quadrant
  /// Two pixels per cell, each with its own color, with half blocks.
  case half
  /// One pixel per cell, with ASCII characters of varying density.
  case ascii
  /// No pictures.
  case none

  /// Whether pictures use the terminal's own pixels; the others are drawn with characters.
  public var hasPixels: Bool { self == .kitty || self == .iterm2 || self == .sixel }

  /// Whether the characters need more than ASCII.
  var needsUnicode: Bool { self == .quadrant || self == .half }

  /// The name in a sentence.
  public var title: String {
    switch self {
    case .kitty: "kitty graphics"
    case .iterm2: "iTerm2 images"
    case .sixel: "sixels"
    case .quadrant: "quadrants"
    case .half: "half blocks"
    case .ascii: "ASCII"
    case .none: "none"
    }
  }

  /// The number of pixels per character cell, for pictures drawn with characters.
  package var pixelsPerCell: (across: Int, down: Int) {
    switch self {
    case .quadrant: (2, 2)
    case .half: (1, 2)
    default: (1, 1)
    }
  }
}
