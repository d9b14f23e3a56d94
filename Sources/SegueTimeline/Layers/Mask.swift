/// The part of a layer that shows: a shape in the layer's own coordinates.
public struct Mask: Hashable, Sendable {
  /// The kinds of shape.
  public enum Shape: Hashable, Sendable {
    /// All of the frame.
    case rect
    /// The frame with its corners rounded by the mask's corner radius.
    case roundedRect
    /// The ellipse inscribed in the frame; a circle where the frame is square.
    case ellipse
    /// A polygon whose corners are `count` points of ``Frame/vertices`` from `first` on.
    case polygon(first: Int, count: Int)
  }

  /// What kind of shape it is.
  public var shape: Shape
  /// Where the shape is, in the layer's coordinates; a polygon has its corners instead.
  public var frame: Rect
  /// The radius of a rounded rectangle's corners, in points.
  public var cornerRadius: Double

  /// Creates a mask.
  public init(shape: Shape, frame: Rect, cornerRadius: Double = 0) {
    self.shape = shape
    self.frame = frame
    self.cornerRadius = cornerRadius
  }

  /// The mask of this kind that all of a layer is seen through; a polygon, which has corners of its own, stays.
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
