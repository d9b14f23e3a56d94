import SegueTimeline

/// The animated numbers of a timeline, each with its travel.
struct MovingValues {
  /// The kind of an animated number.
  enum Kind: Hashable {
    case channel(Channel)
    case transform(Int)
    case vertices
  }

  /// An animated number of a layer.
  struct Name: Hashable {
    var layer: Int
    var kind: Kind

    /// The channel; nil for numbers of transforms and polygons.
    var channel: Channel? { if case .channel(let channel) = kind { channel } else { nil } }

    /// The name of the number.
    var name: String {
      switch kind {
      case .channel(let channel): "\(channel)"
      case .transform: "the transform"
      case .vertices: "the mask's outline"
      }
    }
  }

  /// The animated numbers, each once.
  let names: [Name]
  /// The travel of each number: the difference between its extremes.
  let travels: [Double]

  var isEmpty: Bool { names.isEmpty }
  var indices: Range<Int> { names.indices }

  /// Finds the animated numbers, except those that jump by design.
  init(_ timeline: Timeline) {
    var names: [Name] = []
    var known: Set<Name> = []
    let jumping = Set(timeline.tracks.filter(\.jumpsByNature).flatMap(\.moved))
    for track in timeline.tracks {
      for name in track.moved where !jumping.contains(name) && known.insert(name).inserted {
        names.append(name)
      }
    }
    let samples = (0...24).map {
      names.values(in: timeline.sample(at: timeline.time(at: Double($0) / 24)))
    }
    var moving: [(name: Name, travel: Double)] = []
    for (index, name) in names.enumerated() {
      let values = samples.map { $0[index] }
      let (least, most) = (values.min() ?? 0, values.max() ?? 0)
      // A smaller range may be only rounding errors, which jump all the time.
      guard most - least > 1e-6 * max(1, abs(least), abs(most)) else { continue }
      moving.append((name, most - least))
    }
    self.names = moving.map(\.name)
    travels = moving.map(\.travel)
  }

  /// Returns the numbers in a frame.
  func values(in frame: Frame) -> [Double] { names.values(in: frame) }
}

/// The numbers that may jump because their tracks jump by design.
struct JumpingValues {
  private let timeline: Timeline
  private let names: [MovingValues.Name]

  init(_ timeline: Timeline) {
    self.timeline = timeline
    names = timeline.tracks.filter(\.jumpsByNature).flatMap(\.moved)
  }

  /// Returns the numbers at a time.
  func values(at time: Double) -> [Double] {
    guard !names.isEmpty else { return [] }
    return names.values(in: timeline.sample(at: time))
  }
}

extension [MovingValues.Name] {
  /// Returns the numbers in a frame.
  fileprivate func values(in frame: Frame) -> [Double] {
    // Through a buffer: reading the array would copy the element for each of its numbers.
    frame.states.withUnsafeBufferPointer { states in
      map { $0.value(in: states[$0.layer], frame.vertices) }
    }
  }
}

extension MovingValues.Name {
  /// Returns the number in a layer's state.
  fileprivate func value(in state: borrowing LayerState, _ vertices: [Point2D]) -> Double {
    switch kind {
    case .channel(let channel): return state[channel]
    case .transform(let index): return state.transform.numbers[index]
    case .vertices:
      // A jump of any corner changes the sum, unless several cancel out exactly.
      guard let places = state.mask?.shape.vertices else { return 0 }
      return vertices[places].enumerated().reduce(0) { sum, corner in
        let weight = Double(corner.offset + 1)
        return sum + weight * (corner.element.x + 0.7071 * corner.element.y)
      }
    }
  }
}

extension Track {
  /// The numbers that the track animates.
  fileprivate var moved: [MovingValues.Name] {
    switch property {
    case .channels(let channels):
      channels.map { MovingValues.Name(layer: layer, kind: .channel($0)) }
    case .transform:
      (0..<16).map { MovingValues.Name(layer: layer, kind: .transform($0)) }
    case .maskVertices: [MovingValues.Name(layer: layer, kind: .vertices)]
    }
  }

  /// Whether the track jumps by design: with steps, discrete keyframes or on/off properties.
  fileprivate var jumpsByNature: Bool {
    if mode == .discrete { return true }
    if case .channels(let channels) = property, channels.contains(where: \.isDiscrete) {
      return true
    }
    return ([easing] + keyframes.map(\.easing)).contains(where: \.isStepped)
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
}
