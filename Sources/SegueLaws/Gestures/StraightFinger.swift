import SegueCatalog
import SegueCoordinator
import SegueTimeline

/// A finger that moves in one direction.
struct StraightFinger {
  /// The direction in words, for a message.
  let name: String
  /// The unit vector of its movement; of a pinch, x is the sign of the change of the fingers' distance.
  let direction: Point2D
  /// How far it can go, in points.
  let length: Double

  /// The ways in which a finger can move to be a gesture.
  static func all(of gesture: InteractionPlan.Gesture, on stage: Stage) -> [StraightFinger] {
    let size = stage.container.size
    let (left, right) = (Point2D(x: -1, y: 0), Point2D(x: 1, y: 0))
    if gesture == .pinch {
      // Leaves a quarter of the distance, so that fingers that move together do not meet.
      return [("inward", left), ("outward", right)].map {
        StraightFinger(name: $0, direction: $1, length: 0.75 * firstSpan)
      }
    }
    let all = [
      ("to the left", left), ("to the right", right), ("up", Point2D(x: 0, y: -1)),
      ("down", Point2D(x: 0, y: 1)),
    ].map { name, direction in
      StraightFinger(
        name: name, direction: direction, length: direction.x != 0 ? size.width : size.height)
    }
    if let direction = gesture.direction(on: stage) {
      return all.filter { $0.direction == direction }
    }
    switch gesture {
    case .pan(.horizontal): return all.filter { $0.direction.x != 0 }
    case .pan(.vertical): return all.filter { $0.direction.y != 0 }
    default: return all
    }
  }

  /// The distance of a pinch's fingers when they come down, in points.
  static let firstSpan = 240.0

  /// Returns the state of the gesture after the finger has moved some distance.
  func state(
    of gesture: InteractionPlan.Gesture, at place: Double, speed: Double = 0, on stage: Stage
  ) -> GestureState {
    guard gesture == .pinch else {
      return gesture.state(
        translation: Point2D(x: direction.x * place, y: direction.y * place),
        velocity: Point2D(x: direction.x * speed, y: direction.y * speed), on: stage)
    }
    let (distance, speed) = (direction.x * place, direction.x * speed)
    return GestureState(
      distance: distance, speed: speed, scale: 1 + distance / Self.firstSpan,
      scaleSpeed: speed / Self.firstSpan)
  }
}
