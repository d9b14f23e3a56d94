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
    case .degrees: SwiftAngle(radians).degrees
    case .radians: radians
    }
  }

  /// Whether a number has at most three digits after the point, but for the error of a conversion.
  private static func isRound(_ number: Double) -> Bool {
    abs((number * 1000).rounded() / 1000 - number) < 1e-9
  }
}
