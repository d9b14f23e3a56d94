public import SegueCatalog
import SegueCoordinator
public import SegueTimeline

/// Tries interactions on straight and random finger paths, against laws 2, 3, 4, 6, 7 and 8.
public struct GestureTrials: Sendable {
  /// The registry of presets and animators.
  public let registry: Registry
  /// The random seed.
  public let seed: UInt64
  /// The number of paths per interaction and variant.
  public let paths: Int

  /// The results of trials.
  public struct Report: Sendable {
    /// The violations, each with the shortest path that causes it.
    public var violations: [Violation] = []
    /// The number of touches and frames checked.
    public var updates = 0

    /// Creates an empty report.
    public init() {}
  }

  /// Creates trials.
  public init(registry: Registry, seed: UInt64 = 1, paths: Int = 12) {
    self.registry = registry
    self.seed = seed
    self.paths = paths
  }

  /// Tries an operation of a preset in one variant, and in the same with reduced motion; one
  /// without an interaction produces no violations.
  public func run(
    _ preset: Preset, _ operation: Operation, _ variant: StageVariant
  ) -> Report {
    var report = tryPaths(preset, operation, variant)
    guard report.violations.isEmpty, !variant.reducesMotion else { return report }
    var reduced = variant
    reduced.reducesMotion = true
    let other = tryPaths(preset, operation, reduced)
    report.violations = other.violations
    report.updates += other.updates
    return report
  }

  private func tryPaths(
    _ preset: Preset, _ operation: Operation, _ variant: StageVariant
  ) -> Report {
    var report = Report()
    guard preset.interactions[operation] != nil, paths > 0 else { return report }
    let stage = Stage(preset, operation, variant)
    guard preset.requirements.allSatisfy({ $0.isMet(by: stage) }), stage.emptyScreenSize == nil
    else { return report }
    do throws(AnimatorFailure) {
      guard var trial = try trial(preset, operation, variant) else { return report }
      let subject = try LawSubject(preset, operation, variant, in: registry, with: LawEnvironment())
      var containers = ContainerTrial(subject)
      var mirrored = try mirroredTrial(preset, operation, variant)
      let find = { (path: FingerPath) -> GestureTrial.Failure? in
        trial.failure(on: path) ?? containers.failure(on: path, reaching: trial.states)
          ?? mirrored?.difference(on: path.mirrored(in: variant.size.width), from: trial)
          ?? (path.touches.count == 1 && trial.isRecognized
            ? containers.failureWhenResized(on: path) : nil)
      }
      let straight = FingerPath.straight(in: variant.size)
      for number in -straight.count..<paths {
        let path =
          number < 0
          ? straight[number + straight.count]
          : FingerPath(seed: seed, number: number, in: variant.size)
        guard let failure = find(path) else { continue }
        // Failures of the gesture alone are searched without containers and mirrored paths, which take most of the time.
        let isOwn = trial.failure(on: path)?.law == failure.law
        let search = isOwn ? { trial.failure(on: $0) } : find
        report.violations.append(
          violation(
            of: failure, on: path.shrunk { search($0)?.law == failure.law }, search, in: subject))
        break
      }
      report.updates = trial.updates
    } catch {
      report.violations.append(
        Violation(
          law: .completion, preset: preset.id, operation: operation, variant: variant,
          isInteractive: true, what: "cannot create a timeline for its interaction: \(error)"))
    }
    return report
  }

  private func violation(
    of failure: GestureTrial.Failure, on path: FingerPath,
    _ find: (FingerPath) -> GestureTrial.Failure?, in subject: LawSubject
  ) -> Violation {
    let found = find(path) ?? failure
    var violation = subject.violation(
      of: found.law, at: found.time, "\(found.what) (finger: \(path); seed \(seed))")
    violation.layer = found.layer
    violation.isInteractive = true
    return violation
  }

  /// Returns the trial from right to left, for a variant from left to right.
  private func mirroredTrial(
    _ preset: Preset, _ operation: Operation, _ variant: StageVariant
  ) throws(AnimatorFailure) -> GestureTrial? {
    guard !variant.isRightToLeft else { return nil }
    var other = variant
    other.isRightToLeft = true
    return try trial(preset, operation, other)
  }

  private func trial(
    _ preset: Preset, _ operation: Operation, _ variant: StageVariant
  ) throws(AnimatorFailure) -> GestureTrial? {
    var stage = Stage(preset, operation, variant)
    let selector = AnimatorSelector(registry: registry)
    let request = MatchRequest(stage, explicitPreset: preset.id)
    guard let animation = selector.animationController(for: request),
      animation.match.preset.id == preset.id
    else { return nil }
    if operation == .present || operation == .dismiss {
      stage.presentation =
        selector.presentationController(for: animation, on: stage).presentation
    }
    guard let waiting = try InteractionRun(animation, on: stage) else { return nil }
    var end: [String: LayerState] = [:]
    if let timeline = try animation.timeline(for: stage) {
      let frame = timeline.sample(at: timeline.duration)
      for (layer, state) in zip(timeline.layers, frame.states) where layer.id == "to" {
        end[layer.id] = state
      }
    }
    return GestureTrial(
      waiting, endingAs: end, mayMove: !variant.reducesMotion,
      endsAtOnce: animation.match.performance == nil)
  }
}
