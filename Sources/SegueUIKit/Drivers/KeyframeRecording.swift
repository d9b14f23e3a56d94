#if canImport(UIKit)
import SegueTimeline

/// Keyframes for a tree's properties, close enough that linear interpolation between them looks the
/// same as the film.
///
/// Every property has its own times, since few properties change, and most of those change slowly.
@MainActor
struct KeyframeRecording {
  /// The keyframes of each property, node by node.
  private var tracks: [Track] = []
  /// The properties, node by node.
  private var places: [Place] = []
  /// The index of each node's first property.
  private var starts: [Int] = []
  private let film: Film
  /// The frame that was sampled last; its memory is reused for the next one.
  private var frame = Frame(states: [])
  private let tree: LayerTree

  /// The keyframes of a property.
  struct Track {
    /// The times since the film's start, ascending.
    var times: [Double] = []
    /// The values at these times.
    var values: [PropertyValue] = []

    /// Whether the value is always the same.
    var isConstant: Bool { !values.contains { $0 != values[0] } }
  }

  /// The longest time between two keyframes of a changing property, in seconds.
  private static let stretch = 1.0 / 30
  /// The number of parts into which a stretch is divided to test whether it is straight.
  private static let parts = 4

  /// Records a film on a tree.
  ///
  /// - Parameter start: the first time, since the film's start.
  init(_ film: Film, from start: Double, on tree: LayerTree) {
    (self.film, self.tree) = (film, tree)
    let stretches = max(Int(((film.duration - start) / Self.stretch).rounded(.up)), 1)
    let first = Moment(time: start, frame: film.frame(start))
    let last = Moment(time: film.duration, frame: film.frame(film.duration))
    let moments = moments(stretches, from: first, to: last)
    for moment in moments { tree.prepare(for: moment.frame) }
    for (number, node) in tree.nodes.enumerated() {
      starts.append(places.count)
      for property in node.properties.indices {
        places.append(
          Place(
            node: number, property: property, track: places.count,
            reach: node.reach(at: property)))
      }
    }
    tracks = sample(places, first).values.map { Track(times: [start], values: [$0]) }
    for index in moments.indices.dropLast() {
      record(self.moments(Self.parts, from: moments[index], to: moments[index + 1]))
    }
  }

  /// The keyframes of a property; nil if it does not change.
  func keyframes(node: Int, property: Int) -> Track? {
    var track = tracks[starts[node] + property]
    guard !track.isConstant, let last = track.values.last else { return nil }
    track.append(last, at: film.duration)
    return track
  }

  /// A property of a node.
  private struct Place {
    let node: Int
    let property: Int
    /// The index of its keyframes.
    let track: Int
    /// The extent of what the property moves.
    let reach: Reach
  }

  /// A frame at a time since the film's start.
  private struct Moment {
    let time: Double
    let frame: Frame
  }

  /// The values of some properties at a time.
  private struct Sample {
    let time: Double
    let places: [Place]
    let values: [PropertyValue]

    func only(_ kept: [Int]) -> Sample {
      guard kept.count < values.count else { return self }
      return Sample(time: time, places: kept.map { places[$0] }, values: kept.map { values[$0] })
    }

    /// The time halfway to another sample.
    func middle(to other: Sample) -> Double { time + (other.time - time) / 2 }
  }

  // The loops below avoid closures, since each call of one would check that it is on the main actor.

  /// The ends of equally long parts of the time between two moments.
  private func moments(_ parts: Int, from first: Moment, to last: Moment) -> [Moment] {
    var moments = [first]
    for part in 1..<max(parts, 1) {
      let time = first.time + (last.time - first.time) * Double(part) / Double(parts)
      moments.append(Moment(time: time, frame: film.frame(time)))
    }
    return moments + [last]
  }

  /// The values of properties in a frame.
  ///
  /// - Parameter places: the properties, those of a node one after the other.
  private func values(of places: [Place], in frame: Frame) -> [PropertyValue] {
    var values: [PropertyValue] = []
    values.reserveCapacity(places.count)
    var index = 0
    while index < places.count {
      let number = places[index].node
      let (node, state) = (tree.nodes[number], frame.states[number])
      let geometry = node.geometry(of: state)
      while index < places.count, places[index].node == number {
        values.append(node.value(at: places[index].property, state, geometry, frame.vertices))
        index += 1
      }
    }
    return values
  }

  private func sample(_ places: [Place], _ moment: Moment) -> Sample {
    Sample(time: moment.time, places: places, values: values(of: places, in: moment.frame))
  }

  private mutating func sample(_ places: [Place], at time: Double) -> Sample {
    film.write(time, &frame)
    return Sample(time: time, places: places, values: values(of: places, in: frame))
  }

  private mutating func append(_ sample: Sample) {
    for (index, place) in sample.places.enumerated() {
      tracks[place.track].append(sample.values[index], at: sample.time)
    }
  }
}

extension KeyframeRecording.Track {
  fileprivate mutating func append(_ value: PropertyValue, at time: Double) {
    guard times.last != time else { return }
    let count = values.count
    if count > 1, values[count - 1] == value, values[count - 2] == value {
      // A value that does not change needs only a first and a last keyframe: move the last one.
      times[count - 1] = time
    } else {
      times.append(time)
      values.append(value)
    }
  }
}

// MARK: What changes

