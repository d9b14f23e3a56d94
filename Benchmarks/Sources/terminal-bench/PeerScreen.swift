import SeguePreview

/// Reads a peer's output.
enum PeerScreen {
  /// Returns the mean error of vertically stacked frames, of 255; nil where their size differs.
  static func error(of text: [UInt8], _ animation: PlayedAnimation) -> Double? {
    let count = animation.frames.count
    var screen = CellScreen(
      columns: PlayedAnimation.columns, rows: (PlayedAnimation.rows + 1) * count)
    screen.show(text)
    // chafa leaves an empty line between two pictures.
    let step = (screen.row + 1) / count
    guard screen.mistakes == 0, step - PlayedAnimation.rows == 0 || step - PlayedAnimation.rows == 1
    else {
      return nil
    }
    let errors = animation.frames.enumerated().map { index, frame in
      screen.error(from: index * step, comparedWith: frame)
    }
    return errors.reduce(0, +) / Double(count)
  }

  /// Returns the size of the first picture: from a sixel's raster attributes, kitty's keys, or the
  /// embedded PNG.
  static func pixelSize(_ text: String) -> (width: Int, height: Int)? {
    if let match = text.firstMatch(of: /"1;1;([0-9]+);([0-9]+)/) {
      return size(match.output.1, match.output.2)
    }
    if let match = text.firstMatch(of: /s=([0-9]+),v=([0-9]+)/) {
      return size(match.output.1, match.output.2)
    }
    guard let match = text.firstMatch(of: /;(iVBORw0KGgo[A-Za-z0-9+\/]{29})/) else { return nil }
    let bytes = decoded(match.output.1)
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    return bytes.count >= 24 ? (number(16), number(20)) : nil
  }

  private static func size(_ width: Substring, _ height: Substring) -> (width: Int, height: Int)? {
    guard let width = Int(width), let height = Int(height), width * height > 0 else { return nil }
    return (width, height)
  }

  /// Decodes whole groups of base64 without padding.
  private static func decoded(_ text: Substring) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let digits = text.utf8.compactMap { alphabet.firstIndex(of: $0) }
    return stride(from: 0, to: digits.count - 3, by: 4).flatMap { start in
      let bits = digits[start..<start + 4].reduce(0) { $0 << 6 | $1 }
      return [UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)]
    }
  }
}
