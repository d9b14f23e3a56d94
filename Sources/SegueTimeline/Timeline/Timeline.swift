/// A transition as an immutable value: layers, and the tracks that move them.
///
/// ``sample(at:)`` is a pure function of the time: no clock, any order, any direction. Everything
/// that does not depend on the time is computed on creation.
public struct Timeline: Hashable, Sendable {
  /// Declared exceptions to the laws at the timeline's ends.
  public struct Declarations: Hashable, Sendable {
    /// The arriving screen is visible inside the source at the start.
    public var startsAtSource = false
    /// The departing screen is still visible inside the source at the end.
    public var endsAtSource = false
    /// A value jumps on purpose.
    public var hasCut = false

    /// Creates a set of declarations, empty by default.
    public init(startsAtSource: Bool = false, endsAtSource: Bool = false, hasCut: Bool = false) {
      self.startsAtSource = startsAtSource
      self.endsAtSource = endsAtSource
      self.hasCut = hasCut
    }
  }

  /// The duration, in seconds; infinite for ambient motion.
  public let duration: Double
  /// The layers: parents before their sublayers, lower layers before higher ones.
  public let layers: [Layer]
  /// The tracks.
  public let tracks: [Track]
  /// The declarations.
  public let declarations: Declarations

  private let compiledTracks: CompiledTracks
  private let base: Frame

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - duration: the duration in seconds; by default the end of the last track.
  ///   - layers: parents before their sublayers, lower layers before higher ones.
  ///   - tracks: the tracks of the layers.
  ///   - declarations: the declared exceptions to the laws.
  /// - Throws: ``TimelineProblem`` if a track does not fit its layer, offsets do not ascend from 0
  ///   to 1, or a number is not finite.
  public init(
    duration: Double? = nil, layers: [Layer], tracks: [Track],
    declarations: Declarations = Declarations()
  ) throws(TimelineProblem) {
    self.layers = layers
    self.tracks = tracks
    self.declarations = declarations
    self.duration = duration ?? tracks.map { $0.timing.end }.max() ?? 0
    try Self.check(duration: self.duration, layers: layers, tracks: tracks)

    let (base, firstVertex) = Self.baseFrame(of: layers)
    self.base = base
    compiledTracks = CompiledTracks(
      tracks, fills: Self.resolvedFills(of: tracks), firstVertex: firstVertex)
  }

  /// The index of a layer, or nil if there is none of that name.
  public func index(of id: String) -> Int? { layers.firstIndex { $0.id == id } }

  /// Returns the state of every layer at a time, in seconds, clamped to the timeline.
  public func sample(at time: Double) -> Frame {
    var frame = base
    sample(at: time, into: &frame)
    return frame
  }

  /// Writes the state of every layer at a time into a frame that an earlier call returned.
  ///
  /// Does not allocate.
  ///
  /// - Parameters:
  ///   - time: the time in seconds, clamped to the timeline.
  ///   - frame: a frame of this timeline; any other is replaced.
  public func sample(at time: Double, into frame: inout Frame) {
    if frame.states.count == base.states.count && frame.vertices.count == base.vertices.count {
      for i in base.states.indices { frame.states[i] = base.states[i] }
      for i in base.vertices.indices { frame.vertices[i] = base.vertices[i] }
    } else {
      frame = base
    }
    let clamped = min(max(time.isNaN ? 0 : time, 0), duration)
    compiledTracks.play(at: clamped, into: &frame)
  }

  /// The time at a progress, in seconds; exact at 0 and 1, clamped outside.
  public func time(at progress: Double) -> Double {
    progress >= 1 ? duration : max(progress, 0) * duration
  }
}

extension Timeline {
  private static func baseFrame(of layers: [Layer]) -> (Frame, firstVertex: [Int]) {
    var frame = Frame(states: [])
    var first: [Int] = []
    for layer in layers {
      var state = layer.state
      first.append(frame.vertices.count)
      if !layer.maskVertices.isEmpty {
        state.mask?.shape =
          layer.state.mask?.shape.with(first: frame.vertices.count, count: layer.maskVertices.count)
          ?? .rect
      }
      frame.states.append(state)
      frame.vertices += layer.maskVertices
    }
    return (frame, first)
  }

  /// The fill of each track: the first track of a property holds its value on both sides.
  private static func resolvedFills(of tracks: [Track]) -> [TrackTiming.Fill] {
    var earliest: [Moved: Int] = [:]
    for (index, track) in tracks.enumerated() {
      for moved in Moved.all(of: track) {
        if let other = earliest[moved], tracks[other].timing.delay <= track.timing.delay {
          continue
        }
        earliest[moved] = index
      }
    }
    return tracks.enumerated().map { index, track in
      guard track.timing.fill == .automatic else { return track.timing.fill }
      let isFirst = Moved.all(of: track).allSatisfy { earliest[$0] == index }
      return isFirst ? .both : .forwards
    }
  }

  /// A property of a layer that several tracks may move.
  private struct Moved: Hashable {
    let layer: Int
    let channel: Channel?
    let isTransform: Bool

    static func all(of track: Track) -> [Moved] {
      switch track.property {
      case .channels(let channels):
        channels.map { Moved(layer: track.layer, channel: $0, isTransform: false) }
      case .transform: [Moved(layer: track.layer, channel: nil, isTransform: true)]
      case .maskVertices: [Moved(layer: track.layer, channel: nil, isTransform: false)]
      }
    }
  }
}

extension Timeline {
  /// The timeline scaled to another duration.
  ///
  /// - Parameter seconds: the new duration; a timeline of zero duration is unchanged.
  /// - Throws: ``TimelineProblem`` if the duration is negative or not a number.
  public func scaled(toDuration seconds: Double) throws(TimelineProblem) -> Timeline {
    let factor = duration > 0 ? seconds / duration : 1
    return try Timeline(
      duration: duration > 0 ? seconds : 0, layers: layers,
      tracks: tracks.map { track in
        var result = track
        result.timing.delay *= factor
        result.timing.duration *= factor
        return result
      }, declarations: declarations)
  }
}

extension Timeline {
  /// The layers that blur themselves or what lies below them at some time, as ascending indices.
  public var blurredLayers: [Int] { Self.blurredLayers(among: layers, tracks) }

  static func blurredLayers(among layers: [Layer], _ tracks: [Track]) -> [Int] {
    var moved: Set<Int> = []
    for track in tracks where track.blurs { moved.insert(track.layer) }
    return layers.indices.filter {
      let state = layers[$0].state
      return state.blurRadius > 0 || state.backdropBlurRadius > 0 || moved.contains($0)
    }
  }
}

extension Track {
  /// Whether it moves a blur.
  fileprivate var blurs: Bool {
    guard case .channels(let channels) = property else { return false }
    return channels.contains(.blurRadius) || channels.contains(.backdropBlurRadius)
  }
}
