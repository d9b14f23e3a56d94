import SegueCatalog
import SegueCoordinator
import SegueTimeline

/// Compiled catalogs from any bytes, played as an app would.
enum CompiledFuzzing {
  /// Decodes every preset, and plays its operations by themselves and by a finger.
  static func play(_ bytes: [UInt8]) {
    guard let catalog = try? CompiledCatalog(bytes) else { return }
    let presets = catalog.ids.compactMap { try? catalog.preset($0) }
    let registry = PresetFuzzing.registry(of: presets, rules: catalog.rules)
    for preset in presets { play(preset, in: registry) }
  }

  /// Plays the first of some presets.
  static func play(_ presets: [Preset]) {
    guard let preset = presets.first else { return }
    play(preset, in: PresetFuzzing.registry(of: presets))
  }

  private static func play(_ preset: Preset, in registry: Registry) {
    for operation in preset.operations {
      var stage = PresetFuzzing.stage(operation)
      for (index, name) in preset.elements.enumerated() {
        let element = Stage.Element(
          frame: Rect2D(x: Double(index % 40), y: 4, width: 10, height: 8))
        stage.elements[name] = Stage.ElementPair(from: element, to: element)
      }
      play(preset, in: registry, on: stage)
      stage.source = nil
      stage.siblings = []
      stage.elements = [:]
      stage.traits.isRightToLeft = true
      stage.traits.reducesMotion = true
      play(preset, in: registry, on: stage)
    }
    guard var effect = try? ScrollEffect(preset, on: PresetFuzzing.stage(.push)) else { return }
    effect.show(.resting(Size2D(width: 60, height: 90)))
    effect.show(
      ScrollPosition(
        offset: Point2D(x: 0, y: -40), velocity: Point2D(x: 0, y: 900),
        size: Size2D(width: 60, height: 90), content: Size2D(width: 60, height: 400)))
  }

  private static func play(_ preset: Preset, in registry: Registry, on stage: Stage) {
    let selector = AnimatorSelector(registry: registry)
    let request = MatchRequest(stage, explicitPreset: preset.id)
    guard let animation = selector.animationController(for: request) else { return }
    var stage = stage
    if let plan = preset.presentation {
      let (parameters, scope) = (animation.match.parameters, preset.scope)
      stage.presentation = plan.presentation(on: stage, parameters: parameters, scope: scope)
      _ = plan.finalFrame(on: stage, parameters: parameters, scope: scope)
      _ = plan.detents(on: stage, parameters: parameters, scope: scope)
      _ = plan.finalCornerRadius(on: stage, parameters: parameters, scope: scope)
    }
    if let timeline = try? animation.timeline(for: stage) {
      for part in [0, 0.01, 0.4, 1] { _ = timeline.sample(at: timeline.duration * part) }
    }
    drag(animation, on: stage)
  }

  /// Drags a finger across the stage, and lets go.
  private static func drag(_ animation: AnimationController, on stage: Stage) {
    guard var run = try? InteractionRun(animation, on: stage) else { return }
    for step in 0...4 {
      let phase: TouchEvent.Phase = step == 0 ? .began : step == 4 ? .ended : .moved
      let distance = Double(10 * step)
      let touch = TouchEvent(
        time: 0.02 * Double(step), phase: phase,
        position: Point2D(x: 2 + distance, y: 20 + distance))
      guard (try? run.handle(touch)) != nil else { return }
    }
    run.advance(to: 0.3)
    _ = run.frame
  }
}
