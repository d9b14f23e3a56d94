import SegueTestSupport
package import SegueTimeline

/// Timelines that chance makes up, of everything that a timeline can hold.
package struct RandomTimeline {
  private var random: SeededGenerator

  /// The timeline that belongs to a seed.
  package static func of(seed: UInt64) throws -> Timeline {
    var maker = RandomTimeline(random: SeededGenerator(seed: seed))
    return try maker.timeline()
  }

  private mutating func timeline() throws -> Timeline {
    var layers: [Layer] = []
    for index in 0..<Int.random(in: 1...8, using: &random) {
      layers.append(layer(index, of: layers))
    }
    var tracks: [Track] = []
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      tracks.append(track(among: layers))
    }
    let length = chance(30) ? number(0, 5) : nil
    // A track may repeat for ever, but a plugin's timeline ends.
    let isEndless = tracks.contains { $0.timing.end.isInfinite }
    return try Timeline(
      duration: length ?? (isEndless ? 5 : nil), layers: layers, tracks: tracks,
      declarations: .init(
        startsAtSource: chance(20), endsAtSource: chance(20), hasCut: chance(20)))
  }

  // MARK: Layers

  private mutating func layer(_ index: Int, of others: [Layer]) -> Layer {
    let id = pick(["layer", "tile-\u{e9}", "シーン", "a b", "x.y[3]"]) + "-\(index)"
    var layer = Layer(
      id: id, parent: chance(40) && index > 0 ? Int.random(in: 0..<index, using: &random) : nil,
      contents: contents(index), state: state())
    layer.fit = pick(ContentFit.allCases)
    layer.isDoubleSided = chance(70)
    layer.isTransformGroup = chance(20)
    if chance(40) {
      layer.state.mask = mask()
      if case .polygon = layer.state.mask?.shape {
        layer.maskVertices = (0..<Int.random(in: 3...9, using: &random)).map { _ in point() }
      }
    }
    return layer
  }

  private mutating func contents(_ index: Int) -> Contents {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: .none
    case 1: .live(.element("live-\(index)", on: pick([.from, .to])))
    case 2: .snapshot(of: subject(), region: rect(), when: pick([.before, .after]))
    default: .gradient(gradient())
    }
  }

  private mutating func subject() -> Subject {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: .from
    case 1: .to
    case 2: .source
    case 3: .destination
    case 4: .sibling(Int.random(in: 0...40, using: &random))
    case 5: .element(pick(["title", "\u{1F600}", ""]), on: pick([.from, .to]))
    case 6: .navigationBar(on: pick([.from, .to]))
    default: .tabBar(on: pick([.from, .to]))
    }
  }

  private mutating func gradient() -> Gradient {
    let offsets = (0..<Int.random(in: 1...4, using: &random)).map { _ in number(0, 1) }.sorted()
    return Gradient(
      stops: offsets.map { Gradient.Stop(offset: $0, color: color()) }, start: point(),
      end: point())
  }

  private mutating func state() -> LayerState {
    var state = LayerState(frame: rect())
    for channel in Channel.allCases where chance(40) {
      state[channel] = value(of: channel)
    }
    if chance(20) { state.matrix = matrix() }
    return state
  }

  private mutating func mask() -> Mask {
    let shapes: [Mask.Shape] = [
      .rect, .roundedRect, .ellipse, .polygon(first: 0, count: 0), .linearGradient,
      .radialGradient, .conicGradient,
    ]
    return Mask(shape: pick(shapes), frame: rect(), cornerRadius: number(0, 30))
  }

  // MARK: Tracks

  private mutating func track(among layers: [Layer]) -> Track {
    let index = Int.random(in: layers.indices, using: &random)
    let property = property(of: layers[index])
    let offsets =
      [0] + (0..<Int.random(in: 0...4, using: &random)).map { _ in number(0, 1) }.sorted() + [1]
    var track = Track(
      layer: index, property: property,
      keyframes: offsets.map {
        Keyframe(offset: $0, value: keyframe(property, layers[index]), easing: easing())
      }, timing: timing(), easing: easing(), mode: pick(CalculationMode.allCases),
      composite: pick(Track.Composite.allCases))
    track.jump = pick([.start, .end])
    if chance(40) {
      track.spline = KochanekBartels(
        tension: number(-1, 1), continuity: number(-1, 1), bias: number(-1, 1))
    }
    return track
  }

  private mutating func property(of layer: Layer) -> Track.Property {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .transform
    case 1 where !layer.maskVertices.isEmpty: return .maskVertices
    default:
      let channels = Channel.allCases.shuffled(using: &random)
      return .channels(Array(channels.prefix(Int.random(in: 1...6, using: &random))))
    }
  }

  private mutating func keyframe(_ property: Track.Property, _ layer: Layer) -> Keyframe.Value {
    switch property {
    case .channels(let channels): .numbers(channels.map { _ in number(-500, 500) })
    case .maskVertices: .numbers(layer.maskVertices.flatMap { _ in [number(-9, 9), number(0, 1)] })
    case .transform:
      .transform((0..<Int.random(in: 0...3, using: &random)).map { _ in step() })
    }
  }

  private mutating func step() -> TransformOperation {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .translate(vector())
    case 1: .scale(vector())
    case 2: .rotate(number(-7, 7), axis: vector())
    case 3: .perspective(vector())
    default: .matrix(matrix())
    }
  }

  private mutating func timing() -> TrackTiming {
    TrackTiming(
      delay: chance(50) ? number(0, 2) : 0, duration: chance(90) ? number(0.01, 3) : 0,
      iterations: pick([1, 1, 2, 2.5, .infinity]), direction: pick(TrackTiming.Direction.allCases),
      fill: pick(TrackTiming.Fill.allCases))
  }

  private mutating func easing() -> TimingFunction {
    let all: [TimingFunction?] = [
      .linear,
      try? .cubicBezier(CubicBezier(number(0, 1), number(-2, 2), number(0, 1), number(0, 1))),
      .named("emphasized"), .named("emphasized")?.mirrored,
      try? .piecewiseLinear(
        PiecewiseLinear(stops: [
          .init(progress: 0, value: number(0, 1)), .init(progress: number(0, 1), value: 2),
          .init(progress: 1, value: 1),
        ])),
      .steps(count: Int.random(in: 2...9, using: &random), position: pick(StepPosition.allCases)),
      spring(), spring()?.mirrored,
      .steps(count: 3, position: .jumpBoth).mirrored,
    ]
    return pick(all) ?? .linear
  }

  private mutating func spring() -> TimingFunction? {
    let spring = try? Spring(
      mass: number(0.1, 4), stiffness: number(10, 1000), damping: number(0, 500),
      initialVelocity: number(-5, 5), allowsOverdamping: chance(50))
    return spring.map { .spring($0, duration: number(0.1, 2)) }
  }

  // MARK: Numbers

  private mutating func value(of channel: Channel) -> Double {
    if channel.isDiscrete { return chance(50) ? 1 : 0 }
    let range = channel.range
    return number(max(range.lowerBound, -400), min(range.upperBound, 400))
  }

  private mutating func matrix() -> Matrix4 {
    func row(_ maker: inout RandomTimeline) -> Matrix4.Row {
      (maker.number(-2, 2), maker.number(-2, 2), maker.number(-2, 2), maker.number(-2, 2))
    }
    return Matrix4(rows: row(&self), row(&self), row(&self), row(&self))
  }

  private mutating func rect() -> Rect2D {
    Rect2D(x: number(-50, 400), y: number(-50, 800), width: number(0, 400), height: number(0, 800))
  }

  private mutating func vector() -> Vector3 {
    Vector3(x: number(-3, 3), y: number(-3, 3), z: number(-3, 3))
  }

  private mutating func point() -> Point2D { Point2D(x: number(-9, 9), y: number(-9, 9)) }

  private mutating func color() -> Color {
    Color(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: number(0, 1))
  }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low...high, using: &random)
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &random)]
  }
}
