import SegueTimeline

/// The drawn part of the output: pixels from (0, 0) to (width, height).
struct Viewport {
  let width: Double
  let height: Double
}

extension Shape {
  /// The shape in pixels, clipped to the viewport and the near plane; empty where nothing is
  /// visible or a number is not finite.
  func projected(by transform: Homography, to viewport: Viewport) -> [Point2D] {
    let outline = outline(magnification: transform.magnification(of: bounds))
    return clippedProjection(of: outline, by: transform, to: viewport)
  }
}

/// A point before the perspective division by w.
private struct HomogeneousPoint {
  var x, y, w: Double

  var isFinite: Bool { x.isFinite && y.isFinite && w.isFinite }
}

/// The half-space where `x·p.x + y·p.y + w·p.w ≥ least`.
private struct HalfSpace {
  var x, y, w, least: Double

  func depth(of p: HomogeneousPoint) -> Double { x * p.x + y * p.y + w * p.w - least }
}

/// Projects a polygon and clips it to the near plane and the viewport *before* the division, so
/// that no point at infinity occurs.
private func clippedProjection(
  of outline: [Point2D], by transform: Homography, to viewport: Viewport
) -> [Point2D] {
  var polygon = outline.map {
    let image = transform.apply($0)
    return HomogeneousPoint(x: image.x, y: image.y, w: image.w)
  }
  guard polygon.count >= 3, polygon.allSatisfy(\.isFinite) else { return [] }
  let nearPlane = 1e-6 * (polygon.map { abs($0.w) }.max() ?? 0)
  let walls = [
    HalfSpace(x: 0, y: 0, w: 1, least: nearPlane),
    HalfSpace(x: 1, y: 0, w: 0, least: 0),
    HalfSpace(x: -1, y: 0, w: viewport.width, least: 0),
    HalfSpace(x: 0, y: 1, w: 0, least: 0),
    HalfSpace(x: 0, y: -1, w: viewport.height, least: 0),
  ]
  for wall in walls { polygon = clip(polygon, to: wall) }
  let points = polygon.map {
    Point2D(
      x: max(0, min($0.x / $0.w, viewport.width)), y: max(0, min($0.y / $0.w, viewport.height)))
  }
  return points.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? points : []
}

/// Clips a polygon to a half-space (one Sutherland–Hodgman step).
private func clip(_ polygon: [HomogeneousPoint], to wall: HalfSpace) -> [HomogeneousPoint] {
  if polygon.allSatisfy({ wall.depth(of: $0) >= 0 }) { return polygon }
  let depths = polygon.map(wall.depth)
  if depths.allSatisfy({ $0 < 0 }) { return [] }
  var result: [HomogeneousPoint] = []
  for (index, point) in polygon.enumerated() {
    let next = (index + 1) % polygon.count
    if depths[index] >= 0 { result.append(point) }
    guard (depths[index] >= 0) != (depths[next] >= 0) else { continue }
    let t = depths[index] / (depths[index] - depths[next])
    let end = polygon[next]
    result.append(
      HomogeneousPoint(
        x: point.x + t * (end.x - point.x), y: point.y + t * (end.y - point.y),
        w: point.w + t * (end.w - point.w)))
  }
  return result
}

extension Homography {
  /// The largest number of pixels per point of the plane at the corners of a rectangle.
  func magnification(of rect: Rect2D) -> Double {
    let scales = rect.corners.compactMap { corner -> Double? in
      let image = apply(corner)
      guard image.w > 0 else { return nil }
      let (x, y) = (image.x / image.w, image.y / image.w)
      let across = LibM.hypot(xx - x * xw, xy - y * xw)
      let down = LibM.hypot(yx - x * yw, yy - y * yw)
      return max(across, down) / image.w
    }
    // A corner behind the eye has no scale: the plane comes arbitrarily close to the eye.
    return scales.count == 4 ? scales.max() ?? 1 : 1000
  }

  /// The area covered by a unit square at a point of the plane.
  func areaScale(at point: Point2D) -> Double {
    let w = apply(point).w
    return abs(determinant / (w * w * w))
  }

  /// The map that applies this one, then another.
  func followed(by next: Homography) -> Homography {
    let first = next.map(xx, xy, xw)
    let second = next.map(yx, yy, yw)
    let third = next.map(tx, ty, tw)
    var result = Homography.identity
    (result.xx, result.xy, result.xw) = first
    (result.yx, result.yy, result.yw) = second
    (result.tx, result.ty, result.tw) = third
    return result
  }

  private func map(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
    (x * xx + y * yx + w * tx, x * xy + y * yy + w * ty, x * xw + y * yw + w * tw)
  }

  /// A map that scales by two factors, then translates by a vector.
  static func placement(scaleX: Double, scaleY: Double, x: Double, y: Double) -> Homography {
    var result = Homography.identity
    (result.xx, result.yy, result.tx, result.ty) = (scaleX, scaleY, x, y)
    return result
  }
}
