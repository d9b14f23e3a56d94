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

  /// Checks every operation of a preset, and counts the checked touches and frames.
  ///
  /// - Parameter variants: the stages, by default all. Variants that differ only in the source are adjacent, so that equal
  ///   timelines are checked once.
  public func report(_ preset: Preset, on variants: [StageVariant] = StageVariant.all) -> Report {
    var report = Report()
    for operation in preset.operations {
      var earlier: CheckedSubject?
      for variant in variants {
        let trial = trials.run(preset, operation, variant)
        report.updates += trial.updates
        let (violations, checked) = run(preset, operation, variant, after: earlier)
        report.violations += violations
        report.violations += trial.violations.filter { laws.contains($0.law) }
        earlier = checked
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
    run(preset, operation, variant, after: nil).violations
  }

  /// A checked subject with its violations.
  private struct CheckedSubject {
    let subject: LawSubject
    let violations: [Violation]
  }

  /// Checks an operation of a preset in one variant.
  ///
  /// - Parameter earlier: the result of the previous variant. If only its source differs and the timeline is the
  ///   same, the violations of laws about the timeline alone are reused.
  private func run(
    _ preset: Preset, _ operation: Operation, _ variant: StageVariant,
    after earlier: CheckedSubject?
  ) -> (violations: [Violation], checked: CheckedSubject?) {
    let stage = Stage(preset, operation, variant)
    do throws(AnimatorFailure) {
      guard preset.requirements.allSatisfy({ $0.isMet(by: stage) }) else {
        let forms = [variant] + variant.otherForms
        return (violationsOfForms(of: preset, operation, forms, but: nil), nil)
      }
      let subject = try LawSubject(preset, operation, variant, in: registry, with: environment)
      if let extreme = SamplesCheck(subject: subject).extreme {
        return ([extreme], nil)
      }
      let violations = violations(of: subject, after: earlier)
      let forms = violationsOfForms(of: preset, operation, variant.otherForms, but: subject)
      return (violations + forms, CheckedSubject(subject: subject, violations: violations))
    } catch {
      return (noTimeline(of: preset, operation, variant, because: error), nil)
    }
  }

  private func violations(
    of subject: LawSubject, after earlier: CheckedSubject?
  ) -> [Violation] {
    var same: [Violation]?
    if let earlier, earlier.subject.variant.withoutSource == subject.variant,
      subject.operation != .tab, subject.looksLike(earlier.subject)
    {
      same = earlier.violations
    }
    return Law.allCases.filter(laws.contains).flatMap { law in
      guard let same, law.isAboutTimeline else { return law.violations(in: subject) }
      return same.filter { $0.law == law }.map { violation in
        var own = violation
        own.variant = subject.variant
        return own
      }
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
        what: "cannot create a timeline: \(failure)",
        advice: registry.adviceOnAnimator(of: preset, operation))
    ]
  }
}

extension LawCheck {
  /// Checks the ends of the forms for other users (reduced motion, right to left, dark), as the coordinator chooses
  /// them, and that these forms can be created.
  ///
  /// - Parameter subject: the form that has been checked already; equal forms are skipped.
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

extension StageVariant {
  fileprivate var withoutSource: StageVariant {
    var result = self
    result.knowsSource = false
    return result
  }
}

extension Law {
  /// Whether the law is about a timeline alone, not about containers, other timelines or screens.
  fileprivate var isAboutTimeline: Bool { self == .samples || self == .continuity }

  /// Returns the subject's violations of the law.
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
    case .release: ReleaseCheck(subject: subject).violations
    }
  }
}
