import SegueTimeline

/// The intersection of a polygon with a convex polygon.
///
/// Empty if the convex polygon has no area.
/// For a non-convex polygon, edges of the result may run along the clip polygon twice in opposite
/// directions: their signed areas cancel in the scan converter.
func intersection(_ polygon: [Point2D], convex border: [Point2D]) -> [Point2D] {
  let area = signedArea(of: border)
  guard area != 0, border.count >= 3 else { return [] }
  let orientation: Double = area < 0 ? -1 : 1
  // Where arcs meet, rounding can leave a nearly zero-length edge that points backwards and would
  // clip everything away.
  let extent = Rect2D(around: border)
  let shortest = max(extent.width, extent.height) * 1e-9
  var result = polygon
  for (index, start) in border.enumerated() {
    let end = border[(index + 1) % border.count]
    guard start.distance(to: end) > shortest else { continue }
    let normal = Point2D(x: orientation * (start.y - end.y), y: orientation * (end.x - start.x))
    result = clip(result, from: start, along: normal)
    if result.isEmpty { break }
  }
  return result
}

/// Twice the area, positive where the corners run clockwise (y grows downwards).
func signedArea(of polygon: [Point2D]) -> Double {
  var area = 0.0
  for (index, a) in polygon.enumerated() {
    let b = polygon[(index + 1) % polygon.count]
    area += a.x * b.y - b.x * a.y
  }
  return area
}

private func clip(_ polygon: [Point2D], from origin: Point2D, along normal: Point2D) -> [Point2D] {
  func depth(_ p: Point2D) -> Double {
    (p.x - origin.x) * normal.x + (p.y - origin.y) * normal.y
  }
  if polygon.allSatisfy({ depth($0) >= 0 }) { return polygon }
  var result: [Point2D] = []
  for (index, point) in polygon.enumerated() {
    let next = polygon[(index + 1) % polygon.count]
    let (here, there) = (depth(point), depth(next))
    if here >= 0 { result.append(point) }
    guard (here >= 0) != (there >= 0) else { continue }
    let t = here / (here - there)
    result.append(Point2D(x: point.x + t * (next.x - point.x), y: point.y + t * (next.y - point.y)))
  }
  return result
}
