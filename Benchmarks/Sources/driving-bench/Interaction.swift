import PhoneStage
import SegueAnimators
import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueTimeline
import SegueYAML

/// An interaction of a preset that waits for a finger on a phone.
struct Interaction {
  let name: String
  let plan: InteractionPlan
  let stage: Stage
  let run: InteractionRun
  /// The transition as it runs when nobody holds it.
  let timeline: Timeline

  /// An operation of a preset; nil where a finger cannot hold it.
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
  /// Chooses among presets and the animators that ship with Segue.
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
