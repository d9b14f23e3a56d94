import SegueTimeline
import Testing

@testable import SegueExport

@Suite("Baking")
struct BakerTests {
  private func opacity(_ timeline: Timeline) throws -> [BakedKeyframe] {
    let property = try #require(
      LayerProperties.all(of: 0, in: timeline.layers, frames: []).first { $0.name == "opacity" })
    return Baker(timeline).bake(property).keyframes
  }

  private func fade(_ easing: TimingFunction) throws -> Timeline {
    try Timeline(
      layers: [Sample.layer("a")], tracks: [Sample.track(0, [.opacity], [0], [1], easing: easing)])
  }

  @Test("a constant property is one keyframe")
  func constant() throws {
    let timeline = try Timeline(duration: 1, layers: [Sample.layer("a")], tracks: [])
    #expect(try opacity(timeline) == [BakedKeyframe(offset: 0, value: "1", numbers: [1])])
  }

  @Test("a linear change has keyframes at its ends and quarters")
  func straight() throws {
    let keyframes = try opacity(fade(.linear))
    #expect(keyframes.map(\.offset) == [0, 0.25, 0.5, 0.75, 1])
    #expect(keyframes.map(\.value) == ["0", "0.25", "0.5", "0.75", "1"])
  }

  @Test("a jump is two keyframes close to its offset")
  func jump() throws {
    let keyframes = try opacity(fade(.steps(count: 3, position: .jumpEnd)))
    for (place, values) in [(1.0 / 3, ["0", "0.33333"]), (2.0 / 3, ["0.33333", "0.66667"])] {
      let near = keyframes.filter { abs($0.offset - place) < 1e-6 }
      #expect(near.map(\.value) == values)
    }
    #expect(keyframes.last == BakedKeyframe(offset: 1, value: "1", numbers: [1]))
  }

  @Test("linear interpolation between keyframes stays within the error bound")
  func bound() throws {
    let timeline = try fade(.cubicBezier(CubicBezier(0.9, 0, 0.1, 1)))
    let keyframes = try opacity(timeline)
    #expect(keyframes.count < 60)
    for step in 0...10_000 {
      let progress = Double(step) / 10_000
      let next = try #require(keyframes.firstIndex { $0.offset >= progress })
      let (a, b) = (keyframes[max(next - 1, 0)], keyframes[next])
      let start = try #require(Double(a.value))
      let end = try #require(Double(b.value))
      let t = b.offset > a.offset ? (progress - a.offset) / (b.offset - a.offset) : 1
      let expected = timeline.sample(at: progress * 0.5).states[0].opacity
      #expect(abs(start + (end - start) * t - expected) <= 0.002)
    }
  }

  @Test func `a draft has the timeline's values at fewer times, and nothing in between`() throws {
    let timeline = try fade(.cubicBezier(CubicBezier(0.9, 0, 0.1, 1)))
    let property = try #require(
      LayerProperties.all(of: 0, in: timeline.layers, frames: []).first { $0.name == "opacity" })
    var budget = BakingBudget()
    let draft = Baker(timeline, detail: .draft).samples(of: property, &budget).samples
    let full = Baker(timeline).samples(of: property, &budget).samples
    #expect(draft.count * 2 < full.count)
    #expect(zip(draft, draft.dropFirst()).allSatisfy { $1.time - $0.time < 1.0 / 59 })
    for sample in draft {
      #expect(sample.numbers == [timeline.sample(at: sample.time).states[0].opacity])
    }
    #expect(draft.first?.time == 0 && draft.last?.time == timeline.duration)
  }

  @Test(
    "motion that repeats is sampled often enough, or reported",
    arguments: [
      (0.3, false), (0.05, false), (0.02, false), (0.01, true),
    ])
  func repeating(duration: Double, isTooFast: Bool) throws {
    var track = Sample.track(0, [.opacity], [0], [1])
    track.timing = TrackTiming(duration: duration, iterations: 10)
    let timeline = try Timeline(layers: [Sample.layer("a")], tracks: [track])
    let baker = Baker(timeline)
    #expect(baker.layersTooFast == (isTooFast ? [0] : []))
    let count = baker.frames.count
    #expect(isTooFast || count >= 80)
    #expect(count < 400)
  }

  @Test("identity transform functions are omitted")
  func leanTransforms() throws {
    let timeline = try Sample.push()
    let baker = Baker(timeline)
    let property = TransformProperty(layer: 2, of: timeline.layers, in: baker.frames)
    let keyframes = baker.bake(property).keyframes
    #expect(keyframes.first?.value == "translate(390px,0)")
    #expect(keyframes.last?.value == "translate(0,0)")
  }
}
