/// A mask: a shape in the layer's own coordinates outside which nothing shows.
public struct Mask: Hashable, Sendable {
  /// The kinds of shape.
  public enum Shape: Hashable, Sendable {
    /// The whole frame.
    case rect
    /// The frame with its corners rounded by the mask's corner radius.
    case roundedRect
    /// The ellipse inscribed in the frame; a circle where the frame is square.
    case ellipse
    /// A polygon: `count` points of ``Frame/vertices`` starting at `first`.
    case polygon(first: Int, count: Int)
  }

  /// The kind of shape.
  public var shape: Shape
  /// The frame of the shape in the layer's coordinates; a polygon uses its vertices instead.
  public var frame: Rect
  /// The corner radius of a rounded rectangle, in points.
  public var cornerRadius: Double

  /// Creates a mask.
  public init(shape: Shape, frame: Rect, cornerRadius: Double = 0) {
    self.shape = shape
    self.frame = frame
    self.cornerRadius = cornerRadius
  }

  /// The mask of the same shape that shows the whole layer; a polygon, which has its own vertices,
  /// is unchanged.
  ///
  /// - Parameter bounds: the layer's bounds.
  public func opened(to bounds: Rect) -> Mask {
    switch shape {
    case .polygon: return self
    case .rect, .roundedRect: return Mask(shape: shape, frame: bounds)
    case .ellipse:
      // The ellipse through the corners of a rectangle is larger by the square root of two.
      let factor = 2.0.squareRoot()
      let size = Size(width: bounds.width * factor, height: bounds.height * factor)
      return Mask(shape: shape, frame: Rect(center: bounds.center, size: size))
    }
  }
}
