import SegueTimeline

/// Total arithmetic: a finite result for all operands, so that no frame ever contains a NaN.
///
/// Products and quotients stay within ±`limit`. A division that validation could not
/// foresee, by a divisor rounded to zero, yields the limit, or zero for 0 ÷ 0.
package enum TotalArithmetic {
  /// The largest magnitude of a product or quotient.
  package static let limit = 1e100

  @inline(__always)
  package static func product(_ a: Double, _ b: Double) -> Double { bounded(a * b) }

  @inline(__always)
  package static func quotient(_ a: Double, _ b: Double) -> Double { bounded(a / b) }

  /// The remainder of floored division, with the sign of the divisor.
  static func modulo(_ a: Double, _ b: Double) -> Double {
    guard b != 0 else { return 0 }
    let remainder = a.truncatingRemainder(dividingBy: b)
    return remainder != 0 && (remainder < 0) != (b < 0) ? remainder + b : remainder
  }

  /// The value at fraction `t` from `a` to `b`: exact at both ends, and within them in between.
  static func mix(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let value = bounded(product(1 - t, a) + product(t, b))
    guard t >= 0, t <= 1 else { return value }
    return max(min(a, b), min(max(a, b), value))
  }

  /// Clamps a value to `low`…`high`; `high` wins if they are swapped.
  static func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
    min(max(value, low), high)
  }

  package static func squareRoot(_ a: Double) -> Double { a > 0 ? a.squareRoot() : 0 }

  package static func hypotenuse(_ a: Double, _ b: Double) -> Double { LibM.hypot(a, b) }

  /// The angle of a point seen from the origin, above −π and up to π; 0 for the origin itself.
  package static func angle(_ x: Double, _ y: Double) -> Double {
    // Adding 0 turns −0 into 0: formulas do not distinguish them, but atan2 does.
    LibM.atan2(y + 0.0, x + 0.0)
  }

  @inline(__always)
  private static func bounded(_ value: Double) -> Double {
    if value.magnitude <= limit { return value }
    if value.isNaN { return 0 }
    return value < 0 ? -limit : limit
  }
}
