import SegueCatalog
import SegueExpressions
import SegueTimeline

/// Formulas and easings from any bytes, evaluated.
enum FormulaFuzzing {
  private static let scope = ExpressionScope(
    .tracks,
    parameters: [
      Variable(name: "reach", type: .number, interval: Interval(0...1)),
      Variable(name: "tilt", type: .angle, interval: Interval(-3...3)),
    ], elements: ["title"])

  /// Compiles a formula as each type; its value lies in the interval that the parser promises.
  static func evaluateExpression(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for type in ExpressionType.allCases {
      do {
        let expression = try Expression.parse(text, in: scope, expecting: type)
        let value = expression.evaluate(values)
        precondition(value.isFinite, "a formula's value is not finite")
        let interval = expression.interval
        precondition(
          value >= interval.lower && value <= interval.upper, "a value beyond its interval")
      } catch {
        for problem in error.all {
          precondition(problem.range.upperBound <= text.utf8.count, "a problem beyond the text")
        }
      }
    }
  }

  /// A value for each variable, inside its interval.
  private static let values = (0..<scope.slotCount).map { slot in
    let interval = scope.variable(at: slot).interval
    return min(max(0.75, interval.lower), interval.upper)
  }

  /// Parses an easing; its values are finite, and it ends at 1.
  static func evaluateEasing(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let easing = try? TimingDescription(parsing: text) else { return }
    precondition((easing.naturalDuration ?? 0).isFinite, "a spring never settles")
    for duration in [0.001, 0.35, easing.naturalDuration ?? 60] {
      let function = easing.resolved(duration: duration)
      for progress in stride(from: 0, through: 1, by: 0.125) {
        precondition(function.value(at: progress).isFinite, "an easing's value is not finite")
        precondition(function.slope(at: progress).isFinite, "an easing's slope is not finite")
      }
      precondition(function.value(at: 1) == 1, "an easing does not end at 1")
      _ = function.mirrored
    }
  }
}
