public import SeguePreview
public import SegueTimeline

/// What the scan converter is compared with: counting, with 16 × 16 samples in each pixel, each asked by itself.
public enum SampledCoverage {
  /// Returns the covered share of each pixel, by rows; nil for a transform that has no inverse.
  public static func of(
    _ shape: Shape, _ transform: Homography, width: Int, height: Int
  ) -> [[Double]]? {
    guard let back = transform.inverse else { return nil }
    let outlines = outlines(of: shape)
    return (0..<height).map { y in
      (0..<width).map { x in
        var hits = 0
        for sub in 0..<256 {
          let sample = Point2D(
            x: Double(x) + (Double(sub % 16) + 0.5) / 16,
            y: Double(y) + (Double(sub / 16) + 0.5) / 16)
          let image = back.apply(sample)
          guard image.w > 0 else { continue }
          let place = Point2D(x: image.x / image.w, y: image.y / image.w)
          if outlines.contains(where: { $0.contains(place) }) { hits += 1 }
        }
        return Double(hits) / 256
      }
    }
  }

  /// The shapes whose own equations tell what lies in a shape: a path's loops, as polygons.
  private static func outlines(of shape: Shape) -> [Outline] {
    guard case .path(let loops) = shape else { return [Outline(shape)] }
    return loops.map { Outline(.polygon($0.flattened(tolerance: 1e-3))) }
  }
}

/// A shape that its own equation describes.
private enum Outline {
  case equation(Shape)
  case polygon(PolygonEdges)

  init(_ shape: Shape) {
    if case .polygon(let points) = shape {
      self = .polygon(PolygonEdges(points))
    } else {
      self = .equation(shape)
    }
  }

  /// Whether a point of the plane lies inside.
  func contains(_ p: Point2D) -> Bool {
    switch self {
    case .polygon(let edges): return edges.contains(p)
    case .equation(.rect(let r)):
      return p.x > r.minX && p.x < r.maxX && p.y > r.minY && p.y < r.maxY
    case .equation(.ellipse(let r)):
      let (x, y) = ((p.x - r.center.x) / (r.width / 2), (p.y - r.center.y) / (r.height / 2))
      return x * x + y * y < 1
    case .equation(.roundedRect(let r, let radius)):
      let x = max(abs(p.x - r.center.x) - (r.width / 2 - radius), 0)
      let y = max(abs(p.y - r.center.y) - (r.height / 2 - radius), 0)
      return x * x + y * y < radius * radius
    case .equation(.path), .equation(.polygon): return false
    }
  }
}

/// A polygon's edges.
private struct PolygonEdges {
  private struct Edge {
    let a: Point2D
    let b: Point2D
    /// How much x grows with y.
    let slope: Double
  }

  private let edges: [Edge]

  init(_ points: [Point2D]) {
    edges = points.indices.map { i in
      let (a, b) = (points[i], points[(i + 1) % points.count])
      return Edge(a: a, b: b, slope: (b.x - a.x) / (b.y - a.y))
    }
  }

  /// By the crossings of a ray to the right.
  func contains(_ p: Point2D) -> Bool {
    var inside = false
    for edge in edges
    where (edge.a.y > p.y) != (edge.b.y > p.y) && p.x < edge.a.x + (p.y - edge.a.y) * edge.slope {
      inside = !inside
    }
    return inside
  }
}
