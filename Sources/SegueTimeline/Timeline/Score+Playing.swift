extension Score {
  /// Writes what all tracks give at a time into a frame that holds the layers' own states.
  func play(at time: Double, into frame: inout Frame) {
    for index in paces.indices {
      guard let progress = paces[index].progress(at: time) else { continue }
      for program in paces[index].programs {
        apply(programs[program], at: progress, to: &frame)
      }
    }
  }

  private func apply(_ program: Program, at progress: Double, to frame: inout Frame) {
    let place = locate(progress, in: program)
    switch program.target {
    case .channels(let first):
      for column in 0..<program.width {
        let number = number(column, of: program, at: place)
        frame.states[program.layer].write(number, to: channels[first + column], program.composite)
      }
    case .transform(let first):
      let matrix = transforms[first + place.segment].matrix(at: place.position(program.jump))
      let below = frame.states[program.layer].transform
      frame.states[program.layer].matrix = program.composite == .add ? matrix * below : matrix
    case .vertices(let first):
      for corner in 0..<(program.width / 2) {
        let point = Point(
          x: number(2 * corner, of: program, at: place),
          y: number(2 * corner + 1, of: program, at: place))
        let below = frame.vertices[first + corner]
        frame.vertices[first + corner] = program.composite == .add ? below + point : point
      }
    }
  }

  private func locate(_ progress: Double, in program: Program) -> Program.Place {
    let first = program.firstKey
    var segment = program.keyCount - 2
    while segment > 0 && progress < offsets[first + segment] { segment -= 1 }
    while segment > 0 && offsets[first + segment + 1] == offsets[first + segment]
      && progress < offsets[first + segment + 1]
    { segment -= 1 }
    let start = offsets[first + segment]
    let span = offsets[first + segment + 1] - start
    guard span > 0 else { return Program.Place(segment: segment, t: 1, progress: progress) }
    var t = (progress - start) / span
    if program.hasEasings, t > 0, t < 1 { t = easings[first + segment].value(at: t) }
    return Program.Place(segment: segment, t: t, progress: progress)
  }

  private func number(_ column: Int, of program: Program, at place: Program.Place) -> Double {
    let index = program.firstValue + place.segment * program.width + column
    let a = values[index]
    let b = values[index + program.width]
    if let jump = program.jump { return place.position(jump) == 1 ? b : a }
    guard place.t > 0, place.t < 1 else { return mix(a, b, place.t) }
    return switch program.way {
    case .straight: mix(a, b, place.t)
    case .curves(let first):
      curves[first + column].value(segment: place.segment, parameter: place.t)
    case .paced(let index):
      pacedCurves[index].value(component: column, atFraction: place.progress)
    }
  }
}

extension LayerState {
  /// Gives a number a value, within the range that has a meaning.
  fileprivate mutating func write(
    _ value: Double, to channel: Channel, _ composite: Track.Composite
  ) {
    let total = composite == .add ? self[channel] + value : value
    let range = channel.range
    self[channel] = min(max(total, range.lowerBound), range.upperBound)
  }
}
