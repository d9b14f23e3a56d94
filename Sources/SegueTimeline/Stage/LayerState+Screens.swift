extension LayerState {
  /// The state of a screen at rest: in its frame, and clipped where it has round corners, which are continuous
  /// as the platform's.
  package init(_ screen: Stage.Screen) {
    self.init(frame: screen.frame)
    cornerRadius = screen.cornerRadius
    cornerCurve = .continuous
    masksToBounds = screen.cornerRadius > 0
  }

  /// Adds what a presentation gives the presented screen: the form of its corners, and its shadow.
  package mutating func apply(_ presentation: Presentation) {
    corners = presentation.corners
    cornerCurve = presentation.cornerCurve
    shadow = presentation.shadow
  }
}
