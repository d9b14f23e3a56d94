package import SegueTimeline

/// Where a named element is, as the user says it: `title=16,60,200,40`, or on one screen only.
package struct ElementPlace: Hashable, Sendable {
  /// The screens.
  package enum Side: String, CaseIterable, Sendable {
    case from, to
  }

  /// Its name.
  package var name: String
  /// The screen that it is on; nil for both, at the same place.
  package var side: Side?
  /// Where it is.
  package var frame: Rect

  /// Places an element.
  package init(
    name: String,
    side: Side? = nil,
    frame: Rect
  ) {
    self.name = name
    self.side = side
    self.frame = frame
  }
}
