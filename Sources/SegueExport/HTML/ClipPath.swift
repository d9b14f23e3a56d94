import SegueTimeline

/// A mask as a CSS shape, in the coordinates of the layer's box.
enum ClipPath {
  /// Returns the numbers of a mask, in CSS order.
  static func numbers(_ mask: Mask, of state: LayerState, in frame: Frame) -> [Double] {
    let origin = Point(x: -state.bounds.minX, y: -state.bounds.minY)
    let rect = mask.frame.offset(by: origin)
    switch mask.shape {
    case .rect, .roundedRect:
      let radius = mask.shape == .rect ? 0 : mask.cornerRadius
      return [
        rect.minY, state.bounds.width - rect.maxX, state.bounds.height - rect.maxY, rect.minX,
        radius,
      ]
    case .ellipse: return [rect.width / 2, rect.height / 2, rect.center.x, rect.center.y]
    case .polygon(let first, let count):
      return frame.vertices[first..<(first + count)].flatMap { [$0.x + origin.x, $0.y + origin.y] }
    }
  }

  /// Returns the CSS text of a shape.
  static func text(_ numbers: [Double], shape: Mask.Shape) -> String {
    let n = numbers.map(pixels)
    switch shape {
    case .rect, .roundedRect:
      return "inset(\(n[0]) \(n[1]) \(n[2]) \(n[3]) round \(n[4]))"
    case .ellipse: return "ellipse(\(n[0]) \(n[1]) at \(n[2]) \(n[3]))"
    case .polygon:
      let corners = stride(from: 0, to: n.count, by: 2).map { n[$0] + " " + n[$0 + 1] }
      return "polygon(\(corners.joined(separator: ",")))"
    }
  }
}
