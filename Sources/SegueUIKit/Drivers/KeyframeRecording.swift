#if canImport(UIKit)
import SegueTimeline

/// The values of a tree's properties at as many times as Core Animation needs to show the same by
/// linear interpolation.
///
/// Every property has times of its own: few of them change, and most of those that do change slowly.
@MainActor
struct KeyframeRecording {
  /// The keyframes of each property, node by node.
  private var tracks: [Track]
  /// The index of each node's first property.
  private var starts: [Int] = []
  private let film: Film
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

  /// The longest time between two samples, in seconds; between them it is checked whether more are
  /// needed.
  private static let step = 1.0 / 30
  /// Where that is checked, as a fraction of the time between them.
  ///
  /// Halfway, an S-shaped curve lies on its chord.
  private static let check = 0.4
  /// The shortest time, in seconds, for jumps.
  private static let shortestStep = 1e-5

  /// Records a film on a tree.
  ///
  /// - Parameter start: the first time, since the film's start.
  init(_ film: Film, from start: Double, on tree: LayerTree) {
    (self.film, self.tree, tracks) = (film, tree, [])
    let steps = max(Int(((film.duration - start) / Self.step).rounded(.up)), 1)
    let times = (0...steps).map { step in
      step == steps
        ? film.duration : start + (film.duration - start) * Double(step) / Double(steps)
    }
    let frames = times.map(film.frame)
    for frame in frames { tree.prepare(for: frame) }
    var places: [Place] = []
    for (node, layers) in tree.nodes.enumerated() {
      starts.append(places.count)
      for property in layers.properties.indices {
        places.append(Place(node: node, property: property, track: places.count))
      }
    }
    tracks = sample(places, frames[0]).map { Track(times: [times[0]], values: [$0]) }
    for index in times.indices.dropLast() {
      record(places, from: (times[index], frames[index]), to: (times[index + 1], frames[index + 1]))
    }
  }

  /// Records the properties that change between two times.
  private mutating func record(
    _ places: [Place], from start: (time: Double, frame: Frame),
    to end: (time: Double, frame: Frame)
  ) {
    let time = Self.middle(start.time, end.time)
    let frame = film.frame(time)
    var changing: [Place] = []
    var values: [PropertyValue] = []
    for (number, node) in tree.nodes.enumerated() {
      let (a, b) = (start.frame.states[number], frame.states[number])
      let c = end.frame.states[number]
      // A mask's vertices are in the frame.
      if a.mask == nil, a == b, b == c { continue }
      for property in node.properties.indices {
        let place = places[starts[number] + property]
        if node.isSame(at: property, a, b), node.isSame(at: property, b, c) { continue }
        guard let value = tracks[place.track].values.last else { continue }
        changing.append(place)
        values.append(value)
      }
    }
    let first = Sample(time: start.time, values: values)
    let last = Sample(time: end.time, values: sample(changing, end.frame))
    append(first, of: changing)
    fill(changing, between: first, and: last, time, frame)
    append(last, of: changing)
  }

  /// The keyframes of a property; nil if it does not change.
  func keyframes(node: Int, property: Int) -> Track? {
    var track = tracks[starts[node] + property]
    guard !track.isConstant, let last = track.values.last else { return nil }
    if track.times.last != film.duration {
      track.times.append(film.duration)
      track.values.append(last)
    }
    return track
  }

  /// A property of a node.
  private struct Place {
    let node: Int
    let property: Int
    /// The index of its keyframes.
    let track: Int
  }

  /// The values of some properties at a time.
  private struct Sample {
    let time: Double
    let values: [PropertyValue]

    func only(_ kept: [Int]) -> Sample {
      kept.count == values.count ? self : Sample(time: time, values: kept.map { values[$0] })
    }
  }

  // The loops below have no closures: each call of one would check that it is on the main actor.

  private mutating func append(_ sample: Sample, of places: [Place]) {
    for (index, place) in places.enumerated() where tracks[place.track].times.last != sample.time {
      tracks[place.track].times.append(sample.time)
      tracks[place.track].values.append(sample.values[index])
    }
  }

  /// The values of properties in a frame.
  ///
  /// - Parameter places: the properties, those of a node one after the other.
  private func sample(_ places: [Place], _ frame: Frame) -> [PropertyValue] {
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

  private static func middle(_ first: Double, _ last: Double) -> Double {
    first + (last - first) * check
  }

  /// Adds the samples that properties need between two others, whose middle is given.
  private mutating func fill(
    _ places: [Place], between first: Sample, and last: Sample, _ time: Double, _ frame: Frame
  ) {
    let middle = Sample(time: time, values: sample(places, frame))
    var kept: [Int] = []
    var moving: [Place] = []
    for (index, place) in places.enumerated() {
      let isBetween = Self.isBetween(
        middle.values[index], first.values[index], last.values[index],
        extent: tree.nodes[place.node].extent)
      guard !isBetween else { continue }
      kept.append(index)
      moving.append(place)
    }
    guard !kept.isEmpty else { return }
    let inner = middle.only(kept)
    fill(moving, between: first.only(kept), and: inner)
    append(inner, of: moving)
    fill(moving, between: inner, and: last.only(kept))
  }

  /// Adds the samples that properties need between two others.
  private mutating func fill(_ places: [Place], between first: Sample, and last: Sample) {
    guard last.time - first.time > Self.shortestStep else { return }
    let time = Self.middle(first.time, last.time)
    fill(places, between: first, and: last, time, film.frame(time))
  }

  /// Whether a value is what interpolation shows, as far as one can see.
  private static func isBetween(
    _ middle: PropertyValue, _ first: PropertyValue, _ last: PropertyValue, extent: Double
  ) -> Bool {
    // What changes in steps does so at the right time.
    if case .flag = middle { return first == middle && first == last }
    return first.mixed(with: last, by: check).difference(from: middle, extent: extent) <= 1
  }
}
#endif
