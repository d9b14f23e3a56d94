import SegueTimeline

/// The numbers of a timeline that tracks move, each in parts of its travel.
struct MovingValues {
  /// A number that moves.
  enum Kind: Hashable {
    case channel(Channel)
    case transform(Int)
    case vertices
  }

  /// A number of a layer.
  struct Name: Hashable {
    var layer: Int
    var kind: Kind

    /// What the number is called.
    var name: String {
      switch kind {
      case .channel(let channel): "\(channel)"
      case .transform: "the transform"
      case .vertices: "the polygon mask"
      }
    }
  }

  private let timeline: Timeline
  /// The numbers, each once.
  let names: [Name]
  /// How far each one travels, as the difference of the extremes of what it takes.
  let travels: [Double]

  var isEmpty: Bool { names.isEmpty }
  var indices: Range<Int> { names.indices }

  /// Finds the numbers that move without jumping by nature.
  init(_ timeline: Timeline) {
    self.timeline = timeline
    var names: [Name] = []
    var known: Set<Name> = []
    let jumping = Set(timeline.tracks.filter(\.jumpsByNature).flatMap(\.moved))
    for track in timeline.tracks {
      for name in track.moved where !jumping.contains(name) && known.insert(name).inserted {
        names.append(name)
      }
    }
    let frames = (0...24).map { timeline.sample(at: timeline.time(at: Double($0) / 24)) }
    var moving: [(name: Name, travel: Double)] = []
    for name in names {
      let values = frames.map { name.value(in: $0) }
      let (least, most) = (values.min() ?? 0, values.max() ?? 0)
      // Less than that may be nothing but rounding, which jumps all the time.
      guard most - least > 1e-6 * max(1, abs(least), abs(most)) else { continue }
      moving.append((name, most - least))
    }
    self.names = moving.map(\.name)
    travels = moving.map(\.travel)
  }

  /// What the numbers are in a frame.
  func values(in frame: Frame) -> [Double] { names.map { $0.value(in: frame) } }

  /// How far a number may snap between two times, in parts of its travel: where a spring of it ends.
  func allowance(at index: Int, from start: Double, to end: Double) -> Double {
    let name = names[index]
    let slack = 1e-9 * timeline.duration
    let ends = timeline.tracks.filter { track in
      track.layer == name.layer && track.moved.contains(name) && track.isSprung
        && track.timing.end >= start - slack && track.timing.end <= end + slack
    }
    return ends.isEmpty ? ContinuityCheck.leastValue : ContinuityCheck.snap
  }
}

/// The numbers that may jump because tracks make them jump.
struct JumpingValues {
  private let timeline: Timeline
  private let names: [MovingValues.Name]

  init(_ timeline: Timeline) {
    self.timeline = timeline
    names = timeline.tracks.filter(\.jumpsByNature).flatMap(\.moved)
  }

  /// What they are at a time.
  func values(at time: Double) -> [Double] {
    guard !names.isEmpty else { return [] }
    let frame = timeline.sample(at: time)
    return names.map { $0.value(in: frame) }
  }
}

extension MovingValues.Name {
  /// The number in a frame.
  fileprivate func value(in frame: Frame) -> Double {
    let state = frame.states[layer]
    switch kind {
    case .channel(let channel): return state[channel]
    case .transform(let index): return state.transform.numbers[index]
    case .vertices:
      // Any corner that jumps moves the sum, unless several cancel each other out to the last bit.
      guard case .polygon(let first, let count)? = state.mask?.shape else { return 0 }
      return frame.vertices[first..<first + count].enumerated().reduce(0) { sum, corner in
        let weight = Double(corner.offset + 1)
        return sum + weight * (corner.element.x + 0.7071 * corner.element.y)
      }
    }
  }
}

extension Track {
  /// The numbers that it moves.
  fileprivate var moved: [MovingValues.Name] {
    switch property {
    case .channels(let channels):
      channels.map { MovingValues.Name(layer: layer, kind: .channel($0)) }
    case .transform:
      (0..<16).map { MovingValues.Name(layer: layer, kind: .transform($0)) }
    case .maskVertices: [MovingValues.Name(layer: layer, kind: .vertices)]
    }
  }

  /// Whether jumping is in its nature: by steps, discrete keyframes or what can only be on or off.
  fileprivate var jumpsByNature: Bool {
    if mode == .discrete { return true }
    if case .channels(let channels) = property, channels.contains(where: \.isDiscrete) {
      return true
    }
    return ([easing] + keyframes.map(\.easing)).contains(where: \.isStepped)
  }

  /// Whether a spring paces it, or a part of it.
  fileprivate var isSprung: Bool {
    ([easing] + keyframes.map(\.easing)).contains(where: \.isSpring)
  }
}

extension TimingFunction {
  fileprivate var isStepped: Bool {
    switch self {
    case .steps: true
    case .mirror(let original): original.isStepped
    default: false
    }
  }

  fileprivate var isSpring: Bool {
    switch self {
    case .spring: true
    case .mirror(let original): original.isSpring
    default: false
    }
  }
}
