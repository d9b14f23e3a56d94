import SegueTimeline

extension ContentFit {
  /// Computes the position of contents in a layer, and their visible part.
  ///
  /// - Parameters:
  ///   - pixels: the contents: a region of a bitmap.
  ///   - bounds: the layer's bounds, in points.
  /// - Returns: the frame of the visible part, in the layer's coordinates; the part, in pixels of
  ///   the bitmap.
  func placement(of pixels: PixelRect, in bounds: Rect2D) -> (frame: Rect2D, crop: Rect2D) {
    let size = Size2D(width: Double(pixels.width), height: Double(pixels.height))
    let (frame, crop) = placement(of: size, in: bounds)
    return (frame, crop.offset(by: Point2D(x: Double(pixels.left), y: Double(pixels.top))))
  }
}
