public import CSeguePlugin

/// A point, in points; y grows downward.
public typealias Point2D = segue_point
/// A width and a height, in points.
public typealias Size2D = segue_extent
/// A rectangle, in points.
public typealias Rect2D = segue_rect
/// Distances from the four edges, in points.
public typealias Insets = segue_insets
/// A color: sRGB, 0…1, not premultiplied.
public typealias Color = segue_color

extension segue_rect {
  /// The left edge.
  public var minX: Double { x }
  /// The horizontal center.
  public var midX: Double { x + width / 2 }
  /// The right edge.
  public var maxX: Double { x + width }
  /// The top edge.
  public var minY: Double { y }
  /// The vertical center.
  public var midY: Double { y + height / 2 }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The center.
  public var center: Point2D { Point2D(x: midX, y: midY) }
  /// Whether a side is zero or negative.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Creates a rectangle of a size around its center.
  public init(center: Point2D, width: Double, height: Double) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}
