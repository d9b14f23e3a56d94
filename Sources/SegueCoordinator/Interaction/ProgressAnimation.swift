import SegueTimeline

/// An animation of the progress to 0 or 1: the completion of a percent-driven transition.
struct ProgressAnimation: Sendable {
  let start: Double
  let from: Double
  let target: Double
  let duration: Double
  private let easing: TimingFunction

  /// Animates to the target in a given duration, with an easing.
  init(
    from: Double, to target: Double, startingAt start: Double, duration: Double,
    easing: TimingFunction
  ) {
    self.start = start
    self.from = from
    self.target = target
    self.duration = duration
    self.easing = easing
  }

  /// Animates to the target with a spring that starts at the finger's velocity.
  ///
  /// - Parameters:
  ///   - speed: the velocity of the progress, per second.
  ///   - spring: the spring's constants; its own initial velocity is ignored.
  init(
    from: Double, to target: Double, startingAt start: Double, speed: Double, spring: Spring
  ) {
    let distance = target - from
    guard abs(distance) > Self.unnoticeable else {
      self.init(
        from: from, to: target, startingAt: start, duration: 0, easing: .linear)
      return
    }
    let moving = spring.starting(at: speed / distance)
    // The tolerance is a fraction of the whole transition, not of the remaining distance.
    let duration = moving.settlingDuration(
      tolerance: min(Self.unnoticeable / abs(distance), Self.largestRest))
    self.init(
      from: from, to: target, startingAt: start, duration: duration,
      easing: .spring(moving, duration: duration))
  }

  /// An imperceptible progress: a thousandth of the transition.
  private static let unnoticeable = 0.001
  /// The largest fraction of the distance at which a spring counts as settled.
  private static let largestRest = 0.25

  /// The end time.
  var end: Double { start + duration }

  /// The fraction of the distance covered at a time: 0 at the start, 1 at the end; a spring may
  /// overshoot.
  func fraction(at time: Double) -> Double {
    time < end ? easing.value(at: (time - start) / duration) : 1
  }

  /// The progress at a time; a spring may overshoot the target.
  func progress(at time: Double) -> Double {
    let fraction = fraction(at: time)
    return fraction == 1 ? target : from + (target - from) * fraction
  }
}
