/// What a container does: the changes of screen that a transition can support.
public enum Operation: String, CaseIterable, Hashable, Sendable {
  /// A navigation stack grows by a screen.
  case push
  /// A navigation stack loses its top screen.
  case pop
  /// A screen is presented over another.
  case present
  /// A presented screen goes away.
  case dismiss
  /// A tab bar shows another of its screens.
  case tab

  /// The operation that undoes this one; a tab switch undoes itself.
  public var inverse: Operation {
    switch self {
    case .push: .pop
    case .pop: .push
    case .present: .dismiss
    case .dismiss: .present
    case .tab: .tab
    }
  }
}
