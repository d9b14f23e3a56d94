import SegueTimeline

/// A timeline to be baked layer by layer.
struct TimelineBaking {
  let timeline: Timeline
  /// The baked duration of the timeline, in seconds.
  let duration: Double
  private let detail: BakingDetail
  private let tracks: [Int: [Track]]
  private let families: [Int?: Family]
  private let ranks: [Int]

  /// The sublayers of a layer, or of the container.
  private struct Family {
    var members: [Int] = []
    /// Whether a track may change their order.
    var changesPlaces = false
  }

  /// A layer with the layers that its properties depend on.
  struct Part {
    let baker: Baker
    /// The layer's index in the baker's timeline.
    let index: Int
    /// The position among its siblings, from below; nil where that may change.
    let rank: Int?
    /// The operations of its transform; nil where a track does not move it by a list of them.
    let transformList: TransformList?
  }

  init(_ timeline: Timeline, detail: BakingDetail = .full) {
    self.timeline = timeline
    self.detail = detail
    duration = timeline.duration > Baker.longestDuration ? Baker.endlessDuration : timeline.duration
    tracks = Dictionary(grouping: timeline.tracks, by: \.layer)
    var families: [Int?: Family] = [:]
    for (index, layer) in timeline.layers.enumerated() {
      families[layer.parent, default: Family()].members.append(index)
    }
    for track in timeline.tracks where track.movesInDepth {
      families[timeline.layers[track.layer].parent]?.changesPlaces = true
    }
    self.families = families
    var ranks = timeline.layers.map { _ in 1 }
    for family in families.values {
      let order = family.members.sorted {
        (timeline.layers[$0].state.zPosition, $0) < (timeline.layers[$1].state.zPosition, $1)
      }
      for (place, index) in order.enumerated() { ranks[index] = place + 1 }
    }
    self.ranks = ranks
  }

  /// Returns a layer ready to be baked.
  func part(_ index: Int) -> Part {
    let family = families[timeline.layers[index].parent]
    let changesPlaces = family?.changesPlaces ?? false
    let parents = parents(of: index)
    let shown = parents + (changesPlaces ? family?.members ?? [] : [index])
    let places = Dictionary(uniqueKeysWithValues: shown.enumerated().map { ($1, $0) })
    var layers = shown.map { original in
      var layer = timeline.layers[original]
      layer.parent = layer.parent.flatMap { places[$0] }
      return layer
    }
    var moving = shown.enumerated().flatMap { place, original in
      let isNeeded = original == index || place < parents.count
      return (tracks[original] ?? []).filter { isNeeded || $0.movesInDepth }.map { track in
        var track = track
        track.layer = place
        return track
      }
    }
    let place = places[index, default: 0]
    let transforms = moving.filter { $0.layer == place && $0.property == .transform }
    let list = transforms.first.flatMap { TransformList($0, probe: layers.count) }
    if let list, transforms.count == 1 {
      layers.append(
        Layer(id: "\(layers[place].id).probe", parent: place, state: LayerState(frame: .zero)))
      moving.append(TransformList.probeTrack(of: transforms[0], probe: list.probe))
    }
    return Part(
      baker: Baker(part(of: layers, moving), detail: detail), index: place,
      rank: changesPlaces ? nil : ranks[index], transformList: transforms.count == 1 ? list : nil)
  }

  private func part(of layers: [Layer], _ tracks: [Track]) -> Timeline {
    do throws(TimelineProblem) {
      return try Timeline(duration: timeline.duration, layers: layers, tracks: tracks)
    } catch {
      preconditionFailure("the parts of a valid timeline are valid: \(error)")
    }
  }

  private func parents(of index: Int) -> [Int] {
    var parents: [Int] = []
    var next = timeline.layers[index].parent
    while let parent = next {
      parents.insert(parent, at: 0)
      next = timeline.layers[parent].parent
    }
    return parents
  }
}

extension Track {
  /// Whether it changes the order of siblings.
  fileprivate var movesInDepth: Bool {
    if case .channels(let channels) = property { channels.contains(.zPosition) } else { false }
  }
}

extension Timeline {
  /// The times at which properties are sampled: where tracks begin and end, and evenly in between while any of them
  /// plays.
  ///
  /// The even steps begin with each track. So layers with the same motion at different times have the same samples, and
  /// share the curves computed from them.
  ///
  /// - Parameters:
  ///   - duration: the time of the last sample, in seconds.
  ///   - rate: the least number of samples a second.
  /// - Returns: the times in order, from 0 to the duration.
  func sampleTimes(until duration: Double, rate: Double) -> [Double] {
    var times = [0.0]
    var playing = 0
    for bound in trackBounds(until: duration) {
      let start = times[times.count - 1]
      let length = bound.time - start
      if length > 0 {
        let steps = playing > 0 ? max((length * rate - Self.rounding).rounded(.up), 1) : 1
        for step in 1..<Int(steps) { times.append(start + length * Double(step) / steps) }
        times.append(bound.time)
      }
      playing += bound.change
    }
    return times
  }

  /// The rounding error of equal lengths with different starts, in steps.
  private static var rounding: Double { 1e-6 }

  /// The times at which tracks begin and end, in order, with the change in how many of them play; the duration is the
  /// last.
  private func trackBounds(until duration: Double) -> [(time: Double, change: Int)] {
    let bounds = tracks.flatMap { track in
      [(time: track.timing.delay, change: 1), (time: track.timing.end, change: -1)]
    }
    return (bounds + [(time: duration, change: 0)])
      .map { (time: min(max($0.time, 0), duration), change: $0.change) }
      .sorted { $0.time < $1.time }
  }
}
