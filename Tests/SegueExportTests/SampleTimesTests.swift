import SegueTimeline
import Testing

@testable import SegueExport

/// When properties are sampled, and what the numbers found there may be off.
@Suite struct SampleTimesTests {
  private func timeline(_ timings: [TrackTiming], duration: Double) throws -> Timeline {
    let tracks = timings.map { timing in
      Track(
        layer: 0, property: .channels([.opacity]),
        keyframes: [Keyframe(offset: 0, 0), Keyframe(offset: 1, 1)], timing: timing)
    }
    return try Timeline(duration: duration, layers: [Sample.layer("a")], tracks: tracks)
  }

  @Test func `samples begin with a track and end with it, and nothing is sampled at rest`() throws {
    let times = try timeline([TrackTiming(delay: 0.3, duration: 0.2)], duration: 1)
      .sampleTimes(until: 1, rate: 50)
    #expect(times.count == 13)
    #expect(times.prefix(2) == [0, 0.3] && times.suffix(2) == [0.5, 1])
    #expect(zip(times.dropFirst(), times.dropFirst(2)).prefix(10).allSatisfy { $1 - $0 < 0.0201 })
  }

  @Test(arguments: [0, 0.013, 0.07, 0.29])
  func `equal tracks are sampled alike wherever they begin`(
    delay: Double
  ) throws {
    let times = try timeline([TrackTiming(delay: delay, duration: 0.63)], duration: 1)
      .sampleTimes(until: 1, rate: 120).filter { $0 >= delay && $0 <= delay + 0.63 }
    #expect(times.count == 77)
    for (step, time) in times.enumerated() {
      #expect(abs(time - delay - 0.63 * Double(step) / 76) < 1e-12)
    }
  }

  @Test func `tracks that overlap are sampled at all their bounds`() throws {
    let times = try timeline(
      [TrackTiming(delay: 0, duration: 0.5), TrackTiming(delay: 0.2, duration: 9)], duration: 1
    ).sampleTimes(until: 1, rate: 4)
    #expect(times == [0, 0.2, 0.35, 0.5, 0.75, 1])
  }

  @Test func `a fraction may be off by what moves a corner as far as may show`() throws {
    let timeline = try Timeline(
      layers: [Sample.layer("a")],
      tracks: [Sample.track(0, [.rotationZ, .scaleX], [0, 1], [2, 0.5])])
    let baker = Baker(timeline)
    let property = TransformProperty(layer: 0, of: timeline.layers, in: baker.frames)
    var budget = BakingBudget()
    let samples = MotionSamples(baker.samples(of: property, &budget).samples, of: property)
    let group = try #require(
      MotionGroup.all(
        of: samples, in: samples.moving, tolerances: samples.values[0].map { _ in 1e-6 }
      ).first)
    let tolerances = samples.tolerances(of: group, among: 1, in: samples.moving)
    for (index, tolerance) in tolerances.enumerated() {
      func deviation(_ difference: Double) -> Double {
        let sample = samples.moving.lowerBound + index
        var numbers = samples.values[sample]
        for (member, distance) in zip(group.members, group.distances) {
          numbers[member] += difference * distance
        }
        return samples.deviation(numbers, sample)
      }
      #expect(abs(deviation(tolerance) - 1) < 0.01)
      #expect(abs(deviation(-tolerance) - 1) < 0.01)
    }
  }

  @Test func `threads share the work without a difference`() throws {
    let timeline = try Sample.push()
    func fragment(_ threads: Int) -> HTMLFragment {
      HTMLFragment(BakedLayers(timeline, threads: threads)) { _ in nil }
    }
    let (alone, shared) = (fragment(1), fragment(4))
    #expect(alone.motion == shared.motion && alone.curves == shared.curves)
    #expect(alone.markup == shared.markup && alone.losses == shared.losses)
  }
}
