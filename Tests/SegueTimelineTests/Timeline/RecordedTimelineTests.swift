import SegueTimeline
import Testing

@Suite struct `Recorded timeline` {
  private func layer(_ id: String, parent: Int? = nil) -> Layer {
    Layer(
      id: id, parent: parent,
      state: LayerState(frame: Rect2D(x: 0, y: 0, width: 100, height: 50)))
  }

  /// A moment of layers, each moved to the right by a distance.
  private func sample(
    _ time: Double, _ layers: [(Layer, Double)]
  ) -> RecordedTimeline.Sample {
    RecordedTimeline.Sample(
      time: time, layers: layers.map(\.0),
      frame: Frame(
        states: layers.map { layer, x in
          var state = layer.state
          state.components.translation.x = x
          return state
        }))
  }

  @Test func `interpolates linearly between its samples`() throws {
    let a = layer("a")
    let timeline = try RecordedTimeline([
      sample(0, [(a, 0)]), sample(0.5, [(a, 10)]), sample(2, [(a, -20)]),
    ]).timeline()
    #expect(timeline.duration == 2)
    for (time, x) in [(0.0, 0.0), (0.25, 5), (0.5, 10), (1.25, -5), (2, -20)] {
      #expect(
        abs(timeline.sample(at: time).states[0].components.translation.x - x) < 1e-12)
    }
    // Constant values have no track.
    #expect(timeline.tracks.count == 1)
  }

  @Test func `hides absent layers and keeps the order of layers`() throws {
    let (a, b, c) = (layer("a"), layer("b"), layer("c"))
    let timeline = try RecordedTimeline([
      sample(0, [(a, 0), (c, 0)]), sample(1, [(a, 1), (b, 5), (c, 2)]),
      sample(2, [(a, 1), (c, 3)]),
    ]).timeline()
    #expect(timeline.layers.map(\.id) == ["a", "b", "c"])
    #expect([0, 1, 2].map { timeline.sample(at: $0).states[1].isHidden } == [true, false, true])
    #expect(timeline.sample(at: 1).states[1].components.translation.x == 5)
  }

  @Test func `keeps sublayers in their parents when layers are inserted`() throws {
    let (a, b) = (layer("a"), layer("b"))
    let timeline = try RecordedTimeline([
      sample(0, [(a, 0), (layer("part", parent: 0), 0)]),
      sample(1, [(b, 0), (a, 0), (layer("part", parent: 1), 0)]),
    ]).timeline()
    #expect(timeline.layers.map(\.id) == ["b", "a", "part"])
    #expect(timeline.layers.map(\.parent) == [nil, nil, 1])
  }

  @Test func `treats a missing mask as one that covers the bounds`() throws {
    let a = layer("a")
    var masked = sample(1, [(a, 0)])
    masked.frame.states[0].mask = Mask(
      shape: .rect, frame: Rect2D(x: 0, y: 0, width: 20, height: 50))
    let timeline = try RecordedTimeline([sample(0, [(a, 0)]), masked]).timeline()
    #expect(timeline.sample(at: 0).states[0].mask?.frame == a.state.bounds)
    #expect(timeline.sample(at: 0.5).states[0].mask?.frame.width == 60)
  }

  @Test func `is empty without a duration`() throws {
    #expect(try RecordedTimeline([]).timeline().duration == 0)
    #expect(try RecordedTimeline([sample(0, [(layer("a"), 0)])]).timeline().layers.isEmpty)
  }
}
