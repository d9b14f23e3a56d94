#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Timing curves by formulas of their own, to compare the engine with.
enum Curves {
  static func easeInOut(_ x: Double) -> Double { bezier(0.42, 0, 0.58, 1, x) }
  static func easeOut(_ x: Double) -> Double { bezier(0, 0, 0.58, 1, x) }
  static func easeIn(_ x: Double) -> Double { bezier(0.42, 0, 1, 1, x) }

  /// A cubic Bézier curve from (0, 0) to (1, 1), by halving the interval of its parameter.
  private static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double
  ) -> Double {
    func coordinate(_ a: Double, _ b: Double, _ t: Double) -> Double {
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if coordinate(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return coordinate(y1, y2, low)
  }

  /// UIKit's spring: the frequency at which the amplitude is a thousandth at the end, then the
  /// solution of the damped oscillator from 0 to 1, with what it leaves at the end spread over the
  /// whole curve.
  static func spring(
    dampingRatio ratio: Double, velocity: Double, duration: Double, at time: Double
  ) -> Double {
    if time <= 0 { return 0 }
    if time >= duration { return 1 }
    let root = sqrt(1 - ratio * ratio)
    func amplitude(_ omega: Double) -> Double {
      abs(ratio * omega - velocity) / (omega * root) * exp(-ratio * omega * duration)
    }
    var high = 1e4 / duration
    var low = high
    while amplitude(low) < 0.001 { low /= 1.01 }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if amplitude(middle) < 0.001 { high = middle } else { low = middle }
    }
    let damped = low * root
    func rest(at time: Double) -> Double {
      exp(-ratio * low * time)
        * (cos(damped * time) + (ratio * low - velocity) / damped * sin(damped * time))
    }
    let progress = time / duration
    return 1 - rest(at: time) + rest(at: duration) * progress * progress * (3 - 2 * progress)
  }
}
