/// A projective map from a plane to the screen: the effect of a 4×4 transform on points with z = 0.
///
/// A point `(x, y)` maps to `(X/W, Y/W)` with `[X Y W] = [x y 1] · H`, row vectors as in
/// ``Matrix4``.
/// Points with `W ≤ 0` are behind the eye.
public struct Homography: Hashable, Sendable {
  /// The contributions of x to X, Y and W.
  public var xx, xy, xw: Double
  /// The contributions of y to X, Y and W.
  public var yx, yy, yw: Double
  /// The contributions of the constant 1 to X, Y and W.
  public var tx, ty, tw: Double

  /// The identity map.
  public static let identity = Homography(Matrix4.identity)

  /// The map of the plane z = 0 under a transform.
  public init(_ m: Matrix4) {
    (xx, xy, xw) = (m.m11, m.m12, m.m14)
    (yx, yy, yw) = (m.m21, m.m22, m.m24)
    (tx, ty, tw) = (m.m41, m.m42, m.m44)
  }

  /// The homogeneous image of a point.
  public func apply(_ point: Point2D) -> (x: Double, y: Double, w: Double) {
    (
      point.x * xx + point.y * yx + tx, point.x * xy + point.y * yy + ty,
      point.x * xw + point.y * yw + tw
    )
  }

  /// The image of a point, or nil if it is behind the eye.
  public func project(_ point: Point2D) -> Point2D? {
    let image = apply(point)
    guard image.w > 0 else { return nil }
    return Point2D(x: image.x / image.w, y: image.y / image.w)
  }

  /// The determinant: positive where the plane shows its front, negative where it shows its back,
  /// zero edge-on.
  public var determinant: Double {
    xx * (yy * tw - yw * ty) - xy * (yx * tw - yw * tx) + xw * (yx * ty - yy * tx)
  }

  /// The map from the screen back to the plane, or nil if the plane is seen edge-on.
  public var inverse: Homography? {
    let d = determinant
    guard d != 0, d.isFinite else { return nil }
    var result = Homography.identity
    result.xx = (yy * tw - yw * ty) / d
    result.xy = (xw * ty - xy * tw) / d
    result.xw = (xy * yw - xw * yy) / d
    result.yx = (yw * tx - yx * tw) / d
    result.yy = (xx * tw - xw * tx) / d
    result.yw = (xw * yx - xx * yw) / d
    result.tx = (yx * ty - yy * tx) / d
    result.ty = (xy * tx - xx * ty) / d
    result.tw = (xx * yy - xy * yx) / d
    return result
  }
}
