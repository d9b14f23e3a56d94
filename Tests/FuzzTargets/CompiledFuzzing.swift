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
    let selector = AnimatorSelector(registry: registry)
    for preset in presets {
      for operation in preset.operations {
        let stage = PresetFuzzing.stage(operation)
        let request = MatchRequest(stage, explicitPreset: preset.id)
        guard let animation = selector.animationController(for: request) else { continue }
        if let timeline = try? animation.timeline(for: stage) {
          _ = timeline.sample(at: timeline.duration * 0.4)
        }
        drag(animation, on: stage)
      }
    }
  }

  /// Drags a finger across the stage, and lets go.
  private static func drag(_ animation: AnimationController, on stage: Stage) {
    guard var run = try? InteractionRun(animation, on: stage) else { return }
    for step in 0...4 {
      let phase: TouchEvent.Phase = step == 0 ? .began : step == 4 ? .ended : .moved
      let distance = Double(10 * step)
      let touch = TouchEvent(
        time: 0.02 * Double(step), phase: phase,
        position: Point(x: 2 + distance, y: 20 + distance))
      guard (try? run.handle(touch)) != nil else { return }
    }
    run.advance(to: 0.3)
    _ = run.frame
  }
}
