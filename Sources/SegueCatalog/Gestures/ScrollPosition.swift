public import SegueTimeline

/// The state of the scroll view that shares a touch or drives an effect.
public struct ScrollPosition: Hashable, Sendable {
  /// The content offset from rest, in points: 0 at the top, negative when pulled past it.
  public var offset: Point
  /// The velocity of the offset, in points per second.
  public var velocity: Point
  /// The size of the scroll view.
  public var size: Size
  /// The content size.
  public var content: Size
  /// The content inset.
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

  /// The position of content exactly as large as its view, at both its top and its bottom.
  public static func resting(_ size: Size) -> ScrollPosition {
    ScrollPosition(size: size, content: size)
  }

  /// The largest offset within the content, in points.
  public var farthestOffset: Point {
    Point(
      x: max(content.width + inset.left + inset.right - size.width, 0),
      y: max(content.height + inset.top + inset.bottom - size.height, 0))
  }

  /// Whether the content is at its top or pulled past it.
  public var isAtTop: Bool { offset.y <= 0 }

  /// Whether the content is at its bottom or pulled past it.
  public var isAtBottom: Bool { offset.y >= farthestOffset.y }
}
