import SegueDiagnostics
package import SegueTimeline

/// The unit in which an angle's parameter reads best: degrees, unless its range was written in radians.
package enum AngleUnit: String {
  case degrees = "deg"
  case radians = "rad"

  /// The unit for a range in radians.
  package init(for range: ClosedRange<Double>) {
    let areDegrees = [range.lowerBound, range.upperBound].allSatisfy {
      Self.isRound($0 * 180 / .pi)
    }
    self = areDegrees ? .degrees : .radians
  }

  /// An angle in radians as a number in this unit.
  package func number(of radians: Double) -> Double {
    switch self {
    case .degrees: Self.roundDegrees(of: radians) ?? radians * 180 / .pi
    case .radians: radians
    }
  }

  /// The number of degrees with at most three digits after the point that is exactly this angle; nil if there is none.
  package static func roundDegrees(of radians: Double) -> Double? {
    let degrees = (radians * 180_000 / .pi).rounded() / 1000
    return degrees * .pi / 180 == radians ? degrees : nil
  }

  /// Whether a number has at most three digits after the point, but for the error of a conversion.
  private static func isRound(_ number: Double) -> Bool {
    abs((number * 1000).rounded() / 1000 - number) < 1e-9
  }
}

extension ParameterDescription.Kind {
  /// What it accepts, for messages: `an angle from 0deg to 90deg`.
  package var words: String {
    switch self {
    case .number(let range): "a number \(words(range))"
    case .length(let range): "a length \(words(range))"
    case .angle(let range): "an angle \(words(range))"
    case .duration(let range): "a duration \(words(range))"
    case .boolean: "true or false"
    case .choice(let names): names.joined(separator: " or ")
    case .color: "a color"
    }
  }

  /// A range of its values as it is written in a preset: `from 0deg to 90deg`.
  func words(_ range: ClosedRange<Double>) -> String {
    "from \(text(range.lowerBound)) to \(text(range.upperBound))"
  }

  /// One of its numbers as it is written in a preset.
  package func text(_ number: Double) -> String {
    switch self {
    case .angle(let range):
      let unit = AngleUnit(for: range)
      return unit.number(of: number).shortText + unit.rawValue
    case .duration: return "\(number.shortText)s"
    case .number, .length, .boolean, .choice, .color: return number.shortText
    }
  }
}
