/// All tracks of a timeline compiled for sampling: everything that does not depend on the time is
/// precomputed, and numbers of the same kind are stored together.
struct CompiledTracks: Sendable, Hashable {
  private(set) var tracks: [CompiledTrack] = []
  private(set) var schedules: [TrackSchedule] = []
  /// The offsets of all keyframes, and the easings of the segments after them.
  private(set) var offsets: [Double] = []
  private(set) var easings: [CompiledEasing] = []
  /// The values of all keyframes, one keyframe after the other.
  private(set) var values: [Double] = []
  private(set) var channels: [Channel] = []
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
      add(tracks[index], firstVertex: firstVertex[tracks[index].layer], &compiler)
    }
    schedules = TrackSchedule.all(of: order.map { (tracks[$0], fills[$0]) }, &compiler)
  }

  private mutating func add(_ track: Track, firstVertex: Int, _ compiler: inout EasingCompiler) {
    let rows = track.keyframes.map(\.numbers)
    let jumps = track.mode == .discrete || track.movesDiscreteChannel
    tracks.append(
      CompiledTrack(
        layer: track.layer, target: addTarget(of: track, firstVertex: firstVertex),
        composite: track.composite, jump: jumps ? track.jump : nil,
        interpolation: addInterpolation(of: track, through: rows), firstKey: offsets.count,
        keyCount: track.keyframes.count,
        hasEasings: track.keyframes.contains { $0.easing != .linear },
        firstValue: values.count, width: rows.first?.count ?? 0))
    offsets +=
      track.mode == .paced
      ? CalculationMode.pacedOffsets(through: rows) : track.keyframes.map(\.offset)
    for keyframe in track.keyframes { easings.append(compiler(keyframe.easing)) }
    values += rows.joined()
  }

  private mutating func addTarget(of track: Track, firstVertex: Int) -> CompiledTrack.Target {
    switch track.property {
    case .channels(let moved):
      channels += moved
      return .channels(first: channels.count - moved.count)
    case .maskVertices: return .vertices(first: firstVertex)
    case .transform:
      let first = transforms.count
      let steps = track.keyframes.map(\.steps)
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
      let offsets = track.keyframes.map(\.offset)
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
