package import SegueCatalog

extension InteractionPlan {
  /// The finger's movement, in words.
  package var gestureText: String {
    switch gesture {
    case .pan(.any): "drag in any direction"
    case .pan(let direction): "drag \(direction.rawValue)"
    case .edgePan(let edge): "drag from the \(edge.rawValue) edge"
    case .pinch: "pinch"
    case .longPress: "press for half a second, then drag"
    case .overscroll(let edge): "overscroll past the \(edge.rawValue) end"
    }
  }
}
