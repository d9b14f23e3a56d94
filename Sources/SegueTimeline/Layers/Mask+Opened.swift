extension LayerState {
  /// Treats a missing mask as one that shows the whole layer: that of another state, opened.
  package mutating func openMask(like other: LayerState) {
    guard mask == nil, let mask = other.mask else { return }
    self.mask = other.invertsMask ? mask.closed(in: bounds) : mask.opened(to: bounds)
    invertsMask = other.invertsMask
  }
}

extension Mask {
  /// The mask of the same shape that shows the whole layer; a polygon or a path, which has its own
  /// vertices, is unchanged.
  ///
  /// - Parameter bounds: the layer's bounds.
  public func opened(to bounds: Rect2D) -> Mask {
    switch shape {
    case .polygon, .path: return self
    case .rect, .roundedRect: return Mask(shape: shape, frame: bounds)
    case .ellipse:
      // The ellipse through the corners of a rectangle is larger by the square root of two.
      let factor = 2.0.squareRoot()
      let size = Size2D(width: bounds.width * factor, height: bounds.height * factor)
      return Mask(shape: shape, frame: Rect2D(center: bounds.center, size: size))
    case .linearGradient:
      let way = fadeDirection
      var result = moved(
        by: bounds.corners.map { way.along($0 - frame.origin) }.max() ?? 0, along: way)
      // A gradient of no length would hide everything: give it a length of 1.
      if frame.origin == gradient.end { result.gradient.end = result.gradient.end + way }
      return result
    case .radialGradient:
      let farthest = bounds.corners.map { frame.origin.distance(to: $0) }.max() ?? 0
      // At the outer radius nothing shows any more.
      let softness = max(gradient.outerRadius - gradient.innerRadius, 1)
      return with(inner: farthest, outer: farthest + softness)
    case .conicGradient: return sweeping(2 * .pi + gradient.softness)
    }
  }

  /// The mask of the same shape that shows nothing of the layer; a polygon or a path is unchanged.
  func closed(in bounds: Rect2D) -> Mask {
    switch shape {
    case .polygon, .path: return self
    case .rect, .roundedRect, .ellipse:
      return Mask(shape: shape, frame: Rect2D(center: frame.center, size: .zero))
    case .linearGradient:
      let way = fadeDirection
      return moved(by: bounds.corners.map { way.along($0 - gradient.end) }.min() ?? 0, along: way)
    case .radialGradient: return with(inner: 0, outer: 0)
    case .conicGradient: return sweeping(0)
    }
  }

  /// The direction in which a linear gradient fades out, of length 1.
  private var fadeDirection: Point2D {
    let length = frame.origin.distance(to: gradient.end)
    guard length > 0 else { return Point2D(x: 1, y: 0) }
    let way = gradient.end - frame.origin
    return Point2D(x: way.x / length, y: way.y / length)
  }

  private func moved(by distance: Double, along way: Point2D) -> Mask {
    var result = self
    let offset = Point2D(x: way.x * distance, y: way.y * distance)
    result.frame.origin = frame.origin + offset
    result.gradient.end = gradient.end + offset
    return result
  }

  private func with(inner: Double, outer: Double) -> Mask {
    var result = self
    (result.gradient.innerRadius, result.gradient.outerRadius) = (inner, outer)
    return result
  }

  private func sweeping(_ angle: Double) -> Mask {
    var result = self
    let isClockwise = gradient.endAngle >= gradient.startAngle
    result.gradient.endAngle = gradient.startAngle + (isClockwise ? angle : -angle)
    return result
  }
}

extension Point2D {
  /// The scalar product with another vector.
  fileprivate func along(_ other: Point2D) -> Double { x * other.x + y * other.y }
}
