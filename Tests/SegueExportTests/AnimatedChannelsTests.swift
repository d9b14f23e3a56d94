import SegueTimeline
import Testing

@testable import SegueExport

@Suite struct `Animated channels` {
  private let moved = AnimatedChannels([
    Sample.track(1, [.opacity], [0], [1]),
    Sample.track(1, [.positionX, .positionY], [0, 0], [1, 1]),
    Track(
      layer: 2, property: .transform,
      keyframes: [
        Keyframe(offset: 0, value: .transform([])),
        Keyframe(offset: 1, value: .transform([.matrix(.identity)])),
      ], timing: TrackTiming(duration: 1)),
  ])

  @Test func `are found by layer and channel`() {
    #expect(moved.contains([.opacity], of: 1))
    #expect(moved.contains([.positionY, .cornerRadius], of: 1))
    #expect(!moved.contains([.cornerRadius], of: 1))
    #expect(!moved.contains([.opacity], of: 0))
  }

  @Test func `include layers that are animated by a transform only`() {
    #expect(moved.contains(2) && moved.contains(1) && !moved.contains(0))
    #expect(!moved.contains([.opacity], of: 2))
  }

  @Test func `determine the frames that a layer is baked from, including its parent's motion`()
    throws
  {
    let layers = [
      Sample.layer("still"), Sample.layer("moving"), Sample.layer("inside", in: 1),
    ]
    let baker = Baker(
      try Timeline(layers: layers, tracks: [Sample.track(1, [.opacity], [0], [1])]))
    #expect(baker.frames(of: 0).count == 1)
    #expect(baker.frames(of: 1).count == baker.frames.count && baker.frames.count > 32)
    #expect(baker.frames(of: 2).count == baker.frames.count)
  }
}
