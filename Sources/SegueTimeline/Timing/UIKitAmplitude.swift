/// UIKit's measure of a spring's remaining amplitude at the end of its duration.
///
/// A function of the angle u = ω·d, with the travel w = v·d.
struct UIKitAmplitude {
  let ratio: Double
  let travel: Double

  /// The signed measure: positive on its final falling branch.
  private func signed(_ angle: Double) -> Double {
    if ratio < 1 {
      let sine = LibM.sqrt((1 - ratio) * (1 + ratio))
      return (ratio - travel / angle) / sine * LibM.exp(-ratio * angle)
    }
    return (angle - travel + 1) * LibM.exp(-angle)
  }

  /// The angle of the signed measure's maximum, where the derivative is zero.
  private var peak: Double {
    guard travel > 0 else { return 0 }
    return ratio < 1 ? (travel + LibM.sqrt(travel * (travel + 4))) / (2 * ratio) : travel
  }

  /// The angle at which the signed measure is zero.
  private var zero: Double { ratio < 1 ? travel / ratio : travel - 1 }

  /// The largest angle at which the measure equals the threshold.
  func angle(at threshold: Double) -> Double {
    let peak = peak
    if peak == 0 || signed(peak) >= threshold {
      var end = 2 * peak + 1
      while signed(end) > threshold { end *= 2 }
      return bisect(from: peak, to: end) { signed($0) > threshold }
    }
    // If the initial velocity is so high that the positive branch never reaches the threshold, the
    // other branch reaches it.
    return bisect(from: 0, to: zero) { -signed($0) > threshold }
  }

  /// Finds the boundary between the angles near the start, for which a condition holds, and those
  /// near the end.
  private func bisect(
    from start: Double, to end: Double, while holds: (Double) -> Bool
  ) -> Double {
    var low = start
    var high = end
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return high }
      if holds(middle) { low = middle } else { high = middle }
    }
  }
}
