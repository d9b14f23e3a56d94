import SegueCatalog
import SegueTimeline

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
    self.environment = environment
    (self.preset, self.operation, self.variant, self.registry) =
      (preset, operation, variant, registry)
    stage = Stage(preset, operation, variant)
    timeline = try registry.timeline(of: preset, operation, on: stage)
    cast = VisibleLayers(timeline.layers, on: stage)
    points = SamplePoints(stage)
  }

  /// Returns the visible frame at a time.
  func view(at time: Double) -> VisibleFrame { VisibleFrame(cast, timeline.sample(at: time)) }

  /// Returns whether the variant does not know the source and the source makes no difference to the
  /// timeline: then the variant that knows it has already covered all checks of the timeline.
  func isRepeated(in variant: StageVariant) throws(AnimatorFailure) -> Bool {
    guard !variant.knowsSource, operation != .tab else { return false }
    var other = variant
    other.knowsSource = true
    return try registry.timeline(of: preset, operation, on: Stage(preset, operation, variant))
      == registry.timeline(of: preset, operation, on: Stage(preset, operation, other))
  }

  /// Creates a world for the operation, optionally with a defect.
  func world(_ flaw: HeadlessWorld.Defect = .none) -> any TransitionWorld {
    environment.world(self, flaw)
  }

  /// Creates a violation of a law.
  func violation(
    of law: Law, at time: Double? = nil, layer: Int? = nil, _ what: String,
    by amount: Violation.Amount? = nil
  ) -> Violation {
    Violation(
      law: law, preset: preset.id, operation: operation, variant: variant, time: time,
      layer: layer.map { timeline.layers[$0].id }, what: what, amount: amount)
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
}
