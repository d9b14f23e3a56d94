import SegueTimeline
import Testing

/// A layer of 100 × 200 points at the origin.
private let box = Layer(
  id: "box", state: LayerState(frame: Rect2D(x: 0, y: 0, width: 100, height: 200)))

private func track(
  _ channel: Channel, _ values: [Double], delay: Double = 0, duration: Double = 1,
  iterations: Double = 1, direction: TrackTiming.Direction = .normal,
  fill: TrackTiming.Fill = .automatic, mode: CalculationMode = .linear,
  composite: Track.Composite = .replace, easing: TimingFunction = .linear
) -> Track {
  Track(
    layer: 0, property: .channels([channel]),
    keyframes: values.enumerated().map {
      Keyframe(offset: Double($0) / Double(values.count - 1), $1)
    },
    timing: TrackTiming(
      delay: delay, duration: duration, iterations: iterations, direction: direction, fill: fill),
    easing: easing, mode: mode, composite: composite)
}

private func timeline(_ tracks: Track..., duration: Double? = nil) throws -> Timeline {
  try Timeline(duration: duration, layers: [box], tracks: tracks)
}

private func value(_ channel: Channel, of timeline: Timeline, at time: Double) -> Double {
  timeline.sample(at: time).states[0][channel]
}

@Suite struct `Timeline sampling` {
  @Test func `is exact at both ends`() throws {
    let third = 1.0 / 3
    let line = try timeline(track(.positionX, [0.1, third], duration: 0.35))
    #expect(value(.positionX, of: line, at: 0) == 0.1)
    #expect(value(.positionX, of: line, at: 0.35) == third)
    #expect(value(.positionX, of: line, at: -1) == 0.1)
    #expect(value(.positionX, of: line, at: 99) == third)
  }

  @Test func `does not depend on the order of samples`() throws {
    let line = try timeline(
      track(.positionX, [0, 10, -5]), track(.opacity, [1, 0], delay: 0.25, duration: 0.5),
      track(.rotationY, [0, .pi], easing: .named("ease-in-out") ?? .linear))
    let times = stride(from: 0, through: 1, by: 0.01)
    let forwards = times.map { line.sample(at: $0) }
    let backwards = times.reversed().map { line.sample(at: $0) }
    #expect(forwards == backwards.reversed())
    var reused = line.sample(at: 0.3)
    for (time, expected) in zip(times, forwards).shuffled() {
      line.sample(at: time, into: &reused)
      #expect(reused == expected)
    }
  }

  @Test func `replaces a frame of a different timeline`() throws {
    let line = try timeline(track(.positionX, [0, 10]))
    var foreign = Frame(states: [])
    line.sample(at: 0.5, into: &foreign)
    #expect(foreign == line.sample(at: 0.5))
  }

  @Test func `clamps values that an easing takes out of range`() throws {
    let line = try timeline(
      track(.opacity, [0, 1], easing: .cubicBezier(try CubicBezier(0.2, -1, 0.8, 2))))
    for time in stride(from: 0, through: 1, by: 0.01) {
      #expect((0...1).contains(value(.opacity, of: line, at: time)))
    }
  }

  @Test func `lets an easing overshoot positions`() throws {
    let line = try timeline(
      track(.positionX, [0, 100], easing: .cubicBezier(try CubicBezier(0.2, 0, 0.4, 2))))
    let highest = stride(from: 0, through: 1, by: 0.01)
      .map { value(.positionX, of: line, at: $0) }.max()
    #expect((highest ?? 0) > 105)
  }

  @Test func `rotates by half a turn in the direction written`() throws {
    let line = try timeline(track(.rotationY, [0, .pi]))
    let quarter = line.sample(at: 0.5).states[0].transform
    #expect(abs(quarter.m11) < 1e-15)
    #expect(quarter.m13 == -1)
    let half = line.sample(at: 1).states[0].transform
    #expect(half.m11 == -1 && half.m13 == 0 && half.m31 == 0 && half.m33 == -1)
  }

