import SegueTimeline
import Testing

@testable import SegueExport

/// Ways that two values and a curve say, and ways that they do not.
@Suite struct TwoKeyframeAnimationTests {
  private func way(_ values: [(Double, [Double])]) -> TwoKeyframeAnimation? {
    let property = LayerProperty(
      name: "test", layer: 0, bound: 0.05, isMoved: { _ in true }, read: { _, _ in [] },
      write: { "\($0)" })
    return TwoKeyframeAnimation(
      values.map { BakedKeyframe(offset: $0.0, value: property.text($0.1), numbers: $0.1) },
      of: property)
  }

  @Test func `a straight path becomes its two ends and an easing, including overshoot`() throws {
    let found = way([(0, [0, 10]), (0.25, [60, 40]), (0.5, [110, 65]), (1, [100, 60])])
    let straight = try #require(found)
    #expect(straight.ends.map(\.numbers) == [[0, 10], [100, 60]])
    #expect(straight.easing == "linear(0 0%,0.6 25%,1.1 50%,1 100%)")
  }

  @Test func `a path that is curved, returns to its start or has two keyframes is rejected`() {
    #expect(way([(0, [0, 0]), (0.5, [50, 60]), (1, [100, 100])]) == nil)
    #expect(way([(0, [0]), (0.5, [50]), (1, [0])]) == nil)
    #expect(way([(0, [0]), (1, [1])]) == nil)
  }

  @Test func `a discrete property is rejected`() {
    let property = LayerProperty(
      name: "visibility", layer: 0, bound: BakingBound.discrete, isMoved: { _ in true },
      read: { _, _ in [] }, write: { "\($0)" })
    let keyframes = [(0.0, 0.0), (0.5, 0), (0.5, 1), (1, 1)].map {
      BakedKeyframe(offset: $0.0, value: "", numbers: [$0.1])
    }
    #expect(TwoKeyframeAnimation(keyframes, of: property) == nil)
  }

  @Test func `a spring exports as linear easing in a fragment with prefixed ids`() throws {
    var layer = Layer(id: "a\"<b", state: LayerState(frame: Rect(x: 0, y: 0, width: 9, height: 9)))
    layer.state.backgroundColor = Color(red: 1, green: 0, blue: 0, alpha: 1)
    let spring = UIKitSpring.critical.spring(duration: 0.4)
    let track = Track(
      layer: 0, property: .channels([.translationX]),
      keyframes: [
        Keyframe(offset: 0, value: .numbers([0])), Keyframe(offset: 1, value: .numbers([100])),
      ], timing: TrackTiming(duration: 0.4), easing: .spring(spring, duration: 0.4))
    let fragment = HTMLFragment(timeline: try Timeline(layers: [layer], tracks: [track])) { _ in nil
    }
    #expect(fragment.animations.contains("\"linear("))
    #expect(fragment.keyframeCount == 2)
    #expect(fragment.markup.contains("id=\"\(HTMLFragment.idPrefix)l0\""))
    #expect(fragment.markup.contains("a&quot;&lt;b"))
    #expect(fragment.losses.isEmpty)
  }
}
