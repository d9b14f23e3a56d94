public import SegueTimeline

/// Where the scroll view stands that shares a touch, or that drives an effect.
public struct ScrollPosition: Hashable, Sendable {
  /// The content offset from rest, in points: 0 at the top, negative where it is pulled past it.
  public var offset: Point
  /// The speed of the offset, in points per second.
  public var velocity: Point
  /// The size of the scroll view.
  public var size: Size
  /// The size of all that scrolls.
  public var content: Size
  /// The space around the content.
  public var inset: Insets

  /// Creates a position.
  public init(
    offset: Point = .zero, velocity: Point = .zero, size: Size, content: Size,
    inset: Insets = .zero
  ) {
    self.offset = offset
    self.velocity = velocity
    self.size = size
    self.content = content
    self.inset = inset
  }

  /// The position of content that just fills its view: at its top and at its bottom.
  public static func resting(_ size: Size) -> ScrollPosition {
    ScrollPosition(size: size, content: size)
  }

  /// The largest offset from rest that is not past the bottom or the right, in points.
  public var farthestOffset: Point {
    Point(
      x: max(content.width + inset.left + inset.right - size.width, 0),
      y: max(content.height + inset.top + inset.bottom - size.height, 0))
  }

  /// Whether the content rests at its top, or is pulled past it.
  public var isAtTop: Bool { offset.y <= 0 }

  /// Whether the content rests at its bottom, or is pulled past it.
  public var isAtBottom: Bool { offset.y >= farthestOffset.y }
}
