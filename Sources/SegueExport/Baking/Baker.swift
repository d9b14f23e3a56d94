import SegueTimeline

/// A value of a property at a place in the timeline.
struct BakedKeyframe: Hashable, Sendable {
  /// The place, 0…1.
  let offset: Double
  /// The value, as the format writes it.
  let value: String
  /// The value in numbers.
  let numbers: [Double]
}

/// A property's whole way.
struct BakedProperty: Hashable, Sendable {
  /// The values; a single one where the property never changes.
  let keyframes: [BakedKeyframe]
  /// Whether the way between them stays within the ``BakingBound``.
  ///
  /// Motion that is faster than anyone can see may need more samples than are taken.
  let isFaithful: Bool
}

/// Turns a timeline into keyframes that a format can play with no easing of its own.
///
/// A property is sampled densely, and those samples become keyframes without which the way between their
/// neighbors would leave the ``BakingBound``. Two keyframes of one offset make a jump. The ends and the
/// quarters are always keyframes, so that there the values are the timeline's own.
struct Baker {
  let timeline: Timeline
  /// How much of the timeline is baked, in seconds.
  let duration: Double
  /// The frames that are baked from, in order.
  let frames: [Frame]
  /// The layers with motion that repeats so quickly that the samples cannot tell.
  let layersTooFast: Set<Int>
  /// What changes at all.
  let moved: AnimatedChannels
  private let times: [Double]
  /// The frames between the others, which every property is held against.
  private let middles: [Frame]
  private let quarters: Set<Double>

  /// What is shown of motion without an end, in seconds.
  static let endlessDuration = 10.0
  /// Beyond this, motion counts as endless, in seconds.
  static let longestDuration = 3600.0
  private static let samplesPerSecond = 480.0
  private static let sampleLimit = 4800.0
  /// How many samples one property may need beyond the even ones; a jump needs about fifty.
  private static let bridgeLimit = 20_000
  /// Where the way between two samples is looked at: at no simple fraction, since steps may lie there.
  private static let oddShare = 0.6180339887
  /// Two moments less than this apart are the two sides of a jump, in seconds.
  private static let jumpWidth = 1e-9

  init(_ timeline: Timeline) {
    let isEndless = timeline.duration > Self.longestDuration
    let duration = isEndless ? Self.endlessDuration : timeline.duration
    let steps = min(max(duration * Self.samplesPerSecond, 32), Self.sampleLimit).rounded(.up)
    let even = (0...Int(steps)).map { Double($0) / steps * duration }
    let breaks = timeline.tracks.flatMap { [$0.timing.delay, $0.timing.end] }
    let quarters = [0.25, 0.5, 0.75, 1].map { $0 * duration }
    let times = Set(even + quarters + breaks.filter { $0 > 0 && $0 < duration }).sorted()
    self.timeline = timeline
    self.duration = duration
    self.times = times
    self.quarters = Set(quarters)
    moved = AnimatedChannels(timeline.tracks)
    frames = times.map { timeline.sample(at: $0) }
    middles = zip(times, times.dropFirst()).map { timeline.sample(at: Self.middle($0, $1)) }
    let shortest = 8 * duration / steps
    layersTooFast = Set(
      timeline.tracks.filter { track in
        let timing = track.timing
        return timing.activeDuration > 0 && timing.iterations > 1 && timing.duration < shortest
      }.map(\.layer))
  }

  /// The frames that show all that a layer and its parent ever do: one where no track moves them.
  func frames(of layer: Int) -> [Frame] {
    let parent = timeline.layers[layer].parent
    let moves = moved.contains(layer) || parent.map(moved.contains) ?? false
    return moves ? frames : Array(frames.prefix(1))
  }

