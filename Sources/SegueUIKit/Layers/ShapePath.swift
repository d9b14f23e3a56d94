#if canImport(UIKit)
import SegueTimeline
import UIKit

/// The outline of a mask or a shadow.
///
/// All outlines of a kind have the same number of elements, so that Core Animation can interpolate them.
indirect enum ShapePath: Hashable {
  /// A rectangle with rounded corners.
  case roundedRect(Rect2D, radius: Double)
  /// The ellipse inscribed in a rectangle.
  case ellipse(Rect2D)
  /// A closed polygon.
  case polygon([Point2D])
  /// Closed loops of curves.
  case loops([BezierLoop])
  /// Everything outside another outline, by the even-odd rule.
  case inverted(ShapePath)

  /// The outline for Core Graphics.
  var cgPath: CGPath {
    switch self {
    case .roundedRect(let rect, let radius):
      // Corners that are larger than the rectangle, or negative as the sizes of a spring that shoots below 0,
      // raise an exception; without corners, the outline would have fewer elements.
      let corner = max(min(max(radius, 0.01), min(rect.width, rect.height) / 2), 0)
      return CGPath(
        roundedRect: CGRect(rect), cornerWidth: corner, cornerHeight: corner, transform: nil)
    case .ellipse(let rect): return CGPath(ellipseIn: CGRect(rect), transform: nil)
    case .polygon(let vertices):
      let path = CGMutablePath()
      path.addLines(between: vertices.map { CGPoint($0) })
      path.closeSubpath()
      return path
    case .loops(let loops):
      let path = CGMutablePath()
      for loop in loops { path.add(loop) }
      return path
    case .inverted(let inner):
      let path = CGMutablePath()
      path.addRect(CGRect(x: -10_000, y: -10_000, width: 20_000, height: 20_000))
      path.addPath(inner.cgPath)
      return path
    }
  }

  /// Whether the outline needs the even-odd rule.
  var isInverted: Bool { if case .inverted = self { true } else { false } }

  /// The points that determine the outline.
  var points: [Point2D] {
    switch self {
    case .roundedRect(let rect, let radius):
      [rect.origin, Point2D(x: rect.maxX, y: rect.maxY), Point2D(x: radius, y: radius)]
    case .ellipse(let rect): [rect.origin, Point2D(x: rect.maxX, y: rect.maxY)]
    case .polygon(let vertices): vertices
    case .loops(let loops): loops.flatMap(\.points)
    case .inverted(let inner): inner.points
    }
  }

  /// The outline of the same kind with other points.
  func with(_ points: [Point2D]) -> ShapePath {
    switch self {
    case .roundedRect: .roundedRect(Rect2D(points[0], points[1]), radius: points[2].x)
    case .ellipse: .ellipse(Rect2D(points[0], points[1]))
    case .polygon: .polygon(points)
    case .loops(let loops): .loops(Self.loops(like: loops, points[...]))
    case .inverted(let inner): .inverted(inner.with(points))
    }
  }
}

extension ShapePath {
  private static func loops(like loops: [BezierLoop], _ points: ArraySlice<Point2D>) -> [BezierLoop]
  {
    var rest = points
    return loops.map { loop in
      defer { rest = rest.dropFirst(loop.points.count) }
      return BezierLoop(points: Array(rest.prefix(loop.points.count)))
    }
  }
}

extension CGMutablePath {
  fileprivate func add(_ loop: BezierLoop) {
    let points = loop.points.map { CGPoint($0) }
    move(to: points[0])
    for first in stride(from: 1, to: points.count - 2, by: 3) {
      addCurve(to: points[first + 2], control1: points[first], control2: points[first + 1])
    }
    closeSubpath()
  }
}

extension Rect2D {
  /// Creates a rectangle from its first and its last corner.
  fileprivate init(_ first: Point2D, _ last: Point2D) {
    self.init(origin: first, size: Size2D(width: last.x - first.x, height: last.y - first.y))
  }
}
#endif
