// Behavior: "Paths", Quartz 2D Programming Guide. The number of elements of a rounded rectangle or an ellipse is this stand-in's choice.

/// The elements of simple shapes.
enum Outline {
  /// How far the control points of a quarter circle lie from its ends, in radii.
  private static let quarter = CGFloat(0.552_284_749_830_793_6)

  static func rectangle(_ rect: CGRect) -> [PathElement] {
    [
      PathElement(.moveToPoint, [CGPoint(x: rect.minX, y: rect.minY)]),
      PathElement(.addLineToPoint, [CGPoint(x: rect.maxX, y: rect.minY)]),
      PathElement(.addLineToPoint, [CGPoint(x: rect.maxX, y: rect.maxY)]),
      PathElement(.addLineToPoint, [CGPoint(x: rect.minX, y: rect.maxY)]),
      PathElement(.closeSubpath),
    ]
  }

  static func ellipse(in rect: CGRect) -> [PathElement] {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addCorners(
      to: path, rect: rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
    path.closeSubpath()
    return path.elements
  }

  static func rounded(_ rect: CGRect, radii: CGSize) -> [PathElement] {
    guard radii.width > 0, radii.height > 0 else { return rectangle(rect) }
    let fitting = CGSize(
      width: min(radii.width, rect.width / 2), height: min(radii.height, rect.height / 2))
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addCorners(to: path, rect: rect, radii: fitting)
    path.closeSubpath()
    return path.elements
  }

  /// Four corners from the middle of the right side through the bottom, each with the line to it where the radii leave room.
  private static func addCorners(to path: CGMutablePath, rect: CGRect, radii: CGSize) {
    let corners: [(x: CGFloat, y: CGFloat, towardX: CGFloat, towardY: CGFloat, isVertical: Bool)] =
      [
        (rect.maxX, rect.maxY, -1, -1, true), (rect.minX, rect.maxY, 1, -1, false),
        (rect.minX, rect.minY, 1, 1, true), (rect.maxX, rect.minY, -1, 1, false),
      ]
    let isEllipse = radii.width == rect.width / 2 && radii.height == rect.height / 2
    for corner in corners {
      let onX = CGPoint(x: corner.x + corner.towardX * radii.width, y: corner.y)
      let onY = CGPoint(x: corner.x, y: corner.y + corner.towardY * radii.height)
      let (start, end) = corner.isVertical ? (onY, onX) : (onX, onY)
      if !isEllipse { path.addLine(to: start) }
      let tip = CGPoint(x: corner.x, y: corner.y)
      path.addCurve(
        to: end, control1: between(start, tip), control2: between(end, tip))
    }
  }

  private static func between(_ start: CGPoint, _ tip: CGPoint) -> CGPoint {
    CGPoint(
      x: start.x + quarter * (tip.x - start.x), y: start.y + quarter * (tip.y - start.y))
  }
}

extension PathElement {
  func applying(_ transform: CGAffineTransform) -> PathElement {
    PathElement(type, points.map { $0.applying(transform) })
  }
}

extension [PathElement] {
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> [PathElement] {
    guard let transform else { return self }
    return map { $0.applying(transform.pointee) }
  }
}
