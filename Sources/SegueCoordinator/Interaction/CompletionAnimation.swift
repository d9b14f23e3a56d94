import SegueTimeline

/// A timeline of its own that brings what a finger left to an outcome.
struct CompletionAnimation: Sendable {
  let timeline: Timeline
  /// What leads from how the layers stood into the timeline.
  let handOffBlend: HandOffBlend
  /// When it starts.
  var start: Double
  /// The progress at its start.
  let from: Double
  /// The progress at its end.
  let target: Double
  /// The pace by which progress is reported: that of the tracks, where they share one.
  private let easing: TimingFunction

  init(
    _ timeline: Timeline, _ handOffBlend: HandOffBlend, startingAt start: Double, from: Double,
    to target: Double
  ) {
    self.timeline = timeline
    self.handOffBlend = handOffBlend
    self.start = start
    self.from = from
    self.target = target
    easing = timeline.commonEasing ?? .linear
  }

  /// When it is over.
  var end: Double { start + timeline.duration }

  /// The progress at a time, 0…1.
  func progress(at time: Double) -> Double {
    guard time < end else { return target }
    let fraction = easing.value(at: (time - start) / timeline.duration)
    return min(max(fraction == 1 ? target : from + (target - from) * fraction, 0), 1)
  }

  /// Writes how the layers stand at a time; nothing is allocated.
  func write(at time: Double, into frame: inout Frame) {
    // The end is exact, whatever is lost in the difference.
    let elapsed = time < end ? time - start : timeline.duration
    timeline.sample(at: elapsed, into: &frame)
    handOffBlend.apply(at: elapsed, to: &frame)
  }
}
