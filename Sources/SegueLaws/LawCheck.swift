public import SegueCatalog
public import SegueTimeline

/// Checks presets against the laws.
public struct LawCheck: Sendable {
  /// The registry of presets, their reduced-motion forms and animators.
  public let registry: Registry
  /// The laws to check.
  public let laws: Set<Law>
  /// The gesture trials for interactions.
  public let trials: GestureTrials
  /// The containers and exporters used by the checks.
  var environment = LawEnvironment()

  /// The results of a check.
  public struct Report: Sendable {
    /// The violations.
    public var violations: [Violation] = []
    /// The number of touches and frames of interactions checked.
    public var updates = 0

    /// Creates an empty report.
    public init() {}
  }

  /// Creates a check, of all laws by default.
  ///
  /// - Parameters:
  ///   - registry: the registry of presets, their reduced-motion forms and animators.
  ///   - laws: the laws to check.
  ///   - fingers: the number of random finger paths per interaction and variant.
  ///   - seed: the random seed of the paths.
  public init(
    registry: Registry, laws: Set<Law> = Set(Law.allCases), fingers: Int = 4, seed: UInt64 = 1
  ) {
    self.registry = registry
    self.laws = laws
    trials = GestureTrials(registry: registry, seed: seed, paths: fingers)
  }

  /// Checks every operation of a preset in every variant.
  public func run(_ preset: Preset) -> [Violation] { report(preset).violations }

  /// Checks every operation of a preset in every variant, and counts the checked touches and
  /// frames.
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
  /// On a stage that does not meet the preset's requirements its fallback runs; only whether that
  /// has a timeline, and the timeline's ends, are checked. A number too large to check is reported
  /// whatever laws are requested.
  public func run(
    _ preset: Preset, _ operation: Operation, _ variant: StageVariant
  ) -> [Violation] {
    let stage = Stage(preset, operation, variant)
    do throws(AnimatorFailure) {
      guard preset.requirements.allSatisfy({ $0.isMet(by: stage) }) else {
        return violationsOfForms(of: preset, operation, [variant] + variant.otherForms, but: nil)
      }
      let subject = try LawSubject(preset, operation, variant, in: registry, with: environment)
      if let extreme = SamplesCheck(subject: subject).extreme {
        return [extreme]
      }
      return Law.allCases.filter(laws.contains).flatMap { $0.violations(in: subject) }
        + violationsOfForms(of: preset, operation, variant.otherForms, but: subject)
    } catch {
      return noTimeline(of: preset, operation, variant, because: error)
    }
  }

  /// Returns the violation of an operation for which no timeline can be created.
  private func noTimeline(
    of preset: Preset, _ operation: Operation, _ variant: StageVariant,
    because failure: AnimatorFailure
  ) -> [Violation] {
    guard laws.contains(.completion) else { return [] }
    return [
      Violation(
        law: .completion, preset: preset.id, operation: operation, variant: variant,
        what: "cannot create a timeline: \(failure)")
    ]
  }
}

extension LawCheck {
  /// Checks the ends of what other users see, as the coordinator chooses it for them, and that it can be created.
  ///
  /// - Parameter subject: what has been checked; forms that are the same are skipped.
  private func violationsOfForms(
    of preset: Preset, _ operation: Operation, _ forms: [StageVariant], but subject: LawSubject?
  ) -> [Violation] {
    guard laws.contains(.ends) || laws.contains(.completion) else { return [] }
    var known = [subject].compactMap { $0 }
    for form in forms {
      do throws(AnimatorFailure) {
        let shown = try LawSubject.shown(preset, operation, form, in: registry, with: environment)
        guard let shown, !known.contains(where: shown.looksLike) else { continue }
        known.append(shown)
        let violations = laws.contains(.ends) ? Law.ends.violations(in: shown) : []
        if !violations.isEmpty { return violations }
      } catch {
        return noTimeline(of: preset, operation, form, because: error)
      }
    }
    return []
  }
}

extension Law {
  /// Returns the subject's violations of the law.
  fileprivate func violations(in subject: LawSubject) -> [Violation] {
    switch self {
    case .ends:
      // What is seen says no more about a frame whose numbers are wrong already.
      EndsCheck(subject: subject).violations.orIfEmpty(DrawnEndsCheck(subject: subject).violations)
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

extension [Violation] {
  /// Returns the violations, or others where there are none.
  fileprivate func orIfEmpty(_ others: @autoclosure () -> [Violation]) -> [Violation] {
    isEmpty ? others() : self
  }
}
