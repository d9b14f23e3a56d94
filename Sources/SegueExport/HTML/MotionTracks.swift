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
    let places = first.indices.map { samples.places(of: $0, in: range) }
    let tolerances = places.map { Self.step($0) }
    let groups = MotionGroup.all(of: samples, in: range, tolerances: tolerances)
    let moving = Set(groups.flatMap(\.members)).sorted()
    let hasOwnCurves = groups.reduce(0) { $0 + $1.members.count } == moving.count
    let sharing = samples.isSeparable && hasOwnCurves ? 1 : groups.count
    let indices = groups.map { group in
      curve(
        of: group, times, isClose: samples.closeness(to: group, of: sharing, in: range),
        tolerances: tolerances)
    }
    // A digit more than what shows, so that rounding does not show beside the error of a curve.
    let written = first.indices.map { first[$0].rounded(places: places[$0] + 1) }
    let text = samples.text(
      first.indices.map { moving.contains($0) ? "#" : shortest(written[$0]) })
    let distances = moving.map { member in
      groups.map { $0.distance(of: member).rounded(places: places[member] + 1) }
    }
    let (path, curves) =
      hasOwnCurves
      ? Self.own(distances, indices, moving, groups)
      : (.array(distances.map(JSONValue.numbers)), .integers(indices))
    tracks.append([
      layer, .string(property), .string(text), .numbers(moving.map { written[$0] }), path,
      .integer(CubicCurve.ticks(samples.times[range.lowerBound])),
      .integer(CubicCurve.ticks(times[times.count - 1])), curves,
    ])
  }

  /// The distances of numbers that each move along one curve, and that curve: one for all of them, or a list.
  private static func own(
    _ distances: [[Double]], _ curves: [Int], _ moving: [Int], _ groups: [MotionGroup]
  ) -> (distances: JSONValue, curves: JSONValue) {
    let places = moving.map { member in groups.firstIndex { $0.members.contains(member) } ?? 0 }
    let own = places.map { curves[$0] }
    return (
      .numbers(zip(distances, places).map { $0[$1] }),
      Set(own).count == 1 ? .integer(own[0]) : .integers(own)
    )
  }

  /// The value of a decimal place.
  private static func step(_ places: Int) -> Double {
    (0..<places).reduce(1) { step, _ in step / 10 }
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
    ["tracks": .array(tracks), "keyframes": .array(keyframes)]
  }

  var curvesJSON: JSONValue { .array(curves.map(\.json)) }
}

extension MotionSamples {
  /// How many times the tolerance of a number may be off before that shows.
  private static var margin: Double { 8 }
  private static var probeCount: Int { 8 }

  private static var mostPlaces: Int { 12 }

  /// Returns the decimal places after which a number's digits do not show.
  fileprivate func places(of index: Int, in range: ClosedRange<Int>) -> Int {
    let stride = max(1, range.count / Self.probeCount)
    let probes = Array(Swift.stride(from: range.lowerBound, to: range.upperBound, by: stride))
    var (places, tolerance) = (0, 1.0)
    func isSeen(_ sample: Int) -> Bool {
      var numbers = values[sample]
      numbers[index] += Self.margin * tolerance
      return !isClose(numbers, sample)
    }
    while places < Self.mostPlaces, (probes + [range.upperBound]).contains(where: isSeen) {
      (places, tolerance) = (places + 1, tolerance / 10)
    }
    return places
  }

  /// Returns whether a group may move by a fraction at a sample.
  ///
  /// - Parameter count: the number of groups that share what the property may be off.
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