extension KeyframeRecording {
  /// Records the properties that change within a stretch, given the ends of its parts.
  private mutating func record(_ moments: [Moment]) {
    let changing = changing(in: moments)
    guard !changing.isEmpty else { return }
    var samples: [Sample] = []
    for moment in moments { samples.append(sample(changing, moment)) }
    append(samples[0])
    let bent = Self.bent(samples)
    if !bent.isEmpty {
      for index in 0..<Self.parts {
        let (first, last) = (samples[index].only(bent), samples[index + 1].only(bent))
        for (knots, members) in groups(first.places, from: first.time, to: last.time) {
          fill(between: first.only(members), and: last.only(members), through: knots)
        }
        append(last)
      }
    }
    append(samples[Self.parts])
  }

  /// The properties that may differ between some moments.
  private func changing(in moments: [Moment]) -> [Place] {
    var changing: [Place] = []
    for (number, node) in tree.nodes.enumerated() {
      let first = moments[0].frame.states[number]
      if isStill(number, in: moments) { continue }
      for property in node.properties.indices {
        for moment in moments.dropFirst()
        where !node.isSame(at: property, first, moment.frame.states[number]) {
          changing.append(places[starts[number] + property])
          break
        }
      }
    }
    return changing
  }

  /// Whether a node certainly does not change between some moments.
  private func isStill(_ node: Int, in moments: [Moment]) -> Bool {
    let first = moments[0].frame.states[node]
    // A mask's vertices are in the frame.
    guard first.mask == nil else { return false }
    for moment in moments.dropFirst() where moment.frame.states[node] != first { return false }
    return true
  }

  /// The indices of properties by the knots of their layers after a time, up to another one.
  private func groups(
    _ places: [Place], from start: Double, to end: Double
  ) -> [[Double]: [Int]] {
    guard !film.knots.isEmpty else { return [[]: Array(places.indices)] }
    var groups: [[Double]: [Int]] = [:]
    for (index, place) in places.enumerated() {
      var knots: [Double] = []
      for knot in film.knots[place.node] where knot > start && knot <= end { knots.append(knot) }
      groups[knots, default: []].append(index)
    }
    return groups
  }

  /// Adds the samples that properties need between two others, and those before and after knots.
  ///
  /// Unknown knots are found as well, but finding one takes dozens of frames.
  private mutating func fill(
    between first: Sample, and last: Sample, through knots: [Double]
  ) {
    var previous = first
    for knot in knots {
      // Just before a knot, rounding may already give the value at the knot, so sample slightly earlier.
      let early = sample(first.places, at: max(knot - Self.instant / 10, previous.time))
      let before = Sample(time: knot.nextDown, places: early.places, values: early.values)
      let after = sample(first.places, at: knot)
      fill(between: previous, and: before)
      append(before)
      append(after)
      previous = after
    }
    fill(between: previous, and: last)
  }

  /// Adds the samples that properties need between two others.
  private mutating func fill(between first: Sample, and last: Sample) {
    let time = first.middle(to: last)
    guard time > first.time, time < last.time else { return }
    fill(between: first, sample(first.places, at: time), and: last)
  }

  /// Adds the samples that properties need between two others, whose middle is given.
  ///
  /// At a jump, the search stops at two adjacent floating-point times, between which no frame is shown.
  private mutating func fill(between first: Sample, _ middle: Sample, and last: Sample) {
    guard middle.time > first.time, middle.time < last.time else { return }
    if Self.isInstant(first, last), first.values == last.values { return }
    let early = sample(first.places, at: first.middle(to: middle))
    let late = sample(first.places, at: middle.middle(to: last))
    let bent = Self.bent([first, early, middle, late, last])
    guard !bent.isEmpty else { return }
    let center = middle.only(bent)
    fill(between: first.only(bent), early.only(bent), and: center)
    append(center)
    fill(between: center, late.only(bent), and: last.only(bent))
  }

  /// The indices of the properties whose samples at five equally distant times are not on a line, as
  /// far as one can see.
  ///
  /// The middle alone does not tell: an S-shaped curve lies on its chord there.
  private static func bent(_ samples: [Sample]) -> [Int] {
    var bent: [Int] = []
    let (first, last) = (samples[0], samples[parts])
    let isInstant = isInstant(first, last)
    for (index, place) in first.places.enumerated() {
      let (a, b) = (first.values[index], last.values[index])
      if isInstant, a == b { continue }
      for part in 1..<parts {
        let value = samples[part].values[index]
        if value.isBetween(a, b, at: Double(part) / Double(parts), place.reach) { continue }
        bent.append(index)
        break
      }
    }
    return bent
  }

  /// A time too short for a visible change, in seconds: if the samples at both ends are equal, a
  /// difference between them is only rounding.
  private static let instant = 1e-6

  private static func isInstant(_ first: Sample, _ last: Sample) -> Bool {
    last.time - first.time < instant
  }
}

extension PropertyValue {
  /// Whether interpolation between two values visibly gives this one.
  fileprivate func isBetween(
    _ first: PropertyValue, _ last: PropertyValue, at fraction: Double, _ reach: Reach
  ) -> Bool {
    // Discrete values must be equal, so that they change at the right time.
    if case .flag = self { return first == self && self == last }
    return first.mixed(with: last, by: fraction).difference(from: self, reach: reach) <= 1
  }
}
#endif
