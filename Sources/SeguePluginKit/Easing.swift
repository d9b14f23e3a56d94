public import CSeguePlugin

/// A function from progress to value.
public indirect enum Easing: Sendable {
  /// Constant speed, which a preset's easing replaces.
  case linear
  /// An easing written as in a preset: `ease-in-out`, `spring(damping-ratio: 0.8)`.
  case text(String)
  /// A cubic Bézier curve with two control points, whose x lie in 0…1.
  case cubicBezier(Double, Double, Double, Double)
  /// Consecutive cubic Bézier curves: two control points and an end for each.
  case path([(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)])
  /// Straight lines between values at offsets.
  case piecewise([(progress: Double, value: Double)])
  /// Equal steps.
  case steps(Int, StepJump)
  /// A physical spring over a duration in seconds, 0 for that of the iteration; velocity in distances per second.
  case spring(
    mass: Double, stiffness: Double, damping: Double, velocity: Double = 0, seconds: Double = 0,
    keepsOverdamping: Bool = false)
  /// A spring as UIView defines it.
  case uiKitSpring(dampingRatio: Double, velocity: Double = 0, keepsOverdamping: Bool = false)
  /// Another easing, rotated by 180°: 1 − f(1 − p).
  case mirrored(Easing)

  /// The positions of the jumps.
  public enum StepJump: segue_step_jump, Sendable {
    /// The last jump at the end, the first at the start, none at either end, or one at both ends.
    case end = 0, start, none, both
  }

  func record(in arena: Arena) -> UnsafePointer<segue_easing>? {
    var record = segue_easing()
    record.size = UInt32(MemoryLayout<segue_easing>.size)
    switch self {
    case .linear: return nil
    case .text(let text):
      record.kind = segue_easing_kind(SEGUE_EASING_TEXT)
      record.text = arena.copy(text)
    case .cubicBezier(let x1, let y1, let x2, let y2):
      record.set(SEGUE_EASING_CUBIC_BEZIER, [x1, y1, x2, y2], arena)
    case .path(let pieces):
      record.set(
        SEGUE_EASING_PATH, pieces.flatMap { [$0.x1, $0.y1, $0.x2, $0.y2, $0.x, $0.y] }, arena)
    case .piecewise(let stops):
      record.set(SEGUE_EASING_PIECEWISE, stops.flatMap { [$0.progress, $0.value] }, arena)
    case .steps(let count, let jump):
      record.set(SEGUE_EASING_STEPS, [Double(count)], arena)
      record.jump = jump.rawValue
    case .spring(let mass, let stiffness, let damping, let velocity, let seconds, let keeps):
      record.set(SEGUE_EASING_SPRING, [mass, stiffness, damping, velocity, seconds], arena)
      record.flags = keeps ? UInt32(SEGUE_EASING_OVERDAMPED) : 0
    case .uiKitSpring(let dampingRatio, let velocity, let keeps):
      record.set(SEGUE_EASING_UIKIT_SPRING, [dampingRatio, velocity], arena)
      record.flags = keeps ? UInt32(SEGUE_EASING_OVERDAMPED) : 0
    case .mirrored(let inner):
      record.kind = segue_easing_kind(SEGUE_EASING_MIRRORED)
      record.inner = inner.record(in: arena) ?? Easing.cubicBezier(0, 0, 1, 1).record(in: arena)
    }
    return arena.copy(record)
  }
}

extension segue_easing {
  fileprivate mutating func set(_ kind: Int, _ numbers: [Double], _ arena: Arena) {
    self.kind = segue_easing_kind(kind)
    self.numbers = arena.copy(numbers)
    number_count = UInt32(numbers.count)
  }
}
