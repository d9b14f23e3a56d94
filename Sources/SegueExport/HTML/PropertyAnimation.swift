import SegueTimeline

/// The motion of a layer's property, prepared for fitting curves.
///
/// It depends only on its own samples, so that properties can be prepared on several threads.
struct PropertyAnimation: Sendable {
  /// Numbers that move along one curve.
  struct Curve: Sendable {
    /// The fraction at each time, first 0.
    let fractions: [Double]
    /// The maximum error of each fraction.
    let tolerances: [Double]
    /// The number of steps that must be told apart in a fraction.
    let stepCount: Double
  }

  /// The property's name in the format.
  let property: String
  /// The text with a `#` for each number that moves.
  let text: String
  /// The times of the samples, in seconds from the first one.
  let times: [Double]
  /// The time at which it begins to move, in seconds.
  let start: Double
  /// The groups of the moving numbers.
  let curves: [Curve]
  /// The first value of each number that moves.
  let first: [Double]
  /// How far each number that moves goes along each curve.
  let distances: [[Double]]
  /// The only curve of each number that moves; nil where a number moves along several.
  let ownCurves: [Int]?

  /// Prepares the motion of a property.
  init(_ samples: MotionSamples, of property: String) {
    let range = samples.moving
    let first = samples.values[range.lowerBound]
    let places = samples.places(in: range)
    let steps = places.map(Self.step)
    let groups = MotionGroup.all(of: samples, in: range, tolerances: steps)
    let moving = Set(groups.flatMap(\.members)).sorted()
    let hasOwnCurves = groups.reduce(0) { $0 + $1.members.count } == moving.count
    // Several curves that add up share the tolerance.
    let sharing = samples.isSeparable && hasOwnCurves ? 1 : groups.count
    // One decimal more than necessary, so that rounding does not add to the error of the curve.
    let written = first.indices.map { first[$0].rounded(places: places[$0] + 1) }

    self.property = property
    start = samples.times[range.lowerBound]
    times = samples.times[range].map { [start] in $0 - start }
    curves = groups.map { group in
      Curve(
        fractions: group.fractions,
        tolerances: samples.tolerances(of: group, among: sharing, in: range),
        stepCount: zip(group.members, group.distances).map { abs($1) / steps[$0] }.max() ?? 1)
    }
    text = samples.pattern.text(
      first.indices.map { moving.contains($0) ? "#" : shortest(written[$0]) })
    self.first = moving.map { written[$0] }
    distances = moving.map { member in
      groups.map { $0.distance(of: member).rounded(places: places[member] + 1) }
    }
    ownCurves =
      hasOwnCurves
      ? moving.map { member in groups.firstIndex { $0.members.contains(member) } ?? 0 } : nil
  }

  /// The value of a decimal place.
  private static func step(_ places: Int) -> Double {
    (0..<places).reduce(1) { step, _ in step / 10 }
  }
}
