/// Units as they are written elsewhere.
package enum UnitSpelling {
  /// The unit that a word stands for, such as `s` for `seconds`; nil if there is none.
  package static func unit(_ word: some StringProtocol) -> String? { units[word.lowercased()] }

  /// What to write for a number with a unit in other words, such as `0.4 seconds`; nil if the unit is unknown.
  static func help(_ number: String, _ word: String) -> String? {
    guard number.utf8.count <= 60 else { return nil }
    if let side = viewport[word.lowercased()] {
      return Double(number).map { "write '\(share($0 / 100, of: side))'" }
    }
    guard let unit = unit(word) else { return nil }
    // A number without a unit is a length too.
    return unit == "pt" ? "write '\(number)' or '\(number)pt'" : "write '\(number)\(unit)'"
  }

  /// A part of a length as a formula: `container.width * 0.5`.
  package static func share(_ fraction: Double, of side: String) -> String {
    switch fraction {
    case 0: return "0"
    case 1: return side
    case -1: return "-\(side)"
    default:
      // Without the digits that dividing by 100 leaves behind.
      let part = (fraction * 1e6).rounded() / 1e6
      return "\(side) * \(Int(exactly: part).map(String.init) ?? "\(part)")"
    }
  }

  /// The units of CSS that are hundredths of the screen.
  private static let viewport = ["vw": "container.width", "vh": "container.height"]

  private static let units = [
    "s": "s", "sec": "s", "secs": "s", "second": "s", "seconds": "s",
    "ms": "ms", "msec": "ms", "msecs": "ms", "millisecond": "ms", "milliseconds": "ms",
    "deg": "deg", "degs": "deg", "degree": "deg", "degrees": "deg", "°": "deg",
    "rad": "rad", "rads": "rad", "radian": "rad", "radians": "rad",
    "pt": "pt", "pts": "pt", "point": "pt", "points": "pt", "px": "pt", "dp": "pt",
    "percent": "%",
  ]
}
