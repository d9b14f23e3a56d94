package import SegueTimeline

/// The frame of a named element, as the user writes it: `title=16,60,200,40`, or on one screen
/// only.
package struct ElementPlace: Hashable, Sendable {
  /// The screens.
  package enum Side: String, CaseIterable, Sendable {
    case from, to
  }

  /// Its name.
  package var name: String
  /// The screen that contains it; nil for both, with the same frame.
  package var side: Side?
  /// Its frame.
  package var frame: Rect2D

  /// Places an element.
  package init(
    name: String,
    side: Side? = nil,
    frame: Rect2D
  ) {
    self.name = name
    self.side = side
    self.frame = frame
  }

  /// The same place, with both screens exchanged.
  package var swapped: ElementPlace {
    let other: Side? = side.map { $0 == .from ? .to : .from }
    return ElementPlace(name: name, side: other, frame: frame)
  }
}
