import PhoneStage
import SegueAnimators
import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueTimeline
import SegueYAML

/// A preset's interaction on a phone, waiting for a finger.
struct Interaction {
  let name: String
  let plan: InteractionPlan
  let stage: Stage
  let run: InteractionRun
  /// The transition as it runs without a gesture.
  let timeline: Timeline

  /// Creates the interaction of a preset's operation; returns nil where it is not interactive.
  init?(
    _ preset: Preset, _ operation: SegueTimeline.Operation, _ selector: AnimatorSelector
  ) throws {
    guard let plan = preset.interactions[operation] else { return nil }
    var stage = Stage.phone(operation, elements: preset.elements)
    let request = MatchRequest(stage, explicitPreset: preset.id)
    guard let animation = selector.animationController(for: request) else {
      throw AnimatorFailure("nobody animates it")
    }
    if operation == .present || operation == .dismiss {
      stage.presentation =
        selector.presentationController(for: animation, on: stage).presentation
    }
    guard let run = try InteractionRun(animation, on: stage),
      let timeline = try animation.timeline(for: stage)
    else { throw AnimatorFailure("it has no timeline") }
    name = "\(preset.id) \(operation.rawValue)"
    self.plan = plan
    self.stage = stage
    self.run = run
    self.timeline = timeline
  }
}

extension AnimatorSelector {
  /// Creates a selector for presets and the animators that ship with Segue.
  init(presets: [Preset]) {
    var builder = RegistryBuilder()
    for animator in BuiltInAnimators.all {
      builder.add(AnimatorProvider(animator, origin: .builtIn))
    }
    builder.add(CatalogSource(name: "catalog", presets: presets))
    var diagnostics = Diagnostics()
    self.init(registry: builder.registry(reporting: &diagnostics))
  }
}
