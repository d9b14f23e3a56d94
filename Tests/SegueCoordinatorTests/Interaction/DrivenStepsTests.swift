import SegueTimeline
import Testing

@testable import SegueCatalog

/// The steps of layers that follow a finger or a scroll position.
@Suite struct DrivenStepsTests {
  /// What a preset's tracks follow, on a stage.
  private struct Following {
    var tracks: [TrackPlan]
    var layers: [LayerPlan] = []
    var screens: [String]?
    var operation: SegueTimeline.Operation
  }

  private func all(of preset: Preset) -> [Following] {
    let held = preset.operations.compactMap { operation in
      preset.interactions[operation].map {
        Following(tracks: $0.tracks, layers: $0.layers, operation: operation)
      }
    }
    let scrolled = preset.scroll.map {
      Following(tracks: $0.tracks, screens: ["from", "siblings"], operation: .push)
    }
    return (held + [scrolled].compactMap(\.self)).filter { !$0.tracks.isEmpty }
  }

  /// Values of a finger and a scroll view, of which nothing is zero or one.
  private func values(_ stage: Stage, _ preset: Preset, progress: Double) -> StageValues {
    var values = InteractionValues(
      stage, parameters: preset.defaultParameters, scope: preset.scope)
    values.set(
      GestureState(
        translation: Point2D(x: 97 * progress, y: 41), velocity: Point2D(x: 310, y: -220),
        distance: 120 * progress, speed: 230, across: 17, acrossSpeed: -60, scale: 0.7))
    values.set(
      ScrollPosition(
        offset: Point2D(x: 23, y: 140 * progress), velocity: Point2D(x: 5, y: 500),
        size: stage.container.size, content: Size2D(width: 390, height: 3000)))
    values.set(progress: progress)
    return values.stage
  }

  @Test func `the steps of all presets write what their motions write one by one`() throws {
    var (motionCount, frameCount) = (0, 0)
    for preset in ShippedPresets.registry.presets {
      for following in all(of: preset) {
        let stage = ShippedPresets.stage(following.operation)
        var plan = ChoreographyPlan(phase: PhasePlan(parts: .tracks(following.tracks)))
        plan.layers = following.layers
        let parameters = preset.defaultParameters
        var builder = ChoreographyBuilder(
          plan: plan, stage: stage, values: StageValues(stage, parameters, scope: preset.scope),
          parameters: parameters, screens: following.screens)
        let (timeline, motions) = try builder.followingLayers()
        let steps = DrivenSteps(motions)
        motionCount += motions.count
        for progress in [0, 0.3, 0.9] {
          var (one, other) = (timeline.sample(at: 0), timeline.sample(at: 0))
          var (first, second) = (
            values(stage, preset, progress: progress), values(stage, preset, progress: progress)
          )
          for motion in motions { motion.write(&first, into: &one) }
          steps.write(&second, into: &other)
          #expect(one == other, "\(preset.id) \(following.operation) at \(progress)")
          frameCount += one == timeline.sample(at: 0) ? 0 : 1
        }
      }
    }
    // The comparison is of something: of hundreds of motions, and of frames that have moved.
    #expect(motionCount > 200 && frameCount > 100, "\(motionCount) motions, \(frameCount) frames")
  }
}
