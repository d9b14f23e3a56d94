/// Returns a number with the fewest digits that round-trip; whole numbers without a decimal point.
///
/// Every result is valid in CSS and JSON, as long as the number is finite.
func shortest(_ number: Double) -> String {
  if number == 0 { return "0" }
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Returns a number rounded to a number of decimal places.
func rounded(_ number: Double, places: Int) -> String {
  let factor = (0..<places).reduce(1.0) { power, _ in power * 10 }
  let result = (number * factor).rounded() / factor
  return shortest(result.isFinite ? result : number)
}

/// Returns a length in CSS pixels, which equal our points.
func pixels(_ points: Double) -> String {
  let text = rounded(points, places: 4)
  return text == "0" ? text : text + "px"
}
