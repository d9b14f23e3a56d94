import SegueCatalog
import SegueCoordinator
import SegueTimeline
import SegueYAML

/// One operation of a preset on one stage, with its timeline, ready to be checked.
struct LawSubject {
  let preset: Preset
  let operation: Operation
  let variant: StageVariant
  let stage: Stage
  let timeline: Timeline
  let cast: VisibleLayers
  let points: SamplePoints
  /// The registry of other presets and animators.
  let registry: Registry
  let environment: LawEnvironment

  /// Creates the subject with its timeline.
  init(
    _ preset: Preset, _ operation: Operation, _ variant: StageVariant, in registry: Registry,
    with environment: LawEnvironment
  ) throws(AnimatorFailure) {
    let stage = Stage(preset, operation, variant)
    self.init(
      preset, variant, on: stage, try registry.timeline(of: preset, operation, on: stage),
      in: registry, with: environment)
  }

  private init(
    _ preset: Preset, _ variant: StageVariant, on stage: Stage, _ timeline: Timeline,
    in registry: Registry, with environment: LawEnvironment
  ) {
    (self.preset, self.variant, self.registry) = (preset, variant, registry)
    (self.stage, self.timeline, self.environment) = (stage, timeline, environment)
    operation = stage.operation
    cast = VisibleLayers(timeline.layers, on: stage)
    points = SamplePoints(stage)
  }

  /// Creates the subject that the coordinator makes of a preset in a variant: its reduced-motion form, or its
  /// fallback where the stage lacks what it requires.
  ///
  /// - Returns: nil if the change is made without animation.
  static func shown(
    _ preset: Preset, _ operation: Operation, _ variant: StageVariant, in registry: Registry,
    with environment: LawEnvironment
  ) throws(AnimatorFailure) -> LawSubject? {
    let selector = AnimatorSelector(registry: registry)
    let request = MatchRequest(Stage(preset, operation, variant), explicitPreset: preset.id)
    guard let animation = selector.animationController(for: request) else { return nil }
    let stage = Stage(animation.match.preset, operation, variant)
    guard let timeline = try animation.timeline(for: stage) else { return nil }
    return LawSubject(preset, variant, on: stage, timeline, in: registry, with: environment)
  }

  func view(at time: Double) -> VisibleFrame { VisibleFrame(cast, timeline.sample(at: time)) }

  /// Returns whether the variant has no source, but the same transition runs in the variant that has one, where all
  /// checks of the timeline have been made already.
  ///
  /// In one of the two, the preset's reduced-motion form or its fallback may run instead.
  func isRepeated(in variant: StageVariant) throws(AnimatorFailure) -> Bool {
    guard !variant.knowsSource, operation != .tab else { return false }
    var other = variant
    other.knowsSource = true
    guard let own = try shown(in: variant), let known = try shown(in: other) else { return false }
    return own.looksLike(known)
  }

  /// Returns what runs in a variant; nil if the change is made without animation.
  private func shown(in variant: StageVariant) throws(AnimatorFailure) -> LawSubject? {
    if variant == self.variant { return self }
    do throws(AnimatorFailure) {
      return try Self.shown(preset, operation, variant, in: registry, with: environment)
    } catch {
      // An endless motion is never played, but its timeline is checked.
      return try LawSubject(preset, operation, variant, in: registry, with: environment)
    }
  }

  /// Whether another subject of the same size and direction shows the same.
  func looksLike(_ other: LawSubject) -> Bool {
    timeline == other.timeline && stage.presentation == other.stage.presentation
  }

  /// Creates a world for the operation, optionally with a defect.
  func world(_ flaw: HeadlessWorld.Defect = .none) -> any TransitionWorld {
    environment.world(self, flaw)
  }

  /// Creates a violation of a law.
  func violation(
    of law: Law, at time: Double? = nil, layer: Int? = nil, channel: Channel? = nil,
    _ what: String, by amount: Violation.Amount? = nil, advice: String? = nil
  ) -> Violation {
    let progress = timeline.duration > 0 ? time.map { $0 / timeline.duration } : nil
    return Violation(
      law: law, preset: preset.id, operation: operation, variant: variant, time: time,
      progress: progress, layer: layer.map { timeline.layers[$0].id }, channel: channel,
      what: what, amount: amount, advice: advice)
  }
}

extension Registry {
  /// Returns the timeline of a preset's operation with default parameters.
  func timeline(
    of preset: Preset, _ operation: Operation, on stage: Stage
  ) throws(AnimatorFailure) -> Timeline {
    let animator: any Animator
    do {
      animator = try self.animator(for: preset, operation: operation)
    } catch {
      throw AnimatorFailure("'\(preset.id)' has no animator for \(operation.rawValue)")
    }
    return try animator.timeline(for: stage, parameters: preset.defaultParameters)
  }

  /// What to do where no animator of a preset's operation is available, or that of a plugin fails; nil where Segue's own does.
  func adviceOnAnimator(of preset: Preset, _ operation: Operation) -> String? {
    do {
      let provider = try selectAnimator(for: preset, operation: operation).provider
      guard let provider, case .plugin = provider.origin else { return nil }
      return "check \(provider.origin) with 'segue plugins validate'"
    } catch {
      guard case .notFound(let rejected) = error, let first = rejected.first else { return nil }
      return rejected.flatMap(\.unavailable).first?.description
        ?? PluginSources.advice(onAnimator: first.id, of: preset)
    }
  }
}
