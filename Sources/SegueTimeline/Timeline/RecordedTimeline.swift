/// A recording of displayed frames as a timeline: an interaction, for consumers that read only
/// timelines.
///
/// Values between two frames are interpolated linearly. A layer missing from a frame is hidden.
public struct RecordedTimeline: Sendable {
  /// The layers and their state at one time.
  public struct Sample: Sendable {
    /// The time, in seconds.
    public var time: Double
    /// The layers: parents before their sublayers.
    public var layers: [Layer]
    /// The state of the layers.
    public var frame: Frame

    /// Creates a sample.
    public init(time: Double, layers: [Layer], frame: Frame) {
      self.time = time
      self.layers = layers
      self.frame = frame
    }
  }

  private let samples: [Sample]
  private var layers: [Layer] = []
  /// The states of each layer, one per sample; nil where it is missing.
  private var states: [[LayerState?]] = []
  /// The vertices of each layer's polygon mask, one list per sample.
  private var corners: [[[Point2D]]] = []

  /// Creates a recording from samples in ascending order of time; the first is at 0.
  ///
  /// Layers with the same id are one layer, which keeps its contents and parent.
  public init(_ samples: [Sample]) {
    self.samples = samples
    for sample in samples { add(sample.layers) }
    states = layers.map { layer in
      samples.map { sample in
        sample.layers.firstIndex { $0.id == layer.id }.map { sample.frame.states[$0] }
      }
    }
    corners = layers.map { layer in
      samples.map { sample in
        sample.layers.firstIndex { $0.id == layer.id }.map { sample.frame.corners(of: $0) } ?? []
      }
    }
  }

  /// Builds the timeline.
  ///
  /// - Throws: ``TimelineProblem`` if a number is not finite, or times do not ascend.
  public func timeline() throws(TimelineProblem) -> Timeline {
    guard let duration = samples.last?.time, duration > 0 else {
      return try Timeline(layers: [], tracks: [])
    }
    var layers = layers
    var tracks: [Track] = []
    for index in layers.indices {
      let states = steadyStates(of: index)
      guard let first = states.first else { continue }
      layers[index].state = first
      layers[index].maskVertices = corners[index].first { !$0.isEmpty } ?? []
      tracks += self.tracks(of: index, states, duration: duration)
    }
    return try Timeline(duration: duration, layers: layers, tracks: tracks)
  }

  // MARK: Layers

  /// Adds the layers of a sample, each after its predecessor.
  private mutating func add(_ others: [Layer]) {
    var place = 0
    for layer in others {
      if let known = layers.firstIndex(where: { $0.id == layer.id }) {
        place = known + 1
        continue
      }
      var new = layer
      new.parent = layer.parent.flatMap { parent in
        layers.firstIndex { $0.id == others[parent].id }
      }
      for index in layers.indices where (layers[index].parent ?? -1) >= place {
        layers[index].parent? += 1
      }
      layers.insert(new, at: place)
      place += 1
    }
  }

  /// The layer's states without gaps: where it is missing, it is hidden in its last or first known
  /// state.
  private func steadyStates(of index: Int) -> [LayerState] {
    var last = states[index].lazy.compactMap { $0 }.first
    let masked = states[index].lazy.compactMap { $0 }.first { $0.mask != nil }
    return states[index].compactMap { state -> LayerState? in
      var result = state ?? last
      if state == nil { result?.isHidden = true } else { last = state }
      // A missing mask becomes one that shows the whole layer.
      if let masked { result?.openMask(like: masked) }
      return result
    }
  }

  // MARK: Tracks

  private func tracks(of index: Int, _ states: [LayerState], duration: Double) -> [Track] {
    func track(_ property: Track.Property, _ values: [Keyframe.Value]) -> Track? {
      guard values.contains(where: { $0 != values[0] }) else { return nil }
      return Track(
        layer: index, property: property,
        keyframes: zip(samples, values).map { sample, value in
          Keyframe(offset: min(sample.time / duration, 1), value: value)
        }, timing: TrackTiming(duration: duration))
    }
    let numbers = Channel.allCases.compactMap { channel in
      track(.channels([channel]), states.map { .numbers([$0[channel]]) })
    }
    let transform =
      states.contains { $0.matrix != nil }
      ? track(.transform, states.map { .transform([.matrix($0.transform)]) }) : nil
    let polygon =
      corners[index].allSatisfy { $0.count == corners[index][0].count }
      ? track(
        .maskVertices, corners[index].map { .numbers($0.flatMap { [$0.x, $0.y] }) }) : nil
    return numbers + [transform, polygon].compactMap { $0 }
  }
}

extension Frame {
  /// The vertices of a layer's polygon or path.
  fileprivate func corners(of layer: Int) -> [Point2D] {
    states[layer].mask?.shape.vertices.map { Array(vertices[$0]) } ?? []
  }
}
