import SegueCatalog
import SegueTimeline

/// A finger on a phone that performs a gesture.
struct Finger {
  /// The position where it comes down.
  let start: Point2D
  /// The movement per point of distance.
  let direction: Point2D
  private let gesture: InteractionPlan.Gesture

  init(_ gesture: InteractionPlan.Gesture, on stage: Stage) {
    self.gesture = gesture
    switch gesture {
    case .pan(.any), .pan(.trailing), .pinch, .longPress: direction = Point2D(x: 1, y: 0)
    case .pan(.leading): direction = Point2D(x: -1, y: 0)
    // The arriving tab comes from the side opposite to the finger's direction.
    case .pan(.horizontal): direction = Point2D(x: stage.direction > 0 ? -1 : 1, y: 0)
    case .pan(.down), .pan(.vertical): direction = Point2D(x: 0, y: 1)
    case .pan(.up): direction = Point2D(x: 0, y: -1)
    case .edgePan(let edge), .overscroll(let edge): direction = edge.inwards
    }
    let size = stage.container.size
    start = Point2D(
      x: size.width / 2 - direction.x * (size.width / 2 - 5),
      y: size.height / 2 - direction.y * (size.height / 2 - 5))
  }

  /// Returns the touch event at a time, after a distance in points.
  func touch(_ phase: TouchEvent.Phase, at time: Double, along way: Double) -> TouchEvent {
    let position = Point2D(x: start.x + direction.x * way, y: start.y + direction.y * way)
    guard gesture == .pinch else {
      return TouchEvent(time: time, phase: phase, position: position)
    }
    return TouchEvent(
      time: time, phase: phase, position: position,
      second: Point2D(x: start.x - 50 - direction.x * way, y: start.y))
  }

  /// Returns the position of the scroll view that shares the touch; nil where the gesture needs
  /// none.
  func scroll(along way: Double, on stage: Stage) -> ScrollPosition? {
    guard case .overscroll = gesture else { return nil }
    let size = stage.container.size
    return ScrollPosition(
      offset: Point2D(x: -direction.x * way, y: -direction.y * way), size: size, content: size)
  }
}

extension InteractionPlan.Edge {
  /// The direction away from the edge, in a left-to-right layout.
  fileprivate var inwards: Point2D {
    switch self {
    case .leading: Point2D(x: 1, y: 0)
    case .trailing: Point2D(x: -1, y: 0)
    case .top: Point2D(x: 0, y: 1)
    case .bottom: Point2D(x: 0, y: -1)
    }
  }
}
