import SegueCoordinator
import SegueCatalog

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

  /// A touch, with the scroll view that shares it.
  struct Sample {
    let touch: TouchEvent
    let scroll: ScrollPosition?
  }
}
