import SegueJSON
import SegueTimeline

/// The moving properties of a timeline, for a script that samples them.
struct MotionTracks {
  private(set) var tracks: [JSONValue] = []
  private(set) var keyframes: [JSONValue] = []
  /// The number of points at which curves begin or end.
  private(set) var knotCount = 0
  private var curves: [CubicCurve] = []

  /// How many of the latest curves are tried again: those of the same layers in a stagger.
  private static let reach = 24

  /// Adds a property that moves along cubic curves.
  mutating func add(_ samples: MotionSamples, layer: JSONValue, property: String) {
    let range = samples.moving
    let first = samples.values[range.lowerBound]
    let times = samples.times[range].map { $0 - samples.times[range.lowerBound] }
    let tolerances = first.indices.map { samples.tolerance(of: $0, in: range) }
    let groups = MotionGroup.all(of: samples, in: range, tolerances: tolerances)
    var numbers: [Int: (distance: Double, curve: Int)] = [:]
    for group in groups {
      let curve = curve(
        of: group, times, isClose: samples.closeness(to: group, of: groups.count, in: range),
        tolerances: tolerances)
      for (member, distance) in zip(group.members, group.distances) {
        numbers[member] = (distance, curve)
      }
    }
    let text = samples.text(
      first.indices.map { numbers[$0] == nil ? rounded(first[$0], places: 9) : "#" })
    let moving = numbers.sorted { $0.key < $1.key }
    let indices = moving.map(\.value.curve)
    let isShared = Set(indices).count == 1
    tracks.append([
      layer, .string(property), .string(text),
      .numbers(moving.map { first[$0.key].rounded(places: 9) }),
      .numbers(moving.map { $0.value.distance.rounded(places: 9) }),
      .integer(CubicCurve.ticks(samples.times[range.lowerBound])),
      .integer(CubicCurve.ticks(times[times.count - 1])),
      isShared ? .integer(indices[0]) : .integers(indices),
    ])
  }

  /// The number of a curve that a group moves along: an earlier one, if that is close enough.
  private mutating func curve(
    of group: MotionGroup, _ times: [Double],
    isClose: @escaping (_ fraction: Double, _ index: Int) -> Bool, tolerances: [Double]
  ) -> Int {
    let duration = times[times.count - 1]
    for index in curves.indices.suffix(Self.reach).reversed() {
      let curve = curves[index]
      guard curve.endsAtOne == (group.fractions.last == 1) else { continue }
      let fits = times.indices.allSatisfy { isClose(curve.number(at: times[$0] / duration), $0) }
      if fits { return index }
    }
    let steps = zip(group.members, group.distances).map { abs($1) / tolerances[$0] }
    let curve = CubicCurve(
      unit: CubicCurve.unit(atLeast: steps.max() ?? 1), times: times, numbers: group.fractions,
      isClose: isClose)
    curves.append(curve)
    knotCount += curve.times.count
    return curves.count - 1
  }

  /// Adds a property whose values have nothing in between, or only text.
  mutating func add(
    _ keyframes: [(offset: Double, value: String)], layer: JSONValue, property: String
  ) {
    knotCount += keyframes.count
    let list = keyframes.map { keyframe -> JSONValue in
      [.number(keyframe.offset.rounded(places: 7)), .string(keyframe.value)]
    }
    self.keyframes.append([layer, .string(property), .array(list)])
  }

  var json: JSONValue {
    [
      "tracks": .array(tracks), "curves": .array(curves.map(\.json)),
      "keyframes": .array(keyframes),
    ]
  }
}

extension MotionSamples {
  /// How many times the tolerance of a number may be off before that shows.
  private static var margin: Double { 8 }
  private static var probeCount: Int { 8 }

  /// Returns what a number may be off without showing, a power of ten.
  fileprivate func tolerance(of index: Int, in range: ClosedRange<Int>) -> Double {
    let stride = max(1, range.count / Self.probeCount)
    let probes = Array(Swift.stride(from: range.lowerBound, to: range.upperBound, by: stride))
    var tolerance = 1.0
    func isSeen(_ sample: Int) -> Bool {
      var numbers = values[sample]
      numbers[index] += Self.margin * tolerance
      return !isClose(numbers, sample)
    }
    while tolerance > 1e-12, (probes + [range.upperBound]).contains(where: isSeen) {
      tolerance /= 10
    }
    return tolerance
  }

  /// Returns whether a group may move by a fraction at a sample.
  ///
  /// Several groups share what the property may be off, so that each may only have a part of it.
  fileprivate func closeness(
    to group: MotionGroup, of count: Int, in range: ClosedRange<Int>
  ) -> (_ fraction: Double, _ index: Int) -> Bool {
    { fraction, index in
      let sample = range.lowerBound + index
      var numbers = values[sample]
      for (member, distance) in zip(group.members, group.distances) {
        numbers[member] += (fraction - group.fractions[index]) * distance * Double(count)
      }
      return isClose(numbers, sample)
    }
  }
}

extension CubicCurve {
  /// Ticks in a second: a hundredth of a millisecond each.
  private static let ticksPerSecond = 100_000.0

  fileprivate static func ticks(_ time: Double) -> Int { Int((time * ticksPerSecond).rounded()) }

  /// The number of steps in which 1 is written, for rounding that does not show: 1, 2 or 5 × 10ⁿ.
  fileprivate static func unit(atLeast steps: Double) -> Int {
    var power = 1
    while power < 1_000_000_000 {
      for unit in [power, 2 * power, 5 * power] where Double(unit) >= steps { return unit }
      power *= 10
    }
    return power
  }

  fileprivate var endsAtOne: Bool { values[values.count - 1] == unit }

  /// The unit, the lengths of the pieces in ticks, and the differences between successive values.
  fileprivate var json: JSONValue {
    let ticks = times.map(Self.ticks)
    let lengths = zip(ticks, ticks.dropFirst()).map { $1 - $0 }
    let differences = zip(values, values.dropFirst()).map { $1 - $0 }
    return [.integer(unit), .integers(lengths), .integers(differences)]
  }
}

extension JSONValue {
  fileprivate static func integers(_ values: [Int]) -> JSONValue {
    .array(values.map { .integer($0) })
  }
}
