#if canImport(UIKit)
import SegueTimeline
import UIKit

/// The outline of a mask or a shadow.
///
/// All outlines of a kind have equally many elements, so that Core Animation can interpolate them.
enum ShapePath: Hashable {
  /// A rectangle with rounded corners.
  case roundedRect(Rect, radius: Double)
  /// The ellipse inscribed in a rectangle.
  case ellipse(Rect)
  /// A closed polygon.
  case polygon([Point])

  /// The outline for Core Graphics.
  var cgPath: CGPath {
    switch self {
    case .roundedRect(let rect, let radius):
      // Corners that are larger than the rectangle raise an exception; without corners, the outline
      // would have fewer elements.
      let corner = min(max(radius, 0.01), min(rect.width, rect.height) / 2)
      return CGPath(
        roundedRect: CGRect(rect), cornerWidth: corner, cornerHeight: corner, transform: nil)
    case .ellipse(let rect): return CGPath(ellipseIn: CGRect(rect), transform: nil)
    case .polygon(let vertices):
      let path = CGMutablePath()
      path.addLines(between: vertices.map { CGPoint($0) })
      path.closeSubpath()
      return path
    }
  }

  /// The points that determine the outline.
  var points: [Point] {
    switch self {
    case .roundedRect(let rect, let radius):
      [rect.origin, Point(x: rect.maxX, y: rect.maxY), Point(x: radius, y: radius)]
    case .ellipse(let rect): [rect.origin, Point(x: rect.maxX, y: rect.maxY)]
    case .polygon(let vertices): vertices
    }
  }

  /// The outline of the same kind with other points.
  func with(_ points: [Point]) -> ShapePath {
    switch self {
    case .roundedRect: .roundedRect(Rect(points[0], points[1]), radius: points[2].x)
    case .ellipse: .ellipse(Rect(points[0], points[1]))
    case .polygon: .polygon(points)
    }
  }
}

extension Rect {
  /// Creates a rectangle from its first and its last corner.
  fileprivate init(_ first: Point, _ last: Point) {
    self.init(origin: first, size: Size(width: last.x - first.x, height: last.y - first.y))
  }
}
#endif
