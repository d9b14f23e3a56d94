/// A property that every timeline must keep.
public enum Law: Int, CaseIterable, Hashable, Sendable {
  case ends = 1
  case samples, restoration, completion, reversal, continuity, reducedMotion, mirroring, export

  /// The law's number, from 1.
  public var number: Int { rawValue }

  /// The law's name.
  public var name: String {
    switch self {
    case .ends: "exact ends"
    case .samples: "finite samples"
    case .restoration: "restoration"
    case .completion: "completion"
    case .reversal: "reversal"
    case .continuity: "continuity"
    case .reducedMotion: "reduced motion"
    case .mirroring: "mirroring"
    case .export: "export"
    }
  }

  /// The law's requirement, in one sentence.
  public var statement: String {
    switch self {
    case .ends:
      "At 0 everything looks as before the transition, at the end as after it, and nothing else is visible."
    case .samples: "Every sample is finite and in range, and does not depend on earlier samples."
    case .restoration:
      "After cancelling at any progress, everything is restored, and the result is reported as cancelled."
    case .completion:
      "It always completes: without a source or a view, in an empty container, and when interrupted."
    case .reversal: "With linear easing, the reverse at p is the original at 1 − p."
    case .continuity: "Nothing jumps, except at declared cuts, steps and discrete keyframes."
    case .reducedMotion: "The reduced-motion form moves nothing."
    case .mirroring: "Right-to-left is the mirror image of left-to-right."
    case .export: "Every exporter succeeds or reports its loss."
    }
  }
}
