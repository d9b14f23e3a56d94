extension ContentFit {
  /// Computes where contents are placed in a layer, and which part of them is visible.
  ///
  /// - Parameters:
  ///   - size: the size of the contents, in any unit.
  ///   - bounds: the layer's bounds, in points.
  /// - Returns: the frame of the visible part, in the layer's coordinates; the part, in the unit of
  ///   the contents.
  public func placement(of size: Size2D, in bounds: Rect2D) -> (frame: Rect2D, crop: Rect2D) {
    let whole = Rect2D(origin: .zero, size: size)
    let across = bounds.width / size.width
    let down = bounds.height / size.height
    switch self {
    case .stretch: return (bounds, whole)
    case .fill: return (bounds, part(of: size, bounds, scale: max(across, down), at: 0.5, 0.5))
    case .cropTop: return fitted(size, bounds, scale: across, at: 0.5, 0)
    case .cropBottom: return fitted(size, bounds, scale: across, at: 0.5, 1)
    case .cropLeft: return fitted(size, bounds, scale: down, at: 0, 0.5)
    case .cropRight: return fitted(size, bounds, scale: down, at: 1, 0.5)
    case .fit: return fitted(size, bounds, scale: min(across, down), at: 0.5, 0.5)
    }
  }

  /// Computes the part of the contents that covers a layer at a scale, aligned by fractions of the
  /// free space.
  private func part(
    of size: Size2D, _ bounds: Rect2D, scale: Double, at x: Double, _ y: Double
  ) -> Rect2D {
    let width = min(bounds.width / scale, size.width)
    let height = min(bounds.height / scale, size.height)
    return Rect2D(
      x: (size.width - width) * x, y: (size.height - height) * y, width: width, height: height)
  }

  /// Computes the contents at a scale, aligned to a side; overflow is cropped, free space stays
  /// empty.
  private func fitted(
    _ size: Size2D, _ bounds: Rect2D, scale: Double, at x: Double, _ y: Double
  ) -> (frame: Rect2D, crop: Rect2D) {
    let crop = part(of: size, bounds, scale: scale, at: x, y)
    let shown = Size2D(width: crop.width * scale, height: crop.height * scale)
    let frame = Rect2D(
      x: bounds.minX + (bounds.width - shown.width) * x,
      y: bounds.minY + (bounds.height - shown.height) * y, width: shown.width,
      height: shown.height)
    return (frame, crop)
  }
}
