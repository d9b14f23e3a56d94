import SegueAnimators
import SegueCatalog
import SegueTimeline
import Testing

/// An animator in code as one of the phases.
@Suite struct AnimatorPhaseTests {
  private static func timeline(_ push: String) throws -> Timeline {
    let preset = try PresetText.push(push).preset()
    let animator = try #require(
      preset.animator(for: .push) { plan in
        BuiltInAnimators.all.first { $0.description.id == plan.animators.first?.id }
      })
    var stage = Stage(
      operation: .push, container: Stage.Container(size: Size2D(width: 200, height: 402)),
      from: Stage.Screen(name: "a", frame: Rect2D(x: 0, y: 0, width: 200, height: 402)),
      to: Stage.Screen(name: "b", frame: Rect2D(x: 0, y: 0, width: 200, height: 402)))
    stage.source = Stage.Element(frame: Rect2D(x: 20, y: 20, width: 40, height: 40))
    return try animator.timeline(for: stage, parameters: preset.defaultParameters)
  }

  @Test func `layers of both stand in one order`() throws {
    let timeline = try Self.timeline(
      "layers: {veil: {color: black, above: to}}, parallel: [{animator: page-curl}, "
        + "{tracks: [{layer: dimming, above: to, opacity: {from: 0.4, to: 0}}, "
        + "{layer: veil, opacity: 0}]}]")
    // The page that leaves lies above the screen that comes, and both stand in front of nothing else.
    #expect(
      timeline.layers.prefix(6).map(\.id) == ["to", "dimming", "veil", "from", "shadow", "page"])
    #expect(timeline.layers.allSatisfy { $0.id.hasPrefix("strip") ? $0.parent == 5 : true })
    #expect(Set(timeline.layers.map(\.id)).count == timeline.layers.count)
  }

  @Test func `a layer of both is the animator's, in the group of the preset`() throws {
    let timeline = try Self.timeline(
      "layers: {all: {group: flat, members: [from, to]}}, parallel: [{animator: reveal}, "
        + "{tracks: [{layer: to, opacity: {from: 0.5}}]}]")
    #expect(timeline.layers.map(\.id) == ["all", "from", "to"])
    #expect(timeline.layers.map(\.parent) == [nil, 0, 0])
    let start = timeline.sample(at: 0).states[2]
    #expect(start.opacity == 0.5)
    #expect(start.mask?.frame == Rect2D(x: 20, y: 20, width: 40, height: 40))
  }

  @Test func `the phase's time and easing apply`() throws {
    let timeline = try Self.timeline(
      "sequence: [{duration: 200ms, tracks: [{layer: dimming, opacity: {from: 0, to: 0.5}}]}, "
        + "{delay: 100ms, duration: 2s, easing: ease-in, animator: reveal}]")
    #expect(abs(timeline.duration - 2.3) < 1e-12)
    let track = try #require(timeline.tracks.last)
    #expect(abs(track.timing.delay - 0.3) < 1e-12 && track.timing.duration == 2)
    #expect(track.easing == NamedTimingFunction.all.first { $0.name == "ease-in" }?.function)
  }

  @Test func `without a duration it takes its own, and a delay keeps it back`() throws {
    let timeline = try Self.timeline("delay: 1s, animator: reveal")
    #expect(timeline.duration == 1.5)
    #expect(timeline.sample(at: 1).states[1].mask?.frame.width == 40)
  }
}
