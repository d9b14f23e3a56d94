/// A cubic Bézier timing curve with a table of its parameters, from which a single step of the iteration finds the exact
/// one.
struct TabulatedBezier: Hashable, Sendable {
  /// The parameter at a progress, and how much it grows over an interval of the table.
  private struct Entry: Hashable, Sendable {
    let parameter: Double
    let growth: Double
  }

  private let x: UnitCubic
  private let y: UnitCubic
  private let entries: [Entry]

  /// So many that interpolating between them leaves less than the iteration asks of its last step.
  private static let intervals = 64

  /// - Precondition: the curve does not lie on the diagonal.
  init(_ curve: CubicBezier) {
    let (x, y) = (curve.x, curve.y)
    (self.x, self.y) = (x, y)
    entries = (0...Self.intervals).map { index in
      let parameter = x.parameter(where: Double(index) / Double(Self.intervals))
      // Beside a vertical tangent the guess is worse, and the iteration takes longer.
      let slope = max(x.slope(at: parameter), 0.1)
      return Entry(parameter: parameter, growth: 1 / (Double(Self.intervals) * slope))
    }
  }

  /// The value for a progress from 0 to 1, as ``CubicBezier/value(at:)`` returns it.
  func value(at progress: Double) -> Double {
    y.value(at: x.parameter(where: progress, near: guess(at: progress)))
  }

  /// The parameter by Hermite's interpolation.
  private func guess(at progress: Double) -> Double {
    let place = progress * Double(Self.intervals)
    let index = min(Int(place), Self.intervals - 1)
    let (start, end) = (entries[index], entries[index + 1])
    let t = place - Double(index)
    let change = end.parameter - start.parameter
    let bend = start.growth - change
    let counterbend = change - end.growth
    return start.parameter + t * (change + (1 - t) * (bend + t * (counterbend - bend)))
  }
}
