// Declarations: CGPath.h of the iOS 16.5 SDK.

/// What an element of a path does.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// An element of a path.
///
/// Apple's has a pointer to points, which only lives during `applyWithBlock`.
public struct CGPathElement {
  /// What the element does.
  public let type: CGPathElementType
  /// The control points and the end: 1, 1, 2, 3 or none.
  public let points: UnsafeMutablePointer<CGPoint>
}

/// The rule for what is inside.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

/// An element of a path as a value.
///
/// Not Apple's.
public struct PathElement: Equatable, Sendable {
  /// What the element does.
  public var type: CGPathElementType
  /// The control points and the end.
  public var points: [CGPoint]

  /// An element.
  public init(_ type: CGPathElementType, _ points: [CGPoint] = []) {
    self.type = type
    self.points = points
  }
}
