/// What keeps a preset from being the transition of a single view, which has neither a second screen nor
/// pictures, and knows only some properties.
public enum ViewTransitionObstacle: Hashable, Sendable {
  /// It has no operation that lets a screen arrive, with one that undoes it.
  case noOperation
  /// It needs something of the stage.
  case requirement(Requirement)
  /// An animator in code computes it.
  case animator(String)
  /// A layer is a picture of a screen or an element.
  case snapshot(layer: String)
  /// A layer joins the screen with others.
  case group(layer: String)
  /// It moves an element.
  case element(layer: String)
  /// It slices the screen.
  case slices
  /// It shows the screen from one side only.
  case oneSided
  /// It changes a property of the screen that a view does not have.
  case property(MotionProperty)
  /// The arriving or the departing screen stays as it is.
  case noMotion
}

extension ViewTransitionObstacle: CustomStringConvertible {
  /// What keeps it, as the end of a sentence that begins with the preset.
  public var description: String {
    switch self {
    case .noOperation: "has no presentation, push or tab change that can be undone"
    case .requirement(let requirement): "requires \(requirement.name)"
    case .animator(let id): "is computed by the animator '\(id)'"
    case .snapshot(let layer): "moves the picture '\(layer)'"
    case .group(let layer): "joins screens in the group '\(layer)'"
    case .element(let layer): "moves '\(layer)'"
    case .slices: "slices a screen"
    case .oneSided: "shows a screen from one side only"
    case .property(let property): "changes '\(property.name)' of a screen"
    case .noMotion: "leaves the arriving or the departing screen as it is"
    }
  }
}
