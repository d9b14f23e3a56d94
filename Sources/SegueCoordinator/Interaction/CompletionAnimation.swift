import SegueTimeline

/// A completion animation with its own timeline, from the released state to an outcome.
///
/// A class, so that an update does not copy it.
final class CompletionAnimation: Sendable {
  let timeline: Timeline
  /// The blend from the released state into the timeline.
  let handOffBlend: HandOffBlend
  /// The start time.
  let start: Double
  /// The progress at its start.
  let from: Double
  /// The progress at its end.
  let target: Double
  /// The layers that replace the timeline's at its end, if they differ.
  let next: Timeline?
  /// The easing of the reported progress: that of the tracks, if they share one.
  private let easing: TimingFunction

  init(
    _ timeline: Timeline, _ handOffBlend: HandOffBlend, startingAt start: Double, from: Double,
    to target: Double, then next: Timeline? = nil
  ) {
    self.timeline = timeline
    self.handOffBlend = handOffBlend
    self.start = start
    self.from = from
    self.target = target
    self.next = next
    easing = timeline.commonEasing ?? .linear
  }

  /// The same animation from another start time.
  func starting(at time: Double) -> CompletionAnimation {
    CompletionAnimation(
      timeline, handOffBlend, startingAt: time, from: from, to: target, then: next)
  }

  /// The end time.
  var end: Double { start + timeline.duration }

  /// The progress at a time, 0…1.
  func progress(at time: Double) -> Double {
    guard time < end else { return target }
    let fraction = easing.value(at: (time - start) / timeline.duration)
    return min(max(fraction == 1 ? target : from + (target - from) * fraction, 0), 1)
  }

  /// Writes the state of the layers at a time, without allocating.
  func write(at time: Double, into frame: inout Frame) {
    // The end is exact despite rounding of the difference.
    let elapsed = time < end ? time - start : timeline.duration
    timeline.sample(at: elapsed, into: &frame)
    handOffBlend.apply(at: elapsed, to: &frame)
  }
}
