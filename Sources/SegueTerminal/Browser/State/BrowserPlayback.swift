import SegueTimeline

/// The playback position and speed of a motion.
struct BrowserPlayback: Hashable, Sendable {
  /// The motion's duration in seconds.
  var duration = 0.0
  /// The time since its start, in seconds; after its duration it rests at its end.
  private(set) var time = 0.0
  private(set) var isPlaying = true
  /// Whether it repeats.
  private(set) var loops = true
  var speed = PlaybackSpeed()

  /// How long the end is shown before the next loop, in seconds of the motion's own time at normal
  /// speed.
  private static let rest = 0.7
  /// The duration of a step, in seconds.
  private static let frame = 1.0 / 60

  /// The progress of the motion, 0…1; exact at both ends.
  var progress: Double { duration > 0 ? min(1, time / duration) : 1 }

  /// Advances the time.
  mutating func advance(by seconds: Double) {
    guard isPlaying, seconds > 0 else { return }
    time += seconds * speed.factor
    let end = duration + Self.rest * min(1, speed.factor)
    guard time >= end else { return }
    if loops {
      time = end > 0 ? time.truncatingRemainder(dividingBy: end) : 0
    } else {
      time = duration
      isPlaying = false
    }
  }

  /// Plays or pauses; restarts if it has ended.
  mutating func toggle() {
    if !isPlaying && time >= duration { time = 0 }
    isPlaying.toggle()
  }

  mutating func restart() {
    time = 0
    isPlaying = true
  }

  mutating func toggleLoop() { loops.toggle() }

  /// Moves some frames forward or back, and pauses.
  mutating func step(_ frames: Int) {
    isPlaying = false
    time = min(max(min(time, duration) + Double(frames) * Self.frame, 0), duration)
  }

  /// Seeks to a progress, and pauses.
  mutating func scrub(to progress: Double) {
    isPlaying = false
    time = min(max(progress, 0), 1) * duration
  }

  /// Shows the progress of a transition that something else drives; it plays or rests as before.
  mutating func follow(_ progress: Double) { time = min(max(progress, 0), 1) * duration }
}

/// A side effect beyond updating the screen.
enum BrowserEffect: Hashable, Sendable {
  /// Quit.
  case quit
  /// Redraw everything.
  case redraw
  /// Copy the preset's YAML to the clipboard.
  case copyYAML
  /// Copy the Swift code that uses the preset.
  case copySwift
  /// Open the preset's file in the user's editor.
  case edit
  /// Mark a preset as a favorite, or take its mark away.
  case mark(String, isFavorite: Bool)
  /// Scroll the details by some rows.
  case scrollDetails(Int)
  /// A finger on the phone, in points of its screen.
  case touch(FingerPhase, Point2D)
}
