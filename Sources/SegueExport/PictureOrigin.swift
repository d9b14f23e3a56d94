public import SegueTimeline

/// The part of a screen that a picture shows, so that another picture of that screen can replace it.
public struct PictureOrigin: Hashable, Sendable {
  /// The screen, by its role on the way there: a return has exchanged them.
  public var side: Subject.Side
  /// Whether the screen departs.
  public var isDeparting: Bool
  /// The shown part, in points of the container; nil for a named element, which no screenshot names.
  public var region: Rect2D?
  /// The elements that are left out of a screen, in points of the container; nil for an element.
  public var holes: [Rect2D]?
  /// What is done to the picture, if anything.
  public var filter: PictureFilter?

  /// Creates an origin.
  public init(
    side: Subject.Side, isDeparting: Bool, region: Rect2D?, holes: [Rect2D]? = nil,
    filter: PictureFilter? = nil
  ) {
    (self.side, self.isDeparting, self.region) = (side, isDeparting, region)
    (self.holes, self.filter) = (holes, filter)
  }
}
