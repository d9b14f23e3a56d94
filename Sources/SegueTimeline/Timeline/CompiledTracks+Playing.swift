extension CompiledTracks {
  /// Writes the values of all tracks at a time into a frame that holds the layers' own states.
  func play(at time: Double, into frame: inout Frame) {
    for index in schedules.indices {
      guard let progress = schedules[index].progress(at: time, easings) else { continue }
      switch schedules[index].content {
      case .moves(let range):
        for move in range { moves[move].apply(at: progress, to: &frame) }
      case .tracks(let range):
        for track in range { apply(tracks[track], at: progress, to: &frame) }
      }
    }
  }

  private func apply(_ track: CompiledTrack, at progress: Double, to frame: inout Frame) {
    let place = locate(progress, in: track)
    switch track.target {
    case .channels(let first):
      for column in 0..<track.width {
        let number = number(column, of: track, at: place)
        frame.states[track.layer].write(number, to: channels[first + column], track.composite)
      }
    case .transform(let first):
      let matrix = transforms[first + place.segment].matrix(at: place.position(track.jump))
      frame.states[track.layer].matrix =
        track.composite == .add ? matrix * frame.states[track.layer].transform : matrix
    case .vertices(let first):
      for corner in 0..<(track.width / 2) {
        let point = Point2D(
          x: number(2 * corner, of: track, at: place),
          y: number(2 * corner + 1, of: track, at: place))
        let below = frame.vertices[first + corner]
        frame.vertices[first + corner] = track.composite == .add ? below + point : point
      }
    }
  }

  private func locate(_ progress: Double, in track: CompiledTrack) -> CompiledTrack.Place {
    let first = track.firstKey
    var segment = track.keyCount - 2
    while segment > 0 && progress < offsets[first + segment] { segment -= 1 }
    while segment > 0 && offsets[first + segment + 1] == offsets[first + segment]
      && progress < offsets[first + segment + 1]
    { segment -= 1 }
    let start = offsets[first + segment]
    let span = offsets[first + segment + 1] - start
    guard span > 0 else { return CompiledTrack.Place(segment: segment, t: 1, progress: progress) }
    var t = (progress - start) / span
    if track.hasEasings, t > 0, t < 1 {
      t = easings.value(of: segmentEasings[first + segment], at: t)
    }
    return CompiledTrack.Place(segment: segment, t: t, progress: progress)
  }

  private func number(_ column: Int, of track: CompiledTrack, at place: CompiledTrack.Place)
    -> Double
  {
    let index = track.firstValue + place.segment * track.width + column
    let a = values[index]
    let b = values[index + track.width]
    if let jump = track.jump { return place.position(jump) == 1 ? b : a }
    guard place.t > 0, place.t < 1 else { return mix(a, b, place.t) }
    return switch track.interpolation {
    case .straight: mix(a, b, place.t)
    case .curves(let first):
      curves[first + column].value(segment: place.segment, parameter: place.t)
    case .paced(let index):
      pacedCurves[index].value(component: column, atFraction: place.progress)
    }
  }
}

extension LayerState {
  /// Writes a channel, clamped to its range.
  fileprivate mutating func write(
    _ value: Double, to compiled: CompiledChannel, _ composite: Track.Composite
  ) {
    let total = composite == .add ? self[compiled.channel] + value : value
    self[compiled.channel] = compiled.clamped(total)
  }
}
