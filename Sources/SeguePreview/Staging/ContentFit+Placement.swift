import SegueTimeline

extension ContentFit {
  /// Computes the position of contents in a layer, and their visible part.
  ///
  /// - Parameters:
  ///   - pixels: the contents: a region of a bitmap.
  ///   - bounds: the layer's bounds, in points.
  /// - Returns: the frame of the visible part, in the layer's coordinates; the part, in pixels of
  ///   the bitmap.
  func placement(of pixels: PixelRect, in bounds: Rect) -> (frame: Rect, crop: Rect) {
    let size = Size(width: Double(pixels.width), height: Double(pixels.height))
    let (frame, crop) = placement(of: size, in: bounds)
    return (frame, crop.offset(by: Point(x: Double(pixels.left), y: Double(pixels.top))))
  }
}
