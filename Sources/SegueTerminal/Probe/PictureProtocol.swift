/// How a terminal is shown pictures, best first.
public enum PictureProtocol: String, CaseIterable, Sendable {
  /// As they are, by kitty's graphics protocol.
  case kitty
  /// As they are, by iTerm2's inline images.
  case iterm2
  /// In up to 256 colors, by DEC's sixels.
  case sixel
  /// Four pixels in a character cell, in two colors, by Unicode's quadrants.
  case quadrant
  /// Two pixels in a character cell, each in its own color, by half blocks.
  case half
  /// One pixel in a character cell, by ASCII characters that are dark or light.
  case ascii
  /// Not at all.
  case none

  /// Whether pictures have the terminal's own pixels; the others are drawn with characters.
  public var hasPixels: Bool { self == .kitty || self == .iterm2 || self == .sixel }

  /// Whether the characters need more than ASCII.
  var needsUnicode: Bool { self == .quadrant || self == .half }

  /// What it is called in a sentence.
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

  /// The pixels of a character cell across and down, where pictures are drawn with characters.
  package var pixelsPerCell: (across: Int, down: Int) {
    switch self {
    case .quadrant: (2, 2)
    case .half: (1, 2)
    default: (1, 1)
    }
  }
}
