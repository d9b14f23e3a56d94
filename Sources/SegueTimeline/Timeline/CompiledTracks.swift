/// All tracks of a timeline compiled for sampling: everything that does not depend on the time is
/// precomputed, and numbers of the same kind are stored together.
struct CompiledTracks: Sendable, Hashable {
  private(set) var schedules: [TrackSchedule] = []
  private(set) var moves: [StraightMove] = []
  /// All tracks that are not straight moves.
  private(set) var tracks: [CompiledTrack] = []
  /// The offsets of all keyframes, and the easings of the segments after them.
  private(set) var offsets: [Double] = []
  private(set) var segmentEasings: [CompiledEasing] = []
  private(set) var easings = CompiledEasings()
  /// The values of all keyframes, one keyframe after the other.
  private(set) var values: [Double] = []
  private(set) var channels: [CompiledChannel] = []
  private(set) var transforms: [TransformInterpolation] = []
  private(set) var curves: [KeyframeSpline] = []
  private(set) var pacedCurves: [PacedSpline] = []

  /// Compiles tracks.
  ///
  /// - Parameters:
  ///   - tracks: the tracks, in any order.
  ///   - fills: the resolved fill of each track.
  ///   - firstVertex: for each layer, the index of its mask's first vertex.
  init(_ tracks: [Track], fills: [TrackTiming.Fill], firstVertex: [Int]) {
    let order = tracks.indices.sorted {
      (tracks[$0].timing.delay, $0) < (tracks[$1].timing.delay, $1)
    }
    var compiler = EasingCompiler()
    for index in order {
      let track = tracks[index]
      var timing = track.timing
      timing.fill = fills[index]
      let content = add(track, firstVertex: firstVertex[track.layer], &compiler)
      add(TrackSchedule(timing: timing, easing: compiler(track.easing), content: content))
    }
    easings = compiler.easings
  }

  private mutating func add(_ schedule: TrackSchedule) {
    if let joined = schedules.last?.joined(with: schedule) {
      schedules[schedules.count - 1] = joined
    } else {
      schedules.append(schedule)
    }
  }

  private mutating func add(
    _ track: Track, firstVertex: Int, _ compiler: inout EasingCompiler
  ) -> TrackSchedule.Content {
    let rows = track.keyframes.map { $0.numbers }
    let keys =
      track.mode == .paced
      ? CalculationMode.pacedOffsets(through: rows) : track.keyframes.map { $0.offset }
    if let straight = StraightMove.all(of: track, offsets: keys) {
      moves += straight
      return .moves(moves.count - straight.count..<moves.count)
    }
    let jumps = track.mode == .discrete || track.movesDiscreteChannel
    tracks.append(
      CompiledTrack(
        layer: track.layer, target: addTarget(of: track, firstVertex: firstVertex),
        composite: track.composite, jump: jumps ? track.jump : nil,
        interpolation: addInterpolation(of: track, through: rows), firstKey: offsets.count,
        keyCount: track.keyframes.count,
        hasEasings: track.keyframes.contains { $0.easing != .linear },
        firstValue: values.count, width: rows.first?.count ?? 0))
    offsets += keys
    for keyframe in track.keyframes { segmentEasings.append(compiler(keyframe.easing)) }
    values += rows.joined()
    return .tracks(tracks.count - 1..<tracks.count)
  }

  private mutating func addTarget(of track: Track, firstVertex: Int) -> CompiledTrack.Target {
    switch track.property {
    case .channels(let moved):
      channels += moved.map(CompiledChannel.init)
      return .channels(first: channels.count - moved.count)
    case .maskVertices: return .vertices(first: firstVertex)
    case .transform:
      let first = transforms.count
      let steps = track.keyframes.map { $0.steps }
      transforms += zip(steps, steps.dropFirst()).map(TransformInterpolation.init)
      return .transform(first: first)
    }
  }

  private mutating func addInterpolation(of track: Track, through rows: [[Double]])
    -> CompiledTrack.Interpolation
  {
    switch track.mode {
    case .linear, .discrete, .paced: return .straight
    case .cubic:
      let first = curves.count
      let offsets = track.keyframes.map { $0.offset }
      curves += (0..<(rows.first?.count ?? 0)).map { column in
        KeyframeSpline(values: rows.map { $0[column] }, offsets: offsets, shape: track.spline)
      }
      return .curves(first: first)
    case .cubicPaced:
      pacedCurves.append(PacedSpline(through: rows, shape: track.spline))
      return .paced(pacedCurves.count - 1)
    }
  }
}

extension Keyframe {
  var numbers: [Double] {
    if case .numbers(let numbers) = value { numbers } else { [] }
  }

  fileprivate var steps: [TransformOperation] {
    if case .transform(let steps) = value { steps } else { [] }
  }
}

extension Track {
  fileprivate var movesDiscreteChannel: Bool {
    if case .channels(let channels) = property {
      channels.contains { $0.isDiscrete }
    } else {
      false
    }
  }
}