  @Test func `gives the reference keystone for m24`() throws {
    // iOS-style m24 = −1/5000 about the middle of a layer 666 points high: ±7% at the edges.
    var state = LayerState(frame: Rect2D(x: 0, y: 0, width: 100, height: 666))
    state.components.perspective.y = -1.0 / 5000
    let map = Homography(state.matrixToParent)
    let top = map.apply(Point2D(x: 0, y: 0))
    let bottom = map.apply(Point2D(x: 0, y: 666))
    #expect(abs(top.w - (1 + 333.0 / 5000)) < 1e-12)
    #expect(abs(bottom.w - (1 - 333.0 / 5000)) < 1e-12)
  }

  @Test func `scales m24 by the layer's scale`() {
    let components = TransformComponents(
      scale: Vector3(x: 0.8, y: 0.9, z: 1), translation: Vector3(x: 0, y: -15, z: 0),
      perspective: Vector3(x: 0, y: 0.002, z: 0))
    #expect(components.matrix.m24 == 0.9 * 0.002)
    #expect(components.matrix.m42 == -15)
  }

  @Test func `skews along both axes at once, after the scale and before the rotation`() {
    let components = TransformComponents(
      scale: Vector3(x: 2, y: 3, z: 1), skew: Point2D(x: .pi / 4, y: -.pi / 4),
      rotation: Vector3(x: 0, y: 0, z: .pi / 2), translation: Vector3(x: 5, y: 7, z: 0))
    // By hand: (10, 1) is scaled to (20, 3), skewed to (23, -17), turned to (17, 23), moved.
    let image = Homography(components.matrix).apply(Point2D(x: 10, y: 1))
    #expect(abs(image.x - 22) < 1e-12 && abs(image.y - 30) < 1e-12)
  }
}

@Suite struct `Track timing` {
  @Test(arguments: [
    (TrackTiming.Direction.normal, [0.0, 0.5, 0.0, 0.5, 1.0]),
    (.reverse, [1, 0.5, 1, 0.5, 0]),
    (.alternate, [0, 0.5, 1, 0.5, 0]),
    (.alternateReverse, [1, 0.5, 0, 0.5, 1]),
  ])
  func `runs its iterations in the given direction`(
    direction: TrackTiming.Direction, expected: [Double]
  ) throws {
    let line = try timeline(
      track(.positionX, [0, 1], duration: 1, iterations: 2, direction: direction))
    let values = [0, 0.5, 1, 1.5, 2].map { value(.positionX, of: line, at: $0) }
    #expect(values == expected)
  }

  @Test(arguments: [
    (TrackTiming.Fill.none, 7.0, 7.0), (.forwards, 7, 1), (.backwards, 0, 7), (.both, 0, 1),
    (.automatic, 0, 1),
  ])
  func `fills before and after its active time`(
    fill: TrackTiming.Fill, before: Double, after: Double
  ) throws {
    var layer = box
    layer.state.position.x = 7
    let line = try Timeline(
      duration: 3, layers: [layer],
      tracks: [track(.positionX, [0, 1], delay: 1, fill: fill)])
    #expect(value(.positionX, of: line, at: 0.5) == before)
    #expect(value(.positionX, of: line, at: 2.5) == after)
  }

  @Test func `applies two tracks of a property in order of their start`() throws {
    let line = try timeline(
      track(.positionX, [5, 6], delay: 1), track(.positionX, [0, 1]))
    #expect(value(.positionX, of: line, at: 0.5) == 0.5)
    #expect(value(.positionX, of: line, at: 1.5) == 5.5)
  }

  @Test func `adds an additive track to the value below`() throws {
    let line = try timeline(
      track(.positionX, [0, 10]), track(.positionX, [1, 3], composite: .add))
    #expect(value(.positionX, of: line, at: 0.5) == 7)
  }

