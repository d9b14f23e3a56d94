/// The reason why a touch does not become a gesture.
public enum GestureRefusal: Hashable, Sendable {
  /// The gesture requires two fingers.
  case oneFinger
  /// The finger came down too far from the gesture's edge.
  case awayFromEdge
  /// The finger moved before it had rested long enough.
  case movedTooSoon
  /// The finger moved in another direction.
  case otherDirection
  /// There is no tab on that side.
  case noTabThere
  /// The preset's `begin` is false; contains its text.
  case begin(String)
  /// The preset's `recognize` is false; contains its text.
  case recognize(String)
}

extension GestureRefusal: CustomStringConvertible {
  /// The reason as text.
  public var description: String {
    switch self {
    case .oneFinger: "the gesture needs two fingers"
    case .awayFromEdge: "the finger went down too far from the edge"
    case .movedTooSoon: "the finger moved before it had rested for half a second"
    case .otherDirection: "the finger moved in another direction"
    case .noTabThere: "there is no tab on that side"
    case .begin(let condition): "'begin' is false: \(condition)"
    case .recognize(let condition): "'recognize' is false: \(condition)"
    }
  }
}
