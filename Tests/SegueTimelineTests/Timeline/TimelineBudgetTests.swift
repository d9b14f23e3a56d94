import SegueTimeline
import Testing

/// What a timeline may cost: just within the budget is accepted, one more is refused by name.
@Suite struct TimelineBudgetTests {
  @Test func `layers are counted`() {
    #expect(problem(layers: flat(TimelineBudget.layers)) == nil)
    #expect(
      problem(layers: flat(TimelineBudget.layers + 1))
        == "there are 4097 layers, more than the budget of 4096")
  }

  @Test func `layers are nested to a depth`() {
    func chain(_ count: Int) -> [Layer] {
      (0..<count).map { layer("tile-\($0)", parent: $0 == 0 ? nil : $0 - 1) }
    }
    #expect(problem(layers: chain(TimelineBudget.depth)) == nil)
    #expect(
      problem(layers: chain(TimelineBudget.depth + 1))
        == "layer 'tile-32' is nested 33 deep, more than the budget of 32")
    #expect(problem(layers: chain(4090)) != nil)
  }

  @Test(arguments: [Channel.blurRadius, .backdropBlurRadius])
  func `blurred layers are counted, whether they are blurred or become it`(channel: Channel) {
    var layers = flat(100)
    for index in 0..<40 { layers[index].state[channel] = 1 }
    func tracks(_ range: Range<Int>) -> [Track] {
      range.map { track(of: $0, channel) }
    }
    #expect(problem(layers: layers, tracks: tracks(0..<64)) == nil)
    #expect(
      problem(layers: layers, tracks: tracks(0..<65))
        == "with layer 'tile-64', 65 layers have a blur, more than the budget of 64")
  }

  @Test func `corners, tracks and keyframes are counted`() {
    var layers = flat(3)
    layers[0].maskVertices = Array(repeating: Point2D(x: 0, y: 0), count: 40_000)
    #expect(problem(layers: layers) == nil)
    layers[2].maskVertices = layers[0].maskVertices
    #expect(
      problem(layers: layers)
        == "with layer 'tile-2', masks have 80000 corners, more than the budget of 65536")
    let tracks = Array(repeating: track(of: 1, .opacity), count: TimelineBudget.tracks + 1)
    #expect(problem(layers: flat(2), tracks: Array(tracks.dropLast())) == nil)
    #expect(
      problem(layers: flat(2), tracks: tracks)
        == "there are 16385 tracks, more than the budget of 16384")
    var long = track(of: 1, .opacity)
    long.keyframes = (0..<262_145).map { Keyframe(offset: Double($0) / 262_144, 0) }
    #expect(
      problem(layers: flat(2), tracks: [long])
        == "with a track of layer 'tile-1', there are 262145 keyframes, more than the budget of 262144"
    )
  }

  @Test(arguments: [60.001, 36_000, 1e300, .infinity, .nan])
  func `durations end`(seconds: Double) {
    #expect(problem(layers: flat(2), duration: 60) == nil)
    #expect(
      problem(layers: flat(2), duration: seconds)
        == "the duration is \(seconds) s, more than the budget of 60.0 s")
    var track = track(of: 1, .opacity)
    track.timing.duration = seconds
    #expect(
      problem(layers: flat(2), tracks: [track])?.hasPrefix("a track of layer 'tile-1' lasts ")
        == true)
    track.timing = TrackTiming(duration: 1, iterations: .infinity)
    #expect(problem(layers: flat(2), tracks: [track], duration: 1) == nil)
    #expect(
      problem(layers: flat(2), tracks: [track])
        == "the duration is inf s, more than the budget of 60.0 s")
    track.timing = TrackTiming(delay: seconds, duration: 1)
    #expect(problem(layers: flat(2), tracks: [track], duration: 1) != nil)
  }

  @Test func `a track of a layer that does not exist is named by its number`() {
    var track = track(of: 7, .opacity)
    track.timing.duration = 61
    #expect(
      problem(layers: flat(2), tracks: [track])
        == "a track of layer 7 of 2 lasts 61.0 s, more than the budget of 60.0 s")
  }

  // MARK: -

  private func problem(
    layers: [Layer], tracks: [Track] = [], duration: Double? = nil
  ) -> String? {
    do throws(TimelineProblem) {
      try TimelineBudget.check(duration: duration, layers: layers, tracks: tracks)
      return nil
    } catch {
      return error.description
    }
  }

  private func flat(_ count: Int) -> [Layer] { (0..<count).map { layer("tile-\($0)") } }

  private func layer(_ id: String, parent: Int? = nil) -> Layer {
    Layer(
      id: id, parent: parent, contents: .none,
      state: LayerState(frame: Rect2D(x: 0, y: 0, width: 1, height: 1)))
  }

  private func track(of layer: Int, _ channel: Channel) -> Track {
    Track(
      layer: layer, property: .channels([channel]),
      keyframes: [Keyframe(offset: 0, 0), Keyframe(offset: 1, 1)], timing: TrackTiming(duration: 1))
  }
}
