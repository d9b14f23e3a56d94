extension Spring {
  /// The longest settling time returned, in seconds.
  ///
  /// An undamped spring never comes to rest and returns this value.
  public static let longestSettlingDuration = 600.0

  /// The time after which the spring stays within a tolerance of its target, in seconds.
  ///
  /// The last time at which the distance to the target equals the tolerance, to floating-point
  /// precision; not an estimate from the envelope. A spring that only passes through its target has
  /// not settled.
  ///
  /// - Parameter tolerance: A fraction of the distance; at least 1e-12.
  /// - Returns: Seconds, from 0 to ``longestSettlingDuration``.
  public func settlingDuration(tolerance: Double = 0.001) -> Double {
    let tolerance = max(tolerance, 1e-12)
    let limit = Self.longestSettlingDuration
    let fall = motion.lastFall(below: tolerance, before: limit)
    guard fall.lowerBound < limit else { return limit }
    return min(motion.crossing(of: tolerance, during: fall), limit)
  }
}

extension SpringMotion {
  /// The interval in which the displacement falls below the tolerance for the last time.
  ///
  /// The displacement is monotone inside. The upper bound exceeds the limit if the fall does.
  fileprivate func lastFall(below tolerance: Double, before limit: Double) -> ClosedRange<Double> {
    guard let turn = firstTurn else { return 0...timeBelow(tolerance, after: 0, before: limit) }
    let height = abs(displacement(at: turn))
    if !(height > tolerance) { return 0...turn }
    if regime != .underdamped {
      return turn...max(turn, timeBelow(tolerance, after: turn, before: limit))
    }
    // The extrema of an oscillation are half a period apart, and each is lower than the previous
    // one by the same factor.
    let halfPeriod = Double.pi / split
    let further = LibM.floor(LibM.log(height / tolerance) / (decay * halfPeriod))
    let last = turn + min(further, 1e15) * halfPeriod
    return last...(last + halfPeriod)
  }

  /// The first time after the start at which the velocity is zero, or nil if there is none.
  private var firstTurn: Double? {
    switch regime {
    case .underdamped:
      let angle = LibM.atan2(-velocity * split, velocityWeight)
      return (angle > 0 ? angle : angle + .pi) / split
    case .critical:
      let time = -velocity / velocityWeight
      return time > 0 && time < .infinity ? time : nil
    case .overdamped:
      let tangent = -velocity * split / velocityWeight
      return tangent > 0 && tangent < 1
        ? LibM.log((1 + tangent) / (1 - tangent)) / (2 * split) : nil
    }
  }

  /// A time at which a monotonically falling displacement is below the tolerance, or the first time
  /// tried past the limit.
  private func timeBelow(_ tolerance: Double, after start: Double, before limit: Double) -> Double {
    var step = 1 / slowestDecay
    while abs(displacement(at: start + step)) > tolerance, start + step < limit { step *= 2 }
    return start + step
  }

  /// Finds the time at which a displacement that falls within the span equals the tolerance.
  fileprivate func crossing(of tolerance: Double, during fall: ClosedRange<Double>) -> Double {
    var low = fall.lowerBound
    var high = fall.upperBound
    let side: Double = displacement(at: low) < 0 ? -1 : 1
    if !(side * displacement(at: low) > tolerance) { return low }
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return high }
      if side * displacement(at: middle) > tolerance { low = middle } else { high = middle }
    }
  }
}
