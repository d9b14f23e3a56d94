import SegueTimeline

/// How a property of a layer moves, ready to have curves fitted to it.
///
/// It depends on nothing but its own samples, so that properties can be prepared on several threads.
struct PropertyAnimation: Sendable {
  /// Numbers that move along one curve.
  struct Curve: Sendable {
    /// The fraction at each time, first 0.
    let fractions: [Double]
    /// What each fraction may be off.
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
  /// What the numbers that move have in common.
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
    // Each of several curves may be off by a share of what shows, unless a number has one only.
    let sharing = samples.isSeparable && hasOwnCurves ? 1 : groups.count
    // A digit more than what shows, so that rounding does not show beside the error of a curve.
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
    text = samples.text(
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
