import SegueDiagnostics

extension Law {
  /// The tolerances of its checks: for rounding, for differences that are invisible, and for unclear cases.
  public var limits: String {
    switch self {
    case .ends: "\(EndsCheck.tolerance) points"
    case .samples: "numbers up to \(SamplesCheck.largest.shortText)"
    case .completion: "\(GestureTrial.longestSettling.shortText) s after the finger lifts"
    case .reversal: "a deviation by \(ReversalCheck.tolerance)"
    case .continuity:
      "\(ContinuityCheck.minimumValueJump) of what a value travels, \(GestureTrial.tolerance.shortText) point under a finger"
    case .mirroring: "\(MirroringCheck.tolerance) points"
    case .release: "less than \(ReleaseCheck.speed.shortText) container lengths per second"
    case .restoration, .reducedMotion, .export: "nothing"
    }
  }
}
