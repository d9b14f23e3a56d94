extension ArraySlice<Point2D> {
  /// The number of times that a closed polygon winds around a point.
  package func windingNumber(around point: Point2D) -> Int {
    guard var a = last else { return 0 }
    var number = 0
    for b in self {
      let side = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
      if a.y <= point.y, b.y > point.y, side > 0 { number += 1 }
      if a.y > point.y, b.y <= point.y, side < 0 { number -= 1 }
      a = b
    }
    return number
  }
}
