import SegueCatalog
import SegueCoordinator
import SegueTimeline

/// The tracking of a finger while no transition is running.
enum TouchTracking {
  /// No finger, or one that has begun something.
  case idle
  /// A finger that cannot begin anything.
  case missed(GestureMiss)
  /// A finger that has not moved far enough to determine the change; holds its first touch and the recent ones.
  case down([Sample])
  /// A gesture of a preset that makes the offered change once it is recognized.
  case armed(OfferedChange, GestureDriver, preset: String)

  /// Why the finger has begun nothing so far; nil if it is not known to be a drag.
  var miss: GestureMiss? {
    switch self {
    case .idle, .down: return nil
    case .missed(let miss): return miss
    case .armed(_, let driver, let preset):
      if case .refused(let refusal)? = driver.decision {
        return .refused(preset: preset, driver.gesture, refusal)
      }
      return .unfinished(preset: preset, driver.gesture)
    }
  }

  /// The tracking of a finger that moves while another transition is running, and may have done so before.
  func missed(whileRunningAt time: Double) -> TouchTracking {
    if case .missed(.transitionRunning) = self { return self }
    return .missed(.transitionRunning(at: time))
  }

  /// A touch, with the scroll view that shares it.
  struct Sample {
    let touch: TouchEvent
    let scroll: ScrollPosition?
  }
}

/// A change that a container offers for a finger's direction.
struct OfferedChange {
  let operation: Operation
  let prepare: TransitionRunner.Preparation
}

/// A tap beside a presented screen: a finger that comes down there and lifts without having moved.
struct HeadlessOutsideTap {
  private var start: Point2D?

  /// Follows a touch.
  ///
  /// - Parameter isOutside: whether a point is beside a screen that a tap dismisses.
  /// - Returns: whether the touch was a tap.
  mutating func ends(with touch: TouchEvent, _ isOutside: (Point2D) -> Bool) -> Bool {
    switch touch.phase {
    case .began:
      start = touch.second == nil && isOutside(touch.position) ? touch.position : nil
      return false
    case .moved:
      if touch.position.distance(to: start ?? touch.position) >= GestureRecognizer.slop {
        start = nil
      }
      return false
    case .ended:
      defer { start = nil }
      return start != nil
    case .cancelled:
      start = nil
      return false
    }
  }
}

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