  @Test func `repeats forever with infinite iterations`() throws {
    let line = try timeline(
      track(.positionX, [0, 1], duration: 2, iterations: .infinity, direction: .alternate))
    #expect(line.duration == .infinity)
    #expect(value(.positionX, of: line, at: 4000.5) == 0.25)
    #expect(abs(value(.positionX, of: line, at: 4003) - 0.5) < 1e-9)
  }

  @Test func `changes a discrete property only at the end`() throws {
    let line = try timeline(track(.hidden, [0, 1]))
    #expect(!line.sample(at: 0.999).states[0].isHidden)
    #expect(line.sample(at: 1).states[0].isHidden)
  }
}

@Suite struct `Calculation modes` {
  @Test func `discrete holds each value`() throws {
    let line = try timeline(track(.positionX, [0, 10, 20], mode: .discrete))
    let values = [0, 0.49, 0.5, 0.99, 1].map { value(.positionX, of: line, at: $0) }
    #expect(values == [0, 0, 10, 10, 20])
  }

  @Test func `paced covers equal distances in equal times`() throws {
    let line = try timeline(track(.positionX, [0, 90, 100], mode: .paced))
    #expect(abs(value(.positionX, of: line, at: 0.5) - 50) < 1e-12)
    #expect(abs(value(.positionX, of: line, at: 0.95) - 95) < 1e-12)
  }

  @Test func `cubic is Catmull-Rom by default`() throws {
    // Halfway between the inner two of four equally spaced values: (−a + 9b + 9c − d) / 16.
    let line = try timeline(track(.positionX, [3, 1, 4, -2], mode: .cubic))
    let middle: Double = (-3 + 9 + 36 + 2) / 16
    #expect(abs(value(.positionX, of: line, at: 0.5) - middle) < 1e-12)
    #expect(value(.positionX, of: line, at: 1) == -2)
  }

  @Test func `full tension makes a curve rest at each value`() throws {
    // At rest at both ends of a span, halfway in time is halfway in value.
    var curve = track(.positionX, [0, 10, 0], mode: .cubic)
    curve.spline = KochanekBartels(tension: 1, continuity: 0, bias: 0)
    let line = try timeline(curve)
    #expect(abs(value(.positionX, of: line, at: 0.25) - 5) < 1e-12)
  }
}

@Suite struct `Reversed timeline` {
  private func original() throws -> Timeline {
    try timeline(
      track(.positionX, [0, 10, -4], duration: 0.6),
      track(.positionX, [-4, 2], delay: 0.6, duration: 0.4),
      track(.opacity, [1, 0.2], delay: 0.3, duration: 0.5),
      track(.rotationZ, [0, 1], duration: 0.25, iterations: 4, direction: .alternate))
  }

  @Test func `plays linear motion backward`() throws {
    let line = try original()
    let reverse = try line.reversed()
    for time in stride(from: 0.0, through: 1, by: 1.0 / 64) {
      let a = line.sample(at: 1 - time).states[0]
      let b = reverse.sample(at: time).states[0]
      for channel in [Channel.positionX, .opacity, .rotationZ] {
        #expect(abs(a[channel] - b[channel]) < 1e-12, "\(channel) at \(time)")
      }
    }
  }

  @Test func `matches the original when reversed twice`() throws {
    let line = try original()
    let twice = try line.reversed().reversed()
    for time in stride(from: 0.0, through: 1, by: 1.0 / 64) {
      for channel in [Channel.positionX, .opacity, .rotationZ] {
        let difference =
          line.sample(at: time).states[0][channel] - twice.sample(at: time).states[0][channel]
        #expect(abs(difference) < 1e-12)
      }
    }
  }

