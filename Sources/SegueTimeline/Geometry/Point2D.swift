/// A position in a plane, in points; y grows downward.
public struct Point2D: Hashable, Sendable {
  /// The horizontal coordinate, in points; positive to the right.
  public var x: Double
  /// The vertical coordinate, in points; positive downward.
  public var y: Double

  /// The origin.
  public static let zero = Point2D(x: 0, y: 0)

  /// Creates a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The distance to another point, in points.
  public func distance(to other: Point2D) -> Double {
    LibM.hypot(other.x - x, other.y - y)
  }

  /// Adds two points coordinate by coordinate.
  public static func + (a: Point2D, b: Point2D) -> Point2D { Point2D(x: a.x + b.x, y: a.y + b.y) }

  /// Subtracts two points coordinate by coordinate.
  public static func - (a: Point2D, b: Point2D) -> Point2D { Point2D(x: a.x - b.x, y: a.y - b.y) }
}

/// A width and a height, in points.
public struct Size2D: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// The empty size.
  public static let zero = Size2D(width: 0, height: 0)

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether the size is empty: a side is zero, negative or not a number.
  public var isEmpty: Bool { !(width > 0 && height > 0) }
}
