import SegueCatalog
import SegueTimeline

/// A finger that moves as a gesture asks, on a phone.
struct Finger {
  /// Where it comes down.
  let start: Point
  /// One point of its way.
  let direction: Point
  private let gesture: InteractionPlan.Gesture

  init(_ gesture: InteractionPlan.Gesture, on stage: Stage) {
    self.gesture = gesture
    switch gesture {
    case .pan(.any), .pan(.trailing), .pinch: direction = Point(x: 1, y: 0)
    case .pan(.leading): direction = Point(x: -1, y: 0)
    // The arriving tab comes from the side that the finger moves away from.
    case .pan(.horizontal): direction = Point(x: stage.direction > 0 ? -1 : 1, y: 0)
    case .pan(.down), .pan(.vertical): direction = Point(x: 0, y: 1)
    case .pan(.up): direction = Point(x: 0, y: -1)
    case .edgePan(let edge), .overscroll(let edge): direction = edge.inwards
    }
    let size = stage.container.size
    start = Point(
      x: size.width / 2 - direction.x * (size.width / 2 - 5),
      y: size.height / 2 - direction.y * (size.height / 2 - 5))
  }

  /// What the finger does at a time, so many points along its way.
  func touch(_ phase: TouchEvent.Phase, at time: Double, along way: Double) -> TouchEvent {
    let position = Point(x: start.x + direction.x * way, y: start.y + direction.y * way)
    guard gesture == .pinch else {
      return TouchEvent(time: time, phase: phase, position: position)
    }
    return TouchEvent(
      time: time, phase: phase, position: position,
      second: Point(x: start.x - 50 - direction.x * way, y: start.y))
  }

  /// Where the scroll view is then that shares the touch; nil where the gesture takes none.
  func scroll(along way: Double, on stage: Stage) -> ScrollPosition? {
    guard case .overscroll = gesture else { return nil }
    let size = stage.container.size
    return ScrollPosition(
      offset: Point(x: -direction.x * way, y: -direction.y * way), size: size, content: size)
  }
}

extension InteractionPlan.Edge {
  /// The direction away from the edge, where text runs from left to right.
  fileprivate var inwards: Point {
    switch self {
    case .leading: Point(x: 1, y: 0)
    case .trailing: Point(x: -1, y: 0)
    case .top: Point(x: 0, y: 1)
    case .bottom: Point(x: 0, y: -1)
    }
  }
}
