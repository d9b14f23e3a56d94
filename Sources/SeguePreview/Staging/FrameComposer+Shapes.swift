import SegueTimeline

extension LayerState {
  /// The layer's bounds as a shape, in its own coordinates.
  func outline(rounded: Bool) -> Shape {
    rounded && cornerRadius > 0 ? self.rounded(bounds) : .rect(bounds)
  }

  /// A rectangle with the layer's corners.
  func rounded(_ rect: Rect2D) -> Shape {
    hasPlainCorners || cornerRadius <= 0
      ? .roundedRect(rect, radius: cornerRadius)
      : .path([outline(of: rect)])
  }
}

extension Mask {
  /// What the mask cuts out; nil for a gradient.
  func shape(in frame: SegueTimeline.Frame) -> SeguePreview.Shape? {
    switch shape {
    case .rect: .rect(self.frame)
    case .roundedRect: .roundedRect(self.frame, radius: cornerRadius)
    case .ellipse: .ellipse(self.frame)
    case .polygon(let first, let count):
      .polygon(Array(frame.vertices[first..<first + count]))
    case .path: .path(loops(in: frame))
    case .linearGradient, .radialGradient, .conicGradient: nil
    }
  }
}

extension Homography {
  /// The map of a plane whose origin is at a point of this one.
  func moved(to origin: Point2D) -> Homography {
    var result = self
    let image = apply(origin)
    (result.tx, result.ty, result.tw) = (image.x, image.y, image.w)
    return result
  }
}
