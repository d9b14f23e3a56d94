/// The reason why a touch does not become a gesture.
public enum GestureRefusal: Hashable, Sendable {
  /// The gesture requires two fingers.
  case oneFinger
  /// The finger came down too far from the gesture's edge.
  case awayFromEdge
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
    case .oneFinger: "it takes two fingers"
    case .awayFromEdge: "the finger came down away from the edge"
    case .otherDirection: "the finger moved another way"
    case .noTabThere: "there is no tab on that side"
    case .begin(let condition): "begin does not hold: \(condition)"
    case .recognize(let condition): "recognize does not hold: \(condition)"
    }
  }
}
