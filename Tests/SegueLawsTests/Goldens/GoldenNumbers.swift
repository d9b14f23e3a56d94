import SegueTimeline

/// A number to four decimals, the same on every machine: no last digits, and no zero below zero.
func short(_ number: Double) -> String {
  let rounded = (number * 10_000).rounded() / 10_000
  guard rounded != 0 else { return "0" }
  return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
}

/// Numbers with a character between them.
func short(_ numbers: [Double], _ separator: String = " ") -> String {
  numbers.map { short($0) }.joined(separator: separator)
}

extension Rect2D {
  /// The origin and the size.
  var short: String { "\(short(minX)),\(short(minY)) \(short(width))x\(short(height))" }

  private func short(_ number: Double) -> String { SegueLawsTests.short(number) }
}

extension Color {
  /// The parts, with the opacity where it is not whole.
  var short: String {
    "(" + SegueLawsTests.short([red, green, blue] + (alpha == 1 ? [] : [alpha])) + ")"
  }
}
