/// Finds jumps of a function of time by bisection: with continuous motion the change in an interval
/// shrinks with the interval; at a jump it does not.
///
/// Every half of an interval is searched that keeps more than 60 % of the interval's change. The change that
/// remains in the smallest interval is the jump. The change of steep motion does not halve each time, but it shrinks:
/// even a curve with a vertical start, like a cube root, loses a fifth of its change each time.
///
/// Motion of the same value within the same initial interval can hide a jump. If the motion is steady, a jump is found
/// when it is larger than a quarter of that motion, or, if it goes the other way, than 11/16 of it without undoing it
/// exactly. Two jumps in one interval that cancel out are not found.
struct JumpSearch<Measured> {
  /// Measures the values at a time.
  let measure: (Double) -> Measured
  /// Returns the change of each value between two times, never negative.
  let changes: (Measured, Measured) -> [Double]
  /// Whether a list of changes is worth searching.
  let isNoticeable: ([Double]) -> Bool
  /// The maximum number of measurements: a function that is still not smooth then changes too fast to be
  /// searched.
  let budget: Int

  /// The number of bisections: the last interval is a billionth of the first.
  static var depth: Int { 30 }
  /// The fraction of the change that a half may keep without being searched.
  static var share: Double { 0.6 }
  /// The fraction of the change that the last half keeps at a jump.
  static var jumpShare: Double { 0.95 }

  /// A jump: the times just before and after it, and the changes.
  struct Jump: Equatable {
    var before: Double
    var after: Double
    var changes: [Double]
  }

  /// The result of a search.
  enum Finding: Equatable {
    /// A forbidden jump.
    case jump(Jump)
    /// The budget is spent, and this is the time that was reached.
    case gaveUp(at: Double)
  }

  /// Returns the first forbidden jump between two times, searching a number of equal intervals.
  func jump(
    from start: Double, to end: Double, intervals: Int, where isForbidden: (Jump) -> Bool
  ) -> Finding? {
    var remaining = budget
    var left = (time: start, value: measure(start))
    for index in 1...intervals {
      let time =
        index == intervals ? end : start + (end - start) * Double(index) / Double(intervals)
      let right = (time: time, value: measure(time))
      let whole = changes(left.value, right.value)
      let finding = search(left, right, whole, depth: 0, &remaining, where: isForbidden)
      if let finding { return finding }
      left = right
    }
    return nil
  }

  private typealias Sample = (time: Double, value: Measured)

  private func search(
    _ left: Sample, _ right: Sample, _ whole: [Double], depth: Int, _ remaining: inout Int,
    where isForbidden: (Jump) -> Bool
  ) -> Finding? {
    guard isNoticeable(whole.map { $0.isFinite ? $0 : 0 }) else { return nil }
    let time = left.time + (right.time - left.time) / 2
    guard left.time < time, time < right.time else { return nil }
    guard remaining > 0 else { return .gaveUp(at: time) }
    remaining -= 1
    let middle = (time: time, value: measure(time))
    for (a, b) in [(left, middle), (middle, right)] {
      let half = changes(a.value, b.value)
      let isLast = depth == Self.depth
      let suspicious = zip(half, whole).map { part, all in
        part > (isLast ? Self.jumpShare : Self.share) * all ? part : 0
      }
      guard isNoticeable(suspicious) else { continue }
      if !isLast {
        // A value whose change shrinks is excluded, so that it does not make the search continue in both halves.
        let rest = zip(half, suspicious).map { $1 == 0 ? .infinity : $0 }
        let found = search(a, b, rest, depth: depth + 1, &remaining, where: isForbidden)
        if let found { return found }
        continue
      }
      let jump = Jump(before: a.time, after: b.time, changes: suspicious)
      if isForbidden(jump) { return .jump(jump) }
    }
    return nil
  }
}