  /// The way of a property.
  func bake<Property: AnimatedProperty>(_ property: Property) -> BakedProperty {
    // What no track moves is the same in all frames: one of them says it.
    let values = (property.changes(with: moved) ? frames[...] : frames[..<1]).map(property.numbers)
    guard values.contains(where: { $0 != values[0] }) else {
      let value = property.text(values[0])
      let only = BakedKeyframe(offset: 0, value: value, numbers: values[0])
      return BakedProperty(keyframes: [only], isFaithful: true)
    }
    var samples = [Sample(times[0], values[0], of: property)]
    var budget = Self.bridgeLimit
    for index in middles.indices {
      let next = Sample(times[index + 1], values[index + 1], of: property)
      samples += bridge(samples[samples.count - 1], next, middles[index], property, &budget)
      samples.append(next)
    }
    return BakedProperty(
      keyframes: keyframes(of: samples, property), isFaithful: budget > 0)
  }

  private struct Sample<Property: AnimatedProperty> {
    let time: Double
    let numbers: [Double]
    let look: Property.Look

    init(_ time: Double, _ numbers: [Double], of property: Property) {
      (self.time, self.numbers, look) = (time, numbers, property.look(numbers))
    }
  }

  /// Where the way between two samples is looked at, in seconds.
  private static func middle(_ a: Double, _ b: Double) -> Double { a + (b - a) * oddShare }

  /// The samples needed between two others that a straight line does not join: around a jump, many.
  ///
  /// - Parameter known: the frame in their middle; taken where it is nil, which costs all layers a sample.
  private func bridge<Property>(
    _ a: Sample<Property>, _ b: Sample<Property>, _ known: Frame?, _ property: Property,
    _ budget: inout Int
  ) -> [Sample<Property>] {
    guard b.time - a.time > Self.jumpWidth, a.numbers != b.numbers, budget > 0 else { return [] }
    let time = Self.middle(a.time, b.time)
    let middle = Sample(
      time, property.numbers(in: known ?? timeline.sample(at: time)), of: property)
    if joins(a, b, [middle], property) { return [] }
    budget -= 1
    let before = bridge(a, middle, nil, property, &budget)
    return before + [middle] + bridge(middle, b, nil, property, &budget)
  }

  /// Whether the way between two keyframes passes all samples between them closely enough.
  private func joins<Property>(
    _ a: Sample<Property>, _ b: Sample<Property>, _ between: ArraySlice<Sample<Property>>,
    _ property: Property
  ) -> Bool {
    let span = b.time - a.time
    return between.allSatisfy { sample in
      if sample.numbers == a.numbers && sample.numbers == b.numbers { return true }
      let t = (sample.time - a.time) / span
      return property.isClose(property.look(property.mix(a.numbers, b.numbers, at: t)), sample.look)
    }
  }

  /// The fewest samples, going greedily from the start, that stand for all.
  private func keyframes<Property>(
    of samples: [Sample<Property>], _ property: Property
  ) -> [BakedKeyframe] {
    var kept = [0]
    while let start = kept.last, start < samples.count - 1 {
      kept.append(farthest(from: start, in: samples, property))
    }
    return kept.map {
      BakedKeyframe(
        offset: samples[$0].time / duration, value: property.text(samples[$0].numbers),
        numbers: samples[$0].numbers)
    }
  }

  /// The farthest sample that one keyframe can be joined to: strides that double, then bisection.
  private func farthest<Property>(
    from start: Int, in samples: [Sample<Property>], _ property: Property
  ) -> Int {
    func reaches(_ end: Int) -> Bool {
      joins(samples[start], samples[end], samples[(start + 1)..<end], property)
    }
    let rest = samples[(start + 1)...]
    let quarter = rest.firstIndex { quarters.contains($0.time) } ?? samples.count - 1
    var good = start + 1
    var bad = quarter + 1
    while good + (good - start) < bad {
      let next = good + (good - start)
      if reaches(next) { good = next } else { bad = next }
    }
    while bad - good > 1 {
      let middle = (good + bad) / 2
      if reaches(middle) { good = middle } else { bad = middle }
    }
    return good
  }
}
