/// Why a touch does not become a gesture.
public enum GestureRefusal: Hashable, Sendable {
  /// The gesture takes two fingers.
  case oneFinger
  /// The finger came down too far from the gesture's edge.
  case awayFromEdge
  /// It moved another way.
  case otherDirection
  /// The tab bar ends on that side.
  case noTabThere
  /// The preset's `begin` does not hold; with its text.
  case begin(String)
  /// The preset's `recognize` does not hold; with its text.
  case recognize(String)
}

extension GestureRefusal: CustomStringConvertible {
  /// The reason in words.
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
