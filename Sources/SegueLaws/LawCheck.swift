public import SegueCatalog
public import SegueTimeline

/// Checks presets against the laws.
public struct LawCheck: Sendable {
  /// Where presets, their reduced-motion forms and animators are found.
  public let registry: Registry
  /// The laws that are checked.
  public let laws: Set<Law>
  /// What interactions are tried on.
  public let trials: GestureTrials
  /// What they are judged with.
  var apparatus = Apparatus()

  /// What a check has found.
  public struct Report: Sendable {
    /// Where laws are broken.
    public var violations: [Violation] = []
    /// How many touches and frames of interactions were looked at.
    public var updates = 0

    /// Creates a report of nothing.
    public init() {}
  }

  /// Creates a check; of all laws by default.
  ///
  /// - Parameters:
  ///   - registry: where presets, their reduced-motion forms and animators are found.
  ///   - laws: the laws that are checked.
  ///   - fingers: how many paths of a finger each interaction is tried on, in each variant.
  ///   - seed: what chance starts from that makes them up.
  public init(
    registry: Registry, laws: Set<Law> = Set(Law.allCases), fingers: Int = 4, seed: UInt64 = 1
  ) {
    self.registry = registry
    self.laws = laws
    trials = GestureTrials(registry: registry, seed: seed, paths: fingers)
  }

  /// Checks every operation of a preset in every variant.
  public func run(_ preset: Preset) -> [Violation] { report(preset).violations }

  /// Checks every operation of a preset in every variant, and says how much was looked at.
  public func report(_ preset: Preset) -> Report {
    var report = Report()
    for operation in preset.operations {
      for variant in StageVariant.all {
        let trial = trials.run(preset, operation, variant)
        report.updates += trial.updates
        report.violations += run(preset, operation, variant)
        report.violations += trial.violations.filter { laws.contains($0.law) }
      }
    }
    return report
  }

  /// Checks an operation of a preset in one variant.
  ///
  /// A stage that lacks what the preset requires is not the preset's affair: its fallback runs there.
  public func run(
    _ preset: Preset, _ operation: Operation, _ variant: StageVariant
  ) -> [Violation] {
    let stage = Stage(preset, operation, variant)
    guard preset.requirements.allSatisfy({ $0.isMet(by: stage) }) else { return [] }
    do {
      let rehearsal = try Rehearsal(preset, operation, variant, in: registry, with: apparatus)
      return Law.allCases.filter(laws.contains).flatMap { $0.violations(in: rehearsal) }
    } catch {
      guard laws.contains(.completion) else { return [] }
      return [
        Violation(
          law: .completion, preset: preset.id, operation: operation, variant: variant,
          what: "it cannot be laid out: \(error)")
      ]
    }
  }
}

extension Law {
  /// Where a rehearsal breaks the law.
  fileprivate func violations(in rehearsal: Rehearsal) -> [Violation] {
    switch self {
    case .ends: EndsCheck(rehearsal: rehearsal).violations
    case .samples: SamplesCheck(rehearsal: rehearsal).violations
    case .restoration: RestorationCheck(rehearsal: rehearsal).violations
    case .completion: CompletionCheck(rehearsal: rehearsal).violations
    case .reversal: ReversalCheck(rehearsal: rehearsal).violations
    case .continuity: ContinuityCheck(rehearsal: rehearsal).violations
    case .reducedMotion: ReducedMotionCheck(rehearsal: rehearsal).violations
    case .mirroring: MirroringCheck(rehearsal: rehearsal).violations
    case .export: ExportCheck(rehearsal: rehearsal).violations
    }
  }
}
