import SegueTimeline

/// A value of a property at an offset in the timeline.
struct BakedKeyframe: Hashable, Sendable {
  /// The offset, 0…1.
  let offset: Double
  /// The value in the format's syntax.
  let value: String
  /// The value as numbers.
  let numbers: [Double]
}

/// The keyframes of a property.
struct BakedProperty: Hashable, Sendable {
  /// The keyframes; a single one where the property never changes.
  let keyframes: [BakedKeyframe]
  /// Whether the interpolated values stay within the ``BakingBound``.
  ///
  /// Imperceptibly fast motion may need more samples than are taken.
  let isFaithful: Bool
}

/// The budget of one export for motion that is hard to bake.
struct BakingBudget {
  /// The number of extra samples, beyond the even ones.
  var samples = 1_000_000
  /// The number of keyframes; properties beyond it get keyframes at their quarters only.
  var keyframes = 400_000

  /// The share of each of a number of layers.
  func share(of count: Int) -> BakingBudget {
    BakingBudget(samples: samples / max(1, count), keyframes: keyframes / max(1, count))
  }
}

/// Bakes a timeline into keyframes that a format can play without easing.
///
/// A layer is baked with its parents, but without all others, whose samples it does not need.
/// Properties are sampled densely; a sample becomes a keyframe where interpolation between its
/// neighbors would exceed the ``BakingBound``. Two keyframes with one offset make a jump. The ends
/// and quarters are always keyframes, so that the values there are exactly the timeline's.
struct Baker {
  /// The layer's parents and the layer, or all layers.
  let timeline: Timeline
  /// The baked duration of the timeline, in seconds.
  let duration: Double
  /// The sampled frames, in order.
  let frames: [Frame]
  /// The layers whose motion repeats too quickly to be sampled.
  let layersTooFast: Set<Int>
  let moved: AnimatedChannels
  private let times: [Double]
  /// The frames between the samples, used to check every property; empty for a draft.
  private let middles: [Frame]
  private let quarters: Set<Double>

  /// The exported duration of endless motion, in seconds.
  static let endlessDuration = 10.0
  /// The duration beyond which motion counts as endless, in seconds.
  static let longestDuration = 3600.0
  /// The minimum number of even samples, for very short timelines.
  private static let fewestSamples = 32.0
  /// The number of even samples in an iteration of motion that repeats, so that none is missed.
  private static let samplesPerIteration = 8.0
  /// The maximum number of even samples a second, for motion that repeats quickly.
  private static let highestRate = 480.0
  private static let sampleLimit = 4800.0
  /// The maximum number of layers' states among the even samples: some 40 MB.
  private static let stateLimit = 60_000.0
  /// The maximum number of extra samples for one property; a jump needs about fifty.
  private static let bridgeLimit = 20_000
  /// The fraction between two samples at which interpolation is checked: not a simple one, since
  /// steps may be there.
  private static let oddShare = 0.6180339887
  /// The interval below which two times are the two sides of a jump, in seconds.
  private static let jumpWidth = 1e-9

  init(_ timeline: Timeline, detail: BakingDetail = .full) {
    let isEndless = timeline.duration > Self.longestDuration
    let duration = isEndless ? Self.endlessDuration : timeline.duration
    let most = min(Self.sampleLimit, Self.stateLimit / Double(max(timeline.layers.count, 1)))
    let repeating = timeline.tracks.filter {
      $0.timing.activeDuration > 0 && $0.timing.iterations > 1
    }
    let shortest = repeating.map(\.timing.duration).min() ?? .infinity
    let wanted = max(
      detail.samplesPerSecond, min(Self.samplesPerIteration / shortest, Self.highestRate))
    let rate = max(min(duration * wanted, most), Self.fewestSamples) / duration
    let even = timeline.sampleTimes(until: duration, rate: rate)
    let quarters = detail == .draft ? [] : [0.25, 0.5, 0.75, 1].map { $0 * duration }
    let times = quarters.isEmpty ? even : Set(even + quarters).sorted()
    self.timeline = timeline
    self.duration = duration
    self.times = times
    self.quarters = Set(quarters)
    moved = AnimatedChannels(timeline.tracks)
    frames = times.map { timeline.sample(at: $0) }
    middles =
      detail == .draft
      ? [] : zip(times, times.dropFirst()).map { timeline.sample(at: Self.middle($0, $1)) }
    layersTooFast = Set(
      repeating.filter { $0.timing.duration * rate < Self.samplesPerIteration * 0.999 }
        .map(\.layer))
  }

