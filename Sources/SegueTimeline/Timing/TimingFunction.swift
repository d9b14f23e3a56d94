/// A function from progress 0…1 to value 0…1 that gives a motion its pace.
///
/// Every function is 0 up to progress 0 and exactly 1 from progress 1 on; in between it may
/// overshoot. The one exception is a step function that jumps at its start, whose value at progress
/// 0 is already that of its first step. YAML and CSS call it *easing*.
public enum TimingFunction: Hashable, Sendable {
  /// The value is the progress.
  case linear
  /// A cubic Bézier curve.
  case cubicBezier(CubicBezier)
  /// Several cubic Bézier curves, one after the other.
  case path(TimingPath)
  /// Straight lines between stops.
  case piecewiseLinear(PiecewiseLinear)
  /// A number of equal steps; fewer than ``StepPosition/leastCount`` count as that.
  case steps(count: Int, position: StepPosition)
  /// The first so many seconds of a spring's motion; what is left of the distance then is a last
  /// snap to 1.
  case spring(Spring, duration: Double)
  /// A function turned half a turn: 1 − f(1 − p).
  ///
  /// Made by ``mirrored`` where the result is of no other kind.
  indirect case mirror(TimingFunction)

  /// The value for a progress.
  ///
  /// - Complexity: No allocation; logarithmic in the number of linear stops and linear in that of a
  ///   path's segments.
  public func value(at progress: Double) -> Double {
    guard progress >= 0 else { return 0 }
    guard progress < 1 else { return 1 }
    switch self {
    case .linear: return progress
    case .cubicBezier(let curve): return curve.value(at: progress)
    case .path(let path): return path.value(at: progress)
    case .piecewiseLinear(let function): return function.value(at: progress)
    case .steps(let count, let position): return position.value(steps: count, progress: progress)
    case .spring(let spring, let duration): return spring.position(at: progress * duration)
    case .mirror(let original): return 1 - original.value(at: 1 - progress)
    }
  }

  /// The derivative of the value by the progress.
  ///
  /// Divided by a duration it is a velocity, which is what a hand-over needs. Jumps do not count.
  /// At 0 and 1 it is one-sided, outside it is 0, and it is always finite.
  public func slope(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    switch self {
    case .linear: return 1
    case .cubicBezier(let curve): return curve.slope(at: progress)
    case .path(let path): return path.slope(at: progress)
    case .piecewiseLinear(let function): return function.slope(at: progress)
    case .steps: return 0
    case .spring(let spring, let duration):
      return spring.velocity(at: progress * duration) * duration
    case .mirror(let original): return original.slope(at: 1 - progress)
    }
  }

  /// The function turned half a turn, 1 − f(1 − p): how a motion looks that is played backwards.
  ///
  /// Mirroring twice gives the original's values back.
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
