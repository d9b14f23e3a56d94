package import SegueTimeline

/// An estimator of a finger's velocity from its positions in the last tenth of a second.
///
/// The velocity is the slope of the least-squares line through those positions: a single late or
/// jittery sample hardly changes it, and it is zero for a finger that rests before it lifts.
package struct VelocityTracker: Sendable {
  /// The time during which a position counts, in seconds.
  package static let window = 0.1
  /// The rounding error allowed in the age of a position.
  private static let rounding = 1e-9

  private static let capacity = 32
  private var times = [Double](repeating: 0, count: capacity)
  private var positions = [Point2D](repeating: .zero, count: capacity)
  private var count = 0
  private var next = 0

  /// Discards all positions.
  package mutating func reset() { count = 0 }

  /// Adds a position; one that is not later than the last replaces it.
  package mutating func add(_ position: Point2D, at time: Double) {
    let last = (next + Self.capacity - 1) % Self.capacity
    if count > 0, time <= times[last] {
      positions[last] = position
      return
    }
    times[next] = time
    positions[next] = position
    next = (next + 1) % Self.capacity
    count = min(count + 1, Self.capacity)
  }

  /// The velocity, in points per second; zero with fewer than two recent positions.
  package func velocity(at time: Double) -> Point2D {
    var n = 0.0
    var sumT = 0.0
    var sum = Point2D.zero
    forEachRecent(at: time) { t, p in
      n += 1
      sumT += t
      sum = sum + p
    }
    guard n >= 2 else { return .zero }
    let meanT = sumT / n
    let mean = Point2D(x: sum.x / n, y: sum.y / n)
    var spread = 0.0
    var slope = Point2D.zero
    forEachRecent(at: time) { t, p in
      spread += (t - meanT) * (t - meanT)
      slope = Point2D(
        x: slope.x + (t - meanT) * (p.x - mean.x), y: slope.y + (t - meanT) * (p.y - mean.y))
    }
    guard spread > 1e-12 else { return .zero }
    return Point2D(x: slope.x / spread, y: slope.y / spread)
  }

  /// Visits the recent positions, with times relative to now.
  private func forEachRecent(at time: Double, _ visit: (Double, Point2D) -> Void) {
    for back in 1...max(count, 1) where back <= count {
      let index = (next + Self.capacity - back) % Self.capacity
      guard time - times[index] <= Self.window + Self.rounding else { return }
      visit(times[index] - time, positions[index])
    }
  }
}
