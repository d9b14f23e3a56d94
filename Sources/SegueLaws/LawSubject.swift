import SegueCatalog
import SegueTimeline

/// One operation of a preset on one stage, laid out and ready to be looked at.
struct LawSubject {
  let preset: Preset
  let operation: Operation
  let variant: StageVariant
  let stage: Stage
  let timeline: Timeline
  let cast: VisibleLayers
  let points: SamplePoints
  /// Finds other presets and animators.
  let registry: Registry
  let environment: LawEnvironment

  /// Lays an operation of a preset out.
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

  /// What is seen at a time.
  func view(at time: Double) -> VisibleFrame { VisibleFrame(cast, timeline.sample(at: time)) }

  /// Whether the source makes no difference to the timeline in a variant that does not know it: then the
  /// variant that does has said all that a look at the timeline says.
  func isRepeated(in variant: StageVariant) throws(AnimatorFailure) -> Bool {
    guard !variant.knowsSource, operation != .tab else { return false }
    var other = variant
    other.knowsSource = true
    return try registry.timeline(of: preset, operation, on: Stage(preset, operation, variant))
      == registry.timeline(of: preset, operation, on: Stage(preset, operation, other))
  }

  /// A world in which it runs.
  func world(_ flaw: HeadlessWorld.Defect = .none) -> any TransitionWorld {
    environment.world(self, flaw)
  }

  /// The report that a law is broken.
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
  /// The timeline of an operation of a preset with its default parameters.
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
