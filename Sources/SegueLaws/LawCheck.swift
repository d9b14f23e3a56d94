public import SegueCatalog
public import SegueTimeline

/// Checks presets against the laws.
public struct LawCheck: Sendable {
  /// Where presets, their reduced-motion forms and animators are found.
  public let registry: Registry
  /// The laws that are checked.
  public let laws: Set<Law>
  /// What they are judged with.
  var apparatus = Apparatus()

  /// Creates a check; of all laws by default.
  public init(registry: Registry, laws: Set<Law> = Set(Law.allCases)) {
    self.registry = registry
    self.laws = laws
  }

  /// Checks every operation of a preset in every variant.
  public func run(_ preset: Preset) -> [Violation] {
    preset.operations.flatMap { operation in
      StageVariant.all.flatMap { run(preset, operation, $0) }
    }
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
