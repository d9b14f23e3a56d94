/// A color in one of the terminal's color depths.
package enum TerminalColor: Hashable, Sendable {
  /// Red, green and blue as `0xRRGGBB`.
  case direct(UInt32)
  /// An entry of the 256-color palette.
  case palette(Int)
  /// One of the 16 colors of the user's theme: 8 and above are bright.
  case named(Int)

  /// Creates the nearest color of a depth to an opaque `0xAARRGGBB` word; nil for monochrome.
  package init?(_ word: UInt32, depth: TerminalCapabilities.ColorDepth) {
    switch depth {
    case .truecolor: self = .direct(word & 0xff_ffff)
    case .palette256: self = .palette(nearestEntry(to: word))
    case .palette16: self = .named(nearestName(to: word))
    case .monochrome: return nil
    }
  }

  /// The SGR parameters of the color as foreground.
  var foregroundCode: String {
    switch self {
    case .direct(let word): "38;2;\(word >> 16 & 255);\(word >> 8 & 255);\(word & 255)"
    case .palette(let index): "38;5;\(index)"
    case .named(let index): "\(index < 8 ? 30 + index : 82 + index)"
    }
  }

  /// The SGR parameters of the color as background.
  var backgroundCode: String {
    switch self {
    case .direct(let word): "48;2;\(word >> 16 & 255);\(word >> 8 & 255);\(word & 255)"
    case .palette(let index): "48;5;\(index)"
    case .named(let index): "\(index < 8 ? 40 + index : 92 + index)"
    }
  }
}

/// Finds the nearest palette entry, using only entries that users do not restyle: the 6 × 6 × 6
/// cube from 16 on, and the 24 grays from 232 on.
private func nearestEntry(to word: UInt32) -> Int {
  let parts = [Int(word >> 16 & 255), Int(word >> 8 & 255), Int(word & 255)]
  let steps = parts.map(nearestStep)
  let cube = 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  let gray = min(max((parts.reduce(0, +) / 3 - 8 + 5) / 10, 0), 23)
  let toCube = distance(parts, steps.map(level))
  let toGray = distance(parts, Array(repeating: 8 + 10 * gray, count: 3))
  return toGray < toCube ? 232 + gray : cube
}

/// The cube's levels: 0, 95, 135, 175, 215, 255.
private func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

private func nearestStep(_ part: Int) -> Int { part < 48 ? 0 : max(1, (part - 55 + 20) / 40) }

private func distance(_ first: [Int], _ second: [Int]) -> Int {
  zip(first, second).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
}

/// xterm's 16 colors; user themes are close to them.
private let namedColors = [
  [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205], [0, 205, 205],
  [229, 229, 229], [127, 127, 127], [255, 0, 0], [0, 255, 0], [255, 255, 0], [92, 92, 255],
  [255, 0, 255], [0, 255, 255], [255, 255, 255],
]

private func nearestName(to word: UInt32) -> Int {
  let parts = [Int(word >> 16 & 255), Int(word >> 8 & 255), Int(word & 255)]
  let distances = namedColors.map { distance(parts, $0) }
  return distances.indices.min { distances[$0] < distances[$1] } ?? 0
}
