/// A function from progress 0…1 to value 0…1 that eases a motion.
///
/// Every function is 0 up to progress 0 and exactly 1 from progress 1 on; in between it may
/// overshoot. The one exception is a step function that jumps at its start: its value at progress 0
/// is already that of its first step. YAML and CSS call it *easing*.
public enum TimingFunction: Hashable, Sendable {
  /// The value is the progress.
  case linear
  /// A cubic Bézier curve.
  case cubicBezier(CubicBezier)
  /// Several cubic Bézier curves, one after the other.
  case path(TimingPath)
  /// Straight lines between stops.
  case piecewiseLinear(PiecewiseLinear)
  /// A number of equal steps, at least ``StepPosition/minimumCount``.
  case steps(count: Int, position: StepPosition)
  /// A spring's motion over a limited duration.
  case spring(SpringCurve)
  /// A function rotated by 180°: 1 − f(1 − p).
  ///
  /// Created by ``mirrored`` if the result is of no other kind.
  indirect case mirror(TimingFunction)

  /// The value for a progress.
  ///
  /// - Complexity: No allocation; logarithmic in the number of linear stops, linear in the number
  ///   of path segments.
  public func value(at progress: Double) -> Double {
    guard progress >= 0 else { return 0 }
    guard progress < 1 else { return 1 }
    switch self {
    case .linear: return progress
    case .cubicBezier(let curve): return curve.value(at: progress)
    case .path(let path): return path.value(at: progress)
    case .piecewiseLinear(let function): return function.value(at: progress)
    case .steps(let count, let position): return position.value(steps: count, progress: progress)
    case .spring(let curve): return curve.value(at: progress)
    case .mirror(let original): return 1 - original.value(at: 1 - progress)
    }
  }

  /// The derivative of the value with respect to progress.
  ///
  /// Divided by a duration it is a velocity, as needed for a hand-over. Jumps do not count.
  /// One-sided at 0 and 1, 0 outside, and always finite.
  public func slope(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    switch self {
    case .linear: return 1
    case .cubicBezier(let curve): return curve.slope(at: progress)
    case .path(let path): return path.slope(at: progress)
    case .piecewiseLinear(let function): return function.slope(at: progress)
    case .steps: return 0
    case .spring(let curve): return curve.slope(at: progress)
    case .mirror(let original): return original.slope(at: 1 - progress)
    }
  }

  /// The function rotated by 180°, 1 − f(1 − p): the easing of the motion played backward.
  ///
  /// Mirroring twice restores the original's values.
  public var mirrored: TimingFunction {
    switch self {
    case .linear: .linear
    case .cubicBezier(let curve): .cubicBezier(curve.mirrored)
    case .path(let path): .path(path.mirrored)
    case .piecewiseLinear, .steps, .spring: .mirror(self)
    case .mirror(let original): original
    }
  }
}

/// The positions of a step function's jumps, as in CSS's `steps()`.
public enum StepPosition: String, Hashable, Sendable, CaseIterable {
  /// The first jump is at progress 0, so the value is never 0 inside.
  case jumpStart = "jump-start"
  /// The last jump is at progress 1.
  case jumpEnd = "jump-end"
  /// No jump at either end: the value holds at 0 first and at 1 last.
  case jumpNone = "jump-none"
  /// A jump at both ends.
  case jumpBoth = "jump-both"

  /// The smallest number of steps that makes a jump: 2 for `jumpNone`, otherwise 1.
  public var minimumCount: Int { self == .jumpNone ? 2 : 1 }

  /// The value for a progress from 0 up to, but not including, 1.
  func value(steps: Int, progress: Double) -> Double {
    let count = Double(max(steps, minimumCount))
    var step = LibM.floor(progress * count)
    // The product may round down at a step's own progress: 0.29 · 100 = 28.999….
    if (step + 1) / count <= progress { step += 1 }
    switch self {
    case .jumpEnd: return step / count
    case .jumpNone: return min(step / (count - 1), 1)
    case .jumpStart: return min((step + 1) / count, 1)
    case .jumpBoth: return (step + 1) / (count + 1)
    }
  }
}
