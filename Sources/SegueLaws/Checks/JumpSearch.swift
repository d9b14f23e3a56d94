/// Finds jumps of a function of time by halving: where a motion goes on, the change in an interval shrinks
/// with the interval; where something jumps, it stays.
///
/// Every interval is looked at whose change does not shrink to about a half in its halves. What is left of
/// the change when the interval is next to nothing is the jump. Steep motion shrinks more slowly but
/// shrinks: even a curve that starts vertically, like a cube root, loses a fifth of its change each time.
struct JumpSearch<Measured> {
  /// What is measured at a time.
  let measure: (Double) -> Measured
  /// The change of each thing from one time to another, none below zero.
  let changes: (Measured, Measured) -> [Double]
  /// Whether a list of changes is worth following.
  let isNoticeable: ([Double]) -> Bool

  /// How often an interval is halved: the last is a thousand-millionth of the first.
  static var depth: Int { 30 }
  /// How much of the change a half may keep without being looked into.
  static var share: Double { 0.6 }
  /// How often it measures at most: what is still not smooth then trembles, and is given up.
  static var patience: Int { 4000 }
  /// How much of the change the last half keeps where something jumps.
  static var jumpShare: Double { 0.95 }

  /// A jump: just before it, just after it, and what changed by how much.
  struct Jump {
    var before: Double
    var after: Double
    var changes: [Double]
  }

  /// The first jump between two times that is not allowed, after dividing them into a number of intervals.
  func jump(
    from start: Double, to end: Double, intervals: Int, where isForbidden: (Jump) -> Bool
  ) -> Jump? {
    var patience = Self.patience
    var left = (time: start, value: measure(start))
    for index in 1...intervals {
      let time =
        index == intervals ? end : start + (end - start) * Double(index) / Double(intervals)
      let right = (time: time, value: measure(time))
      let whole = changes(left.value, right.value)
      let jump = search(left, right, whole, depth: 0, &patience, where: isForbidden)
      if let jump { return jump }
      left = right
    }
    return nil
  }

  private typealias Moment = (time: Double, value: Measured)

  private func search(
    _ left: Moment, _ right: Moment, _ whole: [Double], depth: Int, _ patience: inout Int,
    where isForbidden: (Jump) -> Bool
  ) -> Jump? {
    guard isNoticeable(whole) else { return nil }
    let time = left.time + (right.time - left.time) / 2
    guard left.time < time, time < right.time, patience > 0 else { return nil }
    patience -= 1
    let middle = (time: time, value: measure(time))
    for (a, b) in [(left, middle), (middle, right)] {
      let half = changes(a.value, b.value)
      let isLast = depth == Self.depth
      let suspicious = zip(half, whole).map { part, all in
        part > (isLast ? Self.jumpShare : Self.share) * all ? part : 0
      }
      guard isNoticeable(suspicious) else { continue }
      if !isLast {
        let found = search(
          a, b, suspicious, depth: depth + 1, &patience, where: isForbidden)
        if let found { return found }
        continue
      }
      let jump = Jump(before: a.time, after: b.time, changes: suspicious)
      if isForbidden(jump) { return jump }
    }
    return nil
  }
}
