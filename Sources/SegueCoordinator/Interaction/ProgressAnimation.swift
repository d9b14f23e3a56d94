import SegueTimeline

/// A progress that goes on by itself to one of its ends: what a percent-driven transition does once it is let go.
struct ProgressAnimation: Sendable {
  let start: Double
  let from: Double
  let target: Double
  let duration: Double
  private let easing: TimingFunction

  /// Goes to the target in a time, paced by an easing.
  init(
    from: Double, to target: Double, startingAt start: Double, lasting duration: Double,
    easing: TimingFunction
  ) {
    self.start = start
    self.from = from
    self.target = target
    self.duration = duration
    self.easing = easing
  }

  /// Goes to the target by a spring that starts with the finger's speed.
  ///
  /// - Parameters:
  ///   - speed: the speed of the progress, per second.
  ///   - spring: its constants; its own initial velocity does not count.
  init(
    from: Double, to target: Double, startingAt start: Double, speed: Double, spring: Spring
  ) {
    let distance = target - from
    guard abs(distance) > Self.unnoticeable else {
      self.init(
        from: from, to: target, startingAt: start, lasting: 0, easing: .linear)
      return
    }
    let moving = spring.starting(at: speed / distance)
    // What is left in the end is a part of the whole transition, not of the way that is left of it.
    let duration = moving.settlingDuration(
      tolerance: min(Self.unnoticeable / abs(distance), Self.largestSnap))
    self.init(
      from: from, to: target, startingAt: start, lasting: duration,
      easing: .spring(moving, duration: duration))
  }

  /// A progress that nobody notices: a thousandth of the transition.
  private static let unnoticeable = 0.001
  /// The largest part of the way that a spring may leave to the end.
  private static let largestSnap = 0.25

  /// When it arrives.
  var end: Double { start + duration }

  /// How much of the way is done at a time: 0 at the start, 1 at the end; a spring may go beyond.
  func fraction(at time: Double) -> Double {
    time < end ? easing.value(at: (time - start) / duration) : 1
  }

  /// The progress at a time; a spring may go beyond the target.
  func progress(at time: Double) -> Double {
    let fraction = fraction(at: time)
    return fraction == 1 ? target : from + (target - from) * fraction
  }
}