  @Test func `jumps where the original jumps`() throws {
    let line = try timeline(
      track(.hidden, [1, 0]), track(.positionX, [0, 10, 20], mode: .discrete))
    let reverse = try line.reversed()
    for time in [0, 0.2, 0.5, 0.7, 1] {
      let (a, b) = (line.sample(at: 1 - time).states[0], reverse.sample(at: time).states[0])
      #expect(a.isHidden == b.isHidden, "\(time)")
      #expect(a.position.x == b.position.x, "\(time)")
    }
  }

  @Test(
    arguments: TrackTiming.Direction.allCases,
    [TrackTiming.Fill.none, .forwards, .backwards, .both])
  func `plays every direction and fill backward`(
    direction: TrackTiming.Direction, fill: TrackTiming.Fill
  ) throws {
    for iterations in [1.0, 2, 3] {
      let line = try timeline(
        track(
          .positionX, [20, 80], delay: 0.125, duration: 0.25, iterations: iterations,
          direction: direction, fill: fill),
        duration: 1)
      let reverse = try line.reversed()
      // Between the moments at which an iteration ends: there, both have their own.
      for time in stride(from: 1.0 / 128, through: 1, by: 1.0 / 64) {
        let (a, b) = (
          value(.positionX, of: line, at: 1 - time), value(.positionX, of: reverse, at: time)
        )
        #expect(abs(a - b) < 1e-9, "\(iterations) iterations at \(time)")
      }
    }
  }

  @Test func `keeps easings as written unless asked to mirror them`() throws {
    let ease = try #require(TimingFunction.named("ease-in"))
    let line = try timeline(track(.positionX, [0, 1], easing: ease))
    let written = try line.reversed()
    let mirrored = try line.reversed(easing: .mirrored)
    #expect(abs(value(.positionX, of: written, at: 0.3) - (1 - ease.value(at: 0.3))) < 1e-12)
    #expect(abs(value(.positionX, of: mirrored, at: 0.3) - ease.value(at: 0.7)) < 1e-12)
  }
}

@Suite struct `Timeline validation` {
  @Test func `rejects offsets that do not run from 0 to 1`() {
    var bad = track(.opacity, [0, 1])
    bad.keyframes[1].offset = 0.9
    #expect(throws: TimelineProblem.self) { try timeline(bad) }
  }

  @Test func `rejects values that are not finite`() {
    #expect(throws: TimelineProblem.self) { try timeline(track(.opacity, [0, .nan])) }
    #expect(throws: TimelineProblem.self) { try timeline(track(.positionX, [.infinity, 0])) }
  }

  @Test func `rejects a track of a missing layer`() {
    var bad = track(.opacity, [0, 1])
    bad.layer = 1
    #expect(throws: TimelineProblem.self) { try timeline(bad) }
  }

  @Test func `rejects a keyframe with the wrong number of values`() {
    var bad = track(.opacity, [0, 1])
    bad.keyframes[0].value = .numbers([0, 0])
    #expect(throws: TimelineProblem.self) { try timeline(bad) }
  }

  @Test func `rejects a layer before its parent`() {
    var child = box
    child.parent = 1
    #expect(throws: TimelineProblem.self) { try Timeline(layers: [child, box], tracks: []) }
  }
}

@Suite struct `Phases` {
  private let second = track(.positionX, [0, 1], duration: 1)

  @Test func `run in sequence with delays`() {
    let phase = Phase.sequence([
      .motions([second]), .delayed(0.5, .motions([second])), .motions([second]),
    ])
    #expect(phase.duration == 3.5)
    #expect(phase.motions().map(\.timing.delay) == [0, 1.5, 2.5])
  }

  @Test func `run in parallel and staggered`() {
    let phase = Phase.parallel([
      .stagger(each: 0.1, [.motions([second]), .motions([second]), .motions([second])]),
      .motions([second]),
    ])
    #expect(abs(phase.duration - 1.2) < 1e-12)
    #expect(phase.motions().map(\.timing.delay) == [0, 0.1, 0.2, 0])
  }
}
