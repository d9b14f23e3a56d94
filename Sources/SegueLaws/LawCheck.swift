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
  var environment = LawEnvironment()

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
      let subject = try LawSubject(preset, operation, variant, in: registry, with: environment)
      return Law.allCases.filter(laws.contains).flatMap { $0.violations(in: subject) }
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
  fileprivate func violations(in subject: LawSubject) -> [Violation] {
    switch self {
    case .ends: EndsCheck(subject: subject).violations
    case .samples: SamplesCheck(subject: subject).violations
    case .restoration: RestorationCheck(subject: subject).violations
    case .completion: CompletionCheck(subject: subject).violations
    case .reversal: ReversalCheck(subject: subject).violations
    case .continuity: ContinuityCheck(subject: subject).violations
    case .reducedMotion: ReducedMotionCheck(subject: subject).violations
    case .mirroring: MirroringCheck(subject: subject).violations
    case .export: ExportCheck(subject: subject).violations
    }
  }
}
