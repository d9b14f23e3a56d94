// Not Apple's: what tests hear of animations.

import QuartzCore

/// Keeps what it hears.
final class Listener: NSObject, CAAnimationDelegate {
  private(set) var calls: [String] = []

  func animationDidStart(_ anim: CAAnimation) { calls.append("start") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
}

/// Whether two numbers agree to what a `Float` holds.
func isClose(_ one: CGFloat?, _ other: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool {
  one.map { abs($0 - other) <= tolerance } ?? false
}
