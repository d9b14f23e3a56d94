import SegueTimeline

/// A timeline that plays from its start to its end.
struct Playback {
  private(set) var timeline: Timeline
  /// How the layers stand.
  private(set) var frame: Frame
  /// How often the layers became others.
  private(set) var revision = 0
  /// When it began, in the session's time.
  private var start: Double

  init(_ timeline: Timeline, startingAt start: Double) {
    self.timeline = timeline
    self.start = start
    frame = timeline.sample(at: 0)
  }

  /// When it will be over, in the session's time.
  var end: Double { start + timeline.duration }

  /// Lets time pass.
  mutating func advance(to time: Double) { timeline.sample(at: time - start, into: &frame) }

  /// Goes on with another timeline from the same progress.
  mutating func replace(with other: Timeline, at time: Double) {
    let progress = timeline.duration > 0 ? (time - start) / timeline.duration : 1
    timeline = other
    start = time - other.time(at: progress)
    revision += 1
    advance(to: time)
  }
}
