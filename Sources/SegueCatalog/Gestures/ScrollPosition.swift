public import SegueTimeline

/// The state of the scroll view that shares a touch or drives an effect.
public struct ScrollPosition: Hashable, Sendable {
  /// The content offset from rest, in points: 0 at the top, negative when pulled past it.
  ///
  /// Its x is 0 at the leading end. In right-to-left layouts x is negative once the content has
  /// scrolled.
  public var offset: Point2D
  /// The velocity of the offset, in points per second.
  public var velocity: Point2D
  /// The size of the scroll view.
  public var size: Size2D
  /// The content size.
  public var content: Size2D
  /// The content inset.
  public var inset: Insets

  /// Creates a position.
  public init(
    offset: Point2D = .zero, velocity: Point2D = .zero, size: Size2D, content: Size2D,
    inset: Insets = .zero
  ) {
    self.offset = offset
    self.velocity = velocity
    self.size = size
    self.content = content
    self.inset = inset
  }

  /// The position of content exactly as large as its view, at both its top and its bottom.
  public static func resting(_ size: Size2D) -> ScrollPosition {
    ScrollPosition(size: size, content: size)
  }

  /// The largest offset within the content, in points.
  public var farthestOffset: Point2D {
    Point2D(
      x: max(content.width + inset.left + inset.right - size.width, 0),
      y: max(content.height + inset.top + inset.bottom - size.height, 0))
  }

  /// Within this distance from an end, in points, content counts as at that end: systems round offsets to pixels.
  private static let tolerance = 0.5

  /// Whether the content is at its top or pulled past it.
  public var isAtTop: Bool { offset.y <= Self.tolerance }

  /// Whether the content is at its bottom or pulled past it.
  public var isAtBottom: Bool { offset.y >= farthestOffset.y - Self.tolerance }

  /// Whether the content is at its leading end or pulled past it.
  public func isAtLeading(isRightToLeft: Bool) -> Bool {
    advance(isRightToLeft) <= Self.tolerance
  }

  /// Whether the content is at its trailing end or pulled past it.
  public func isAtTrailing(isRightToLeft: Bool) -> Bool {
    advance(isRightToLeft) >= farthestOffset.x - Self.tolerance
  }

  /// Whether the content can scroll no farther with a finger's movement.
  ///
  /// Content moves with the finger: a finger that moves down scrolls toward the top. Only the larger component
  /// of the movement counts.
  package func isAtEnd(of movement: Point2D, isRightToLeft: Bool) -> Bool {
    if abs(movement.y) >= abs(movement.x) { return movement.y > 0 ? isAtTop : isAtBottom }
    return (movement.x > 0) != isRightToLeft
      ? isAtLeading(isRightToLeft: isRightToLeft) : isAtTrailing(isRightToLeft: isRightToLeft)
  }

  /// The offset from the leading end, in points.
  private func advance(_ isRightToLeft: Bool) -> Double { isRightToLeft ? -offset.x : offset.x }
}
