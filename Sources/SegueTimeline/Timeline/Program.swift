/// A track made ready for sampling: everything that does not depend on the time is worked out.
struct Program: Sendable, Hashable {
  /// What the keyframes' numbers are written to.
  enum Target: Sendable, Hashable {
    case channels([Channel])
    case transform([TransformInterpolation])
    case vertices(first: Int)
  }

  /// How the numbers get from one keyframe to the next.
  enum Way: Sendable, Hashable {
    case straight
    /// Along a curve for each number.
    case curves([KeyframeSpline])
    /// Along one curve through all numbers, at constant speed.
    case paced(PacedSpline)
  }

  let layer: Int
  let target: Target
  let timing: TrackTiming
  let easing: TimingFunction
  let composite: Track.Composite
  /// Whether values jump from keyframe to keyframe, and when.
  let jump: Track.Jump?
  let offsets: [Double]
  let easings: [TimingFunction]
  /// The keyframes' numbers, one keyframe after the other; empty for transforms.
  let values: [Double]
  let way: Way
  let width: Int

  init(_ track: Track, fill: TrackTiming.Fill, firstVertex: Int) {
    layer = track.layer
    var timing = track.timing
    timing.fill = fill
    self.timing = timing
    easing = track.easing
    composite = track.composite
    easings = track.keyframes.map(\.easing)

    let rows = track.keyframes.map(\.numbers)
    let written = track.keyframes.map(\.offset)
    width = rows.first?.count ?? 0
    values = rows.flatMap { $0 }
    jump = track.mode == .discrete || track.movesDiscreteChannel ? track.jump : nil
    offsets = track.mode == .paced ? CalculationMode.pacedOffsets(through: rows) : written
    way = Way(track.mode, through: rows, at: written, shape: track.spline)

    switch track.property {
    case .channels(let channels): target = .channels(channels)
    case .maskVertices: target = .vertices(first: firstVertex)
    case .transform:
      let steps = track.keyframes.map(\.steps)
      target = .transform(zip(steps, steps.dropFirst()).map(TransformInterpolation.init))
    }
  }

  /// Writes the track's value at a time into a frame.
  func apply(at time: Double, to frame: inout Frame) {
    guard let progress = timing.progress(at: time) else { return }
    let place = locate(easing.value(at: progress))
    switch target {
    case .channels(let channels):
      for (column, channel) in channels.enumerated() {
        write(number(column, at: place), to: channel, of: &frame.states[layer])
      }
    case .transform(let segments):
      let matrix = segments[place.segment].matrix(at: place.position(jump))
      let below = frame.states[layer].transform
      frame.states[layer].matrix = composite == .add ? matrix * below : matrix
    case .vertices(let first):
      for corner in 0..<(width / 2) {
        let point = Point(
          x: number(2 * corner, at: place), y: number(2 * corner + 1, at: place))
        let below = frame.vertices[first + corner]
        frame.vertices[first + corner] = composite == .add ? below + point : point
      }
    }
  }

  private func write(_ value: Double, to channel: Channel, of state: inout LayerState) {
    let total = composite == .add ? state[channel] + value : value
    let range = channel.range
    state[channel] = min(max(total, range.lowerBound), range.upperBound)
  }

  /// A place between two keyframes.
  struct Place {
    /// The index of the keyframe before it.
    let segment: Int
    /// The part of the way to the next one; outside 0…1 where an easing overshoots.
    let t: Double
    /// The progress that led here.
    let progress: Double

    /// The part of the way for a value that may only jump.
    func position(_ jump: Track.Jump?) -> Double {
      switch jump {
      case nil: t
      case .end: t >= 1 ? 1 : 0
      case .start: t > 0 ? 1 : 0
      }
    }
  }

  private func locate(_ progress: Double) -> Place {
    var segment = offsets.count - 2
    while segment > 0 && progress < offsets[segment] { segment -= 1 }
    while segment > 0 && offsets[segment + 1] == offsets[segment] && progress < offsets[segment + 1]
    { segment -= 1 }
    let span = offsets[segment + 1] - offsets[segment]
    guard span > 0 else { return Place(segment: segment, t: 1, progress: progress) }
    let linear = (progress - offsets[segment]) / span
    let bends = linear > 0 && linear < 1
    return Place(
      segment: segment, t: bends ? easings[segment].value(at: linear) : linear, progress: progress)
  }

  private func number(_ column: Int, at place: Place) -> Double {
    let a = values[place.segment * width + column]
    let b = values[(place.segment + 1) * width + column]
    if let jump { return place.position(jump) == 1 ? b : a }
    guard place.t > 0, place.t < 1 else { return mix(a, b, place.t) }
    return switch way {
    case .straight: mix(a, b, place.t)
    case .curves(let splines):
      splines[column].value(segment: place.segment, parameter: place.t)
    case .paced(let spline): spline.value(component: column, atFraction: place.progress)
    }
  }
}

extension Program.Way {
  fileprivate init(
    _ mode: CalculationMode, through rows: [[Double]], at offsets: [Double], shape: KochanekBartels
  ) {
    let columns = 0..<(rows.first?.count ?? 0)
    switch mode {
    case .linear, .discrete, .paced: self = .straight
    case .cubic:
      self = .curves(
        columns.map { column in
          KeyframeSpline(values: rows.map { $0[column] }, offsets: offsets, shape: shape)
        })
    case .cubicPaced: self = .paced(PacedSpline(through: rows, shape: shape))
    }
  }
}

extension Keyframe {
  fileprivate var numbers: [Double] {
    if case .numbers(let numbers) = value { numbers } else { [] }
  }

  fileprivate var steps: [TransformOperation] {
    if case .transform(let steps) = value { steps } else { [] }
  }
}

extension Track {
  fileprivate var movesDiscreteChannel: Bool {
    if case .channels(let channels) = property {
      channels.contains(where: \.isDiscrete)
    } else {
      false
    }
  }
}
