/// Numbers of a property that all move in the same way, each over a distance of its own.
///
/// A number is its first value plus, for each of its groups, its distance times the group's fraction. A fraction begins
/// at 0. If the number has one group and does not return to its first value, it ends at 1.
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

  /// The number of different motions above which shared groups are searched for.
  private static let most = 6

  /// Returns the groups of all numbers that move.
  ///
  /// - Parameter tolerances: the maximum error of each number.
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
    guard samples.isSeparable, groups.count > most else { return groups }
    return shared(by: samples, in: range, tolerances: tolerances) ?? groups
  }

  /// Returns a few groups whose sums give the motions of many numbers; nil if it takes too many groups.
  ///
  /// The points of a path that changes its shape a few times move in many ways, but each motion is a sum of a few: one for
  /// each change. They are found as in a QR factorization with pivoting: the remainder of the number with the largest
  /// error becomes a group, and its share is subtracted from all others.
  private static func shared(
    by samples: MotionSamples, in range: ClosedRange<Int>, tolerances: [Double]
  ) -> [MotionGroup]? {
    let values = samples.values[range]
    let first = values[range.lowerBound]
    var rest = first.indices.map { index in values.map { $0[index] - first[index] } }
    func error(_ index: Int) -> Double {
      rest[index].reduce(0) { max($0, abs($1)) } / tolerances[index]
    }
    let members = first.indices.filter { error($0) > 0 }
    var groups: [MotionGroup] = []
    while let farthest = members.max(by: { error($0) < error($1) }), error(farthest) > 1 {
      guard groups.count < most else { return nil }
      let scale = rest[farthest].max { abs($0) < abs($1) } ?? 1
      let fractions = rest[farthest].map { $0 / scale }
      let square = fractions.reduce(0) { $0 + $1 * $1 }
      let distances = members.map { index in
        zip(rest[index], fractions).reduce(0) { $0 + $1.0 * $1.1 } / square
      }
      for (index, distance) in zip(members, distances) {
        for sample in fractions.indices { rest[index][sample] -= distance * fractions[sample] }
      }
      groups.append(MotionGroup(members: members, distances: distances, fractions: fractions))
    }
    return groups
  }

  private init(members: [Int], distances: [Double], fractions: [Double]) {
    (self.members, self.distances, self.fractions) = (members, distances, fractions)
  }

  /// The distance of a number; 0 for one that is no member.
  func distance(of number: Int) -> Double {
    members.firstIndex(of: number).map { distances[$0] } ?? 0
  }

  /// Whether another group's only number moves as this group does.
  private func fits(_ other: MotionGroup, tolerance: Double) -> Bool {
    zip(fractions, other.fractions).allSatisfy {
      abs($0 - $1) * abs(other.distances[0]) <= tolerance
    }
  }
}
