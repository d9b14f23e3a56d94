extension Mask {
  private static func loops(_ loops: PathLoops, in points: ArraySlice<Point2D>) -> [BezierLoop] {
    var rest = points
    return loops.counts.map { count in
      defer { rest = rest.dropFirst(3 * count + 1) }
      return BezierLoop(points: Array(rest.prefix(3 * count + 1)))
    }
  }

  /// The outline of the mask as curves; none for a gradient.
  ///
  /// The number of curves depends on the kind of shape, and a polygon's number of corners, only.
  public func loops(in frame: Frame) -> [BezierLoop] {
    switch shape {
    case .rect: [BezierLoop(self.frame, cornerRadius: 0)]
    case .roundedRect: [BezierLoop(self.frame, cornerRadius: cornerRadius)]
    case .ellipse: [BezierLoop(ellipseIn: self.frame)]
    case .polygon(let first, let count):
      [BezierLoop(polygon: frame.vertices[first..<first + count])]
    case .path(let first, _, let loops): Self.loops(loops, in: frame.vertices[first...])
    case .linearGradient, .radialGradient, .conicGradient: []
    }
  }
}
