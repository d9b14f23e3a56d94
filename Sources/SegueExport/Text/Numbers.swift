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
  let steps = (number * powersOfTen[places]).rounded()
  // A decimal with so few digits is the shortest text of its nearest `Double`; numbers near 0 need an exponent.
  if abs(steps) < 1e15, abs(number) >= 0.001 || steps == 0 { return decimal(Int(steps), places) }
  return shortest(number.rounded(places: places))
}

/// Returns a number of steps of 10^−places as a decimal.
private func decimal(_ steps: Int, _ places: Int) -> String {
  String(unsafeUninitializedCapacity: 20) { text in
    var (rest, place, start) = (steps.magnitude, places, 20)
    func put(_ byte: UInt8) {
      start -= 1
      text[start] = byte
    }
    while place > 0, rest.isMultiple(of: 10) { (rest, place) = (rest / 10, place - 1) }
    let hasFraction = place > 0
    repeat {
      put(UInt8(ascii: "0") + UInt8(rest % 10))
      (rest, place) = (rest / 10, place - 1)
      if place == 0, hasFraction { put(UInt8(ascii: ".")) }
    } while rest > 0 || place >= 0
    if steps < 0 { put(UInt8(ascii: "-")) }
    for index in start..<20 { text[index - start] = text[index] }
    return 20 - start
  }
}

/// The powers of ten that a `Double` holds exactly: a number is multiplied or divided by one with a single rounding.
let powersOfTen: [Double] = (0...22).map { places in
  (0..<places).reduce(1) { power, _ in power * 10 }
}

extension Double {
  /// The number rounded to a number of decimal places, at most 22.
  func rounded(places: Int) -> Double {
    let factor = powersOfTen[places]
    let result = (self * factor).rounded() / factor
    return result.isFinite ? result : self
  }
}

/// Returns a length in CSS pixels, which equal our points.
func pixels(_ points: Double) -> String {
  let text = rounded(points, places: 4)
  return text == "0" ? text : text + "px"
}
