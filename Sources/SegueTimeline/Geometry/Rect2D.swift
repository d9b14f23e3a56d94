/// A rectangle in a plane, in points; y grows downward.
public struct Rect2D: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point2D
  /// The width and height.
  public var size: Size2D

  /// The empty rectangle at the origin.
  public static let zero = Rect2D(origin: .zero, size: .zero)

  /// Creates a rectangle from its top left corner and its size.
  public init(origin: Point2D, size: Size2D) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its coordinates and size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point2D(x: x, y: y), size: Size2D(width: width, height: height))
  }

  /// Creates a rectangle around its center.
  public init(center: Point2D, size: Size2D) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }
  /// The center.
  public var center: Point2D { Point2D(x: origin.x + width / 2, y: origin.y + height / 2) }
  /// Whether the rectangle is empty.
  public var isEmpty: Bool { size.isEmpty }

  /// The four corners, clockwise from the top left.
  public var corners: [Point2D] {
    [
      Point2D(x: minX, y: minY), Point2D(x: maxX, y: minY),
      Point2D(x: maxX, y: maxY), Point2D(x: minX, y: maxY),
    ]
  }

  /// Whether a point lies inside; the left and top edges are inside, the right and bottom edges are
  /// not.
  public func contains(_ point: Point2D) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The intersection of two rectangles, or nil if they do not overlap.
  public func intersection(_ other: Rect2D) -> Rect2D? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Rect2D(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle translated by a vector.
  public func offset(by vector: Point2D) -> Rect2D { Rect2D(origin: origin + vector, size: size) }
}

/// Distances inward from the four edges of a rectangle, in points.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Zero insets.
  public static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates insets.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
