import SegueTimeline

/// The playback of a timeline from start to end.
struct Playback {
  private(set) var timeline: Timeline
  /// The state of the layers.
  private(set) var frame: Frame
  /// The number of changes to the layer list.
  private(set) var revision = 0
  /// The start, in the session's time.
  private var start: Double

  init(_ timeline: Timeline, startingAt start: Double) {
    self.timeline = timeline
    self.start = start
    frame = timeline.sample(at: 0)
  }

  /// The end, in the session's time.
  var end: Double { start + timeline.duration }

  /// Advances to a time.
  mutating func advance(to time: Double) { timeline.sample(at: time - start, into: &frame) }

  /// Continues with another timeline at the same progress.
  mutating func replace(with other: Timeline, at time: Double) {
    let progress = timeline.duration > 0 ? (time - start) / timeline.duration : 1
    timeline = other
    start = time - other.time(at: progress)
    revision += 1
    advance(to: time)
  }
}
