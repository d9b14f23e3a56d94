extension Spring {
  /// The longest settling time that is reported, in seconds.
  ///
  /// A spring without damping never comes to rest: it reports this.
  public static let longestSettlingDuration = 600.0

  /// The time from which on the spring stays near its target for good, in seconds.
  ///
  /// It is the last time at which the distance to the target equals the tolerance, within the
  /// precision of a number: not an estimate from the envelope. A spring that passes through its
  /// target on the way is not at rest there.
  ///
  /// - Parameter tolerance: A share of the distance; below 1e-12 it counts as 1e-12.
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
  /// A span during which the displacement falls, for the last time, from above the tolerance to
  /// below it.
  ///
  /// The displacement is monotone inside. The upper bound lies beyond the limit if the fall does.
  fileprivate func lastFall(below tolerance: Double, before limit: Double) -> ClosedRange<Double> {
    guard let turn = firstTurn else { return 0...timeBelow(tolerance, after: 0, before: limit) }
    let height = abs(displacement(at: turn))
    if !(height > tolerance) { return 0...turn }
    if regime != .underdamped {
      return turn...max(turn, timeBelow(tolerance, after: turn, before: limit))
    }
    // The turning points of an oscillation are half a period apart, and each is lower than the one
    // before by the same factor.
    let halfPeriod = Double.pi / split
    let further = LibM.floor(LibM.log(height / tolerance) / (decay * halfPeriod))
    let last = turn + min(further, 1e15) * halfPeriod
    return last...(last + halfPeriod)
  }

  /// The first time after the start at which the velocity is zero, if there is one.
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

  /// A time at which a displacement that only falls is below the tolerance, or the first one tried
  /// past the limit.
  private func timeBelow(_ tolerance: Double, after start: Double, before limit: Double) -> Double {
    var step = 1 / slowestDecay
    while abs(displacement(at: start + step)) > tolerance, start + step < limit { step *= 2 }
    return start + step
  }

  /// The time at which the displacement, whose size falls at the beginning of the span, equals the
  /// tolerance.
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
