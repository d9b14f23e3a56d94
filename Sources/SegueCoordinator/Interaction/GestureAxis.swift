package import SegueCatalog
package import SegueTimeline

/// The direction of a gesture's increasing distance.
struct GestureAxis: Hashable, Sendable {
  /// The unit vector along the axis.
  let direction: Point2D

  static let right = GestureAxis(direction: Point2D(x: 1, y: 0))
  static let left = GestureAxis(direction: Point2D(x: -1, y: 0))
  static let down = GestureAxis(direction: Point2D(x: 0, y: 1))
  static let up = GestureAxis(direction: Point2D(x: 0, y: -1))

  /// The component of a movement along the axis.
  func distance(_ movement: Point2D) -> Double {
    movement.x * direction.x + movement.y * direction.y
  }

  /// The component of a movement across the axis.
  ///
  /// Positive downward if the axis is mostly horizontal, otherwise toward the trailing edge.
  func across(_ movement: Point2D, isRightToLeft: Bool) -> Double {
    let across = movement.y * direction.x - movement.x * direction.y
    let isHorizontal = abs(direction.x) >= abs(direction.y)
    let isForward = isHorizontal ? direction.x >= 0 : (direction.y < 0) != isRightToLeft
    return isForward ? across : -across
  }

  /// Whether a movement is mostly along the axis, and forward.
  func leads(_ movement: Point2D) -> Bool {
    let along = distance(movement)
    let across = movement.x * direction.y - movement.y * direction.x
    return along > 0 && along >= abs(across)
  }

  /// The axis of a movement; to the right for no movement.
  static func along(_ movement: Point2D) -> GestureAxis {
    let length = LibM.hypot(movement.x, movement.y)
    guard length > 0 else { return .right }
    return GestureAxis(direction: Point2D(x: movement.x / length, y: movement.y / length))
  }
}

extension GestureAxis {
  /// Creates the axis of a gesture; nil if it depends on the finger's movement.
  init?(of gesture: InteractionPlan.Gesture, on stage: Stage) {
    let isRightToLeft = stage.traits.isRightToLeft
    switch gesture {
    case .pan(.up): self = .up
    case .pan(.down): self = .down
    case .pan(.leading): self = InteractionPlan.Edge.trailing.axis(isRightToLeft: isRightToLeft)
    case .pan(.trailing): self = InteractionPlan.Edge.leading.axis(isRightToLeft: isRightToLeft)
    // The arriving tab enters from the side that the finger moves away from.
    case .pan(.horizontal) where stage.operation == .tab:
      self = stage.direction > 0 ? .left : .right
    case .edgePan(let edge), .overscroll(let edge): self = edge.axis(isRightToLeft: isRightToLeft)
    case .pan(.any), .pan(.horizontal), .pan(.vertical), .pinch, .longPress:
      return nil
    }
  }
}

extension InteractionPlan.Gesture {
  /// The unit vector of increasing distance, if known before the finger moves.
  package func direction(on stage: Stage) -> Point2D? {
    GestureAxis(of: self, on: stage)?.direction
  }

  /// The state of the gesture for a finger's movement.
  package func state(
    translation: Point2D, velocity: Point2D = .zero, on stage: Stage
  ) -> GestureState {
    var state = GestureState(translation: translation, velocity: velocity)
    state.measure(along: GestureAxis(of: self, on: stage) ?? .along(translation), on: stage)
    return state
  }
}

extension InteractionPlan.Edge {
  /// The direction away from the edge.
  func axis(isRightToLeft: Bool) -> GestureAxis {
    switch self {
    case .leading: isRightToLeft ? .left : .right
    case .trailing: isRightToLeft ? .right : .left
    case .top: .down
    case .bottom: .up
    }
  }

  /// The distance of a point from the container's edge.
  func distance(of point: Point2D, in size: Size2D, isRightToLeft: Bool) -> Double {
    switch axis(isRightToLeft: isRightToLeft) {
    case .right: point.x
    case .left: size.width - point.x
    case .down: point.y
    default: size.height - point.y
    }
  }
}

extension GestureState {
  /// Measures the movement along and across an axis.
  mutating func measure(along axis: GestureAxis, on stage: Stage) {
    let isRightToLeft = stage.traits.isRightToLeft
    distance = axis.distance(translation)
    speed = axis.distance(velocity)
    across = axis.across(translation, isRightToLeft: isRightToLeft)
    acrossSpeed = axis.across(velocity, isRightToLeft: isRightToLeft)
  }
}