  /// Returns the frames needed for a layer and its parent: only one where no track animates them.
  func frames(of layer: Int) -> [Frame] {
    let parent = timeline.layers[layer].parent
    let moves = moved.contains(layer) || parent.map(moved.contains) ?? false
    return moves ? frames : Array(frames.prefix(1))
  }

  /// Bakes the keyframes of a property.
  func bake<Property: AnimatedProperty>(_ property: Property) -> BakedProperty {
    var budget = BakingBudget()
    return bake(property, &budget)
  }

  /// Bakes the keyframes of a property, within a budget that is shared with others.
  func bake<Property: AnimatedProperty>(
    _ property: Property, _ shared: inout BakingBudget
  ) -> BakedProperty {
    let sampled = samples(of: property, &shared)
    let keyframes = keyframes(of: sampled.samples, property)
    shared.keyframes -= keyframes.count
    return BakedProperty(keyframes: keyframes, isFaithful: sampled.isFaithful)
  }

  /// Returns the samples of a property, between which linear interpolation is within the bound; a
  /// single one where it never changes.
  func samples<Property: AnimatedProperty>(
    of property: Property, _ shared: inout BakingBudget
  ) -> (samples: [Sample<Property>], isFaithful: Bool) {
    // A property without tracks is the same in all frames, so one frame is enough.
    let values = (property.changes(with: moved) ? frames[...] : frames[..<1]).map(property.numbers)
    guard values.contains(where: { $0 != values[0] }) else {
      return ([Sample(0, values[0], of: property)], true)
    }
    let even = zip(times, values).map { Sample($0, $1, of: property) }
    if middles.isEmpty { return (even, true) }
    var samples = [even[0]]
    let allowed = min(Self.bridgeLimit, shared.samples)
    var budget = allowed
    for index in middles.indices where budget > 0 {
      samples += bridge(even[index], even[index + 1], middles[index], property, &budget)
      samples.append(even[index + 1])
    }
    shared.samples -= allowed - budget
    let isFaithful = budget > 0 && shared.keyframes > 0
    if !isFaithful { samples = even }
    // Beyond all budgets, keep only the rough shape of the motion.
    if shared.keyframes <= 0 {
      samples = even.filter { $0.time == 0 || quarters.contains($0.time) }
    }
    return (samples, isFaithful)
  }

  /// A property at a time.
  struct Sample<Property: AnimatedProperty> {
    /// The time, in seconds.
    let time: Double
    let numbers: [Double]
    let look: Property.Look

    init(_ time: Double, _ numbers: [Double], of property: Property) {
      (self.time, self.numbers, look) = (time, numbers, property.look(numbers))
    }
  }

  /// Returns the time between two samples at which interpolation is checked, in seconds.
  private static func middle(_ a: Double, _ b: Double) -> Double { a + (b - a) * oddShare }

  /// Returns the samples needed between two others where linear interpolation fails: around a jump,
  /// many.
  ///
  /// - Parameter known: the frame between them; nil samples it, which costs a sample of all layers.
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

  /// Returns whether interpolation between two keyframes is close enough to all samples between
  /// them.
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

  /// Returns a minimal set of keyframes for all samples, chosen greedily from the start.
  func keyframes<Property>(
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

  /// Returns the farthest sample that interpolation from a keyframe can reach, by doubling steps,
  /// then bisection.
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
