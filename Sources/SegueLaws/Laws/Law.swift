package import SegueDiagnostics

/// A property that every timeline must keep.
public enum Law: Int, CaseIterable, Hashable, Sendable {
  case ends = 1
  case samples, restoration, completion, reversal, continuity, reducedMotion, mirroring, export,
    release

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
    case .release: "release"
    }
  }

  /// The code of its diagnostics, which `segue explain` explains.
  package var code: Diagnostic.Code {
    switch self {
    case .ends: "law/ends"
    case .samples: "law/samples"
    case .restoration: "law/restoration"
    case .completion: "law/completion"
    case .reversal: "law/reversal"
    case .continuity: "law/continuity"
    case .reducedMotion: "law/reduced-motion"
    case .mirroring: "law/mirroring"
    case .export: "law/export"
    case .release: "law/release"
    }
  }

  /// What to do about a violation.
  package var help: String {
    switch self {
    case .ends:
      "omit the first or the last value of a track: then it is what stands there before or after"
    case .samples: "keep every value in its range, such as 0 to 1 for an opacity"
    case .restoration:
      "let 'on-cancel' end where the layers were before, and bring back every layer that the interaction moves"
    case .completion: "make sure that the transition ends on every stage, also without a source"
    case .reversal:
      "write the way back out instead of reversing it, or let no two tracks write the same values"
    case .continuity: "let each track begin where the one before ends, or declare 'cut: true'"
    case .reducedMotion: "use 'crossfade', 'none', or a preset that moves nothing"
    case .mirroring:
      "multiply what goes to a side by 'direction', or let it depend on 'right-to-left'"
    case .export: "report what the format cannot express as a loss"
    case .release:
      "let 'finish' ask where the finger's speed would take it: 'projected(200ms) > 0.5'; or write 'flick: ignored'"
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
    case .release: "A clear flick finishes, and a clear throw back cancels."
    }
  }
}
