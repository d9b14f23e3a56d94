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
