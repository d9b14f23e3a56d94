import SegueTimeline

/// An edge of a layer in a drawn frame, in pixels.
struct Edge {
  var start, end: Point2D

  /// Returns the length of the part within an area; an edge along the area's border is not within it.
  func length(in area: PixelArea) -> Double {
    let way = end - start
    var part = 0.0...1.0
    for (origin, step, low, high) in [
      (start.x, way.x, Double(area.left), Double(area.right)),
      (start.y, way.y, Double(area.top), Double(area.bottom)),
    ] {
      if step == 0 {
        guard origin > low + Self.hair, origin < high - Self.hair else { return 0 }
        continue
      }
      let (a, b) = ((low - origin) / step, (high - origin) / step)
      let inside = min(a, b)...max(a, b)
      guard inside.overlaps(part) else { return 0 }
      part = part.clamped(to: inside)
    }
    return (part.upperBound - part.lowerBound) * start.distance(to: end)
  }

  /// How far from a pixel's border an edge leaves no trace, in pixels.
  private static let hair = 1e-3
}

extension VisibleFrame {
  /// Returns the edges of all visible layers, at a number of pixels per point; those that reach behind the eye are
  /// left out.
  func edges(scale: Double) -> [Edge] {
    edges(of: roots) { Point2D(x: $0.x * scale, y: $0.y * scale) }
  }

  /// Returns the edges of layers on a canvas, whose points lie at places of the drawn frame.
  private func edges(of nodes: [Node], on canvas: @escaping (Point2D) -> Point2D?) -> [Edge] {
    nodes.flatMap { node -> [Edge] in
      let layer = { node.plane.project($0).flatMap(canvas) }
      let corners = node.state.bounds.corners.compactMap(layer)
      let own =
        corners.count == 4
        ? (0..<4).map { Edge(start: corners[$0], end: corners[($0 + 1) % 4]) } : []
      return own + edges(of: node.children, on: node.isCanvas ? layer : canvas)
    }
  }
}
