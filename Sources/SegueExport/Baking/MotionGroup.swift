/// Numbers of a property that all move in the same way, each over a distance of its own.
///
/// A number is its first value plus its distance times the group's fraction. The fraction begins at 0
/// and, unless the numbers return to where they began, ends at 1.
struct MotionGroup {
  /// The indices of the numbers.
  private(set) var members: [Int]
  /// The distance of each number.
  private(set) var distances: [Double]
  /// The fraction at each sample.
  let fractions: [Double]

  /// Creates a group of one number that moves.
  private init(_ index: Int, _ samples: MotionSamples, in range: ClosedRange<Int>) {
    let values = samples.values
    let first = values[range.lowerBound][index]
    let whole = values[range.upperBound][index] - first
    let farthest = range.map { values[$0][index] - first }.max { abs($0) < abs($1) } ?? 0
    let distance = whole != 0 ? whole : farthest
    members = [index]
    distances = [distance]
    fractions = range.map { (values[$0][index] - first) / distance }
  }

  /// Returns the groups of all numbers that move.
  ///
  /// - Parameter tolerances: what each number may be off.
  static func all(
    of samples: MotionSamples, in range: ClosedRange<Int>, tolerances: [Double]
  ) -> [MotionGroup] {
    let first = samples.values[range.lowerBound]
    var groups: [MotionGroup] = []
    for index in first.indices {
      guard range.contains(where: { samples.values[$0][index] != first[index] }) else { continue }
      let own = MotionGroup(index, samples, in: range)
      let match = groups.firstIndex { $0.fits(own, tolerance: tolerances[index]) }
      if let match {
        groups[match].members += own.members
        groups[match].distances += own.distances
      } else {
        groups.append(own)
      }
    }
    return groups
  }

  /// Whether another group's only number moves as this group does.
  private func fits(_ other: MotionGroup, tolerance: Double) -> Bool {
    zip(fractions, other.fractions).allSatisfy {
      abs($0 - $1) * abs(other.distances[0]) <= tolerance
    }
  }
}
