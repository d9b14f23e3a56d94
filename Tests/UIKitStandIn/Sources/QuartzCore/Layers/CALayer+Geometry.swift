// Declarations: CALayer.h of the iOS 16.5 SDK. Behavior: "Layer Geometry", Core Animation Programming Guide.

public import CoreGraphics

extension CALayer {
  /// The bounds in the superlayer: derived from bounds, position, anchor point and transform, and not stored.
  public var frame: CGRect {
    get {
      let transform = CATransform3DGetAffineTransform(transform)
      let (size, anchor) = (bounds.size, anchorPoint)
      let whole = CGRect(
        x: -anchor.x * size.width, y: -anchor.y * size.height,
        width: size.width, height: size.height)
      return whole.applying(transform).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let transform = CATransform3DGetAffineTransform(transform)
      let back = transform.inverted()
      var bounds = bounds
      bounds.size = CGRect(origin: .zero, size: newValue.size).applying(back).size
      if transform.isIdentity { bounds.size = newValue.size }
      self.bounds = bounds
      let origin = frame.origin
      position = CGPoint(
        x: position.x + newValue.minX - origin.x, y: position.y + newValue.minY - origin.y)
    }
  }

  /// The transform as one of the plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets a transform of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// From the layer's coordinates to its superlayer's, with that one's sublayer transform.
  var toSuperlayer: CATransform3D {
    let pivot = anchor
    var matrix = CATransform3DMakeTranslation(-pivot.x, -pivot.y, -anchorPointZ)
    matrix = CATransform3DConcat(matrix, transform)
    matrix = CATransform3DConcat(
      matrix, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    guard let above = superlayer, !CATransform3DIsIdentity(above.sublayerTransform) else {
      return matrix
    }
    let center = above.anchor
    matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(-center.x, -center.y, 0))
    matrix = CATransform3DConcat(matrix, above.sublayerTransform)
    return CATransform3DConcat(matrix, CATransform3DMakeTranslation(center.x, center.y, 0))
  }

  /// The anchor point in points.
  private var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  private var toRoot: CATransform3D {
    var matrix = CATransform3DIdentity
    var layer: CALayer? = self
    while let current = layer, let above = current.superlayer {
      matrix = CATransform3DConcat(matrix, current.toSuperlayer)
      layer = above
    }
    return matrix
  }

  /// A point of another layer in this one's coordinates.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let root = l.map { Homography($0.toRoot).apply(to: p) } ?? p
    return Homography(toRoot).inverted?.apply(to: root) ?? root
  }

  /// A point of this layer in another one's coordinates.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let root = Homography(toRoot).apply(to: p)
    return l.map { Homography($0.toRoot).inverted?.apply(to: root) ?? root } ?? root
  }

  /// The smallest rectangle of this layer around one of another.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, from: l) })
  }

  /// The smallest rectangle of another layer around one of this.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, to: l) })
  }

  /// Whether the bounds contain a point.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer within at a point of the superlayer.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    guard let local = Homography(toSuperlayer).inverted?.apply(to: p) else { return nil }
    guard contains(local) || !masksToBounds else { return nil }
    for sublayer in inDrawingOrder.reversed() {
      if let hit = sublayer.hitTest(local) { return hit }
    }
    return contains(local) ? self : nil
  }

  private var inDrawingOrder: [CALayer] {
    (sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}

extension CGRect {
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}
