/// Returns a number with the fewest digits that round-trip; whole numbers without a decimal point.
///
/// Every result is a number in CSS, as long as the number is finite.
func shortest(_ number: Double) -> String {
  if number == 0 { return "0" }
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// A number rounded to a number of decimal places, as text.
func rounded(_ number: Double, places: Int) -> String {
  shortest(number.rounded(places: places))
}

extension Double {
  /// The number rounded to a number of decimal places.
  func rounded(places: Int) -> Double {
    let factor = (0..<places).reduce(1.0) { power, _ in power * 10 }
    let result = (self * factor).rounded() / factor
    return result.isFinite ? result : self
  }
}

/// Returns a length in CSS pixels, which equal our points.
func pixels(_ points: Double) -> String {
  let text = rounded(points, places: 4)
  return text == "0" ? text : text + "px"
}
