/// A container's change of screen that a transition can animate.
public enum Operation: String, CaseIterable, Hashable, Sendable {
  /// A navigation stack pushes a screen.
  case push
  /// A navigation stack pops its top screen.
  case pop
  /// A screen is presented over another.
  case present
  /// A presented screen is dismissed.
  case dismiss
  /// A tab bar switches screens.
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
