/// A strip of a page, perpendicular to the direction in which it rolls up.
struct Strip {
  /// Where it starts, and where the next one starts.
  let start: Double
  let end: Double
  /// Its outline, in the page's coordinates.
  let outline: [Point2D]
  /// What its layers cover: the whole page if it has round corners, else the bounds of the outline.
  let box: Rect2D
  /// The point of its center line that it turns about, in the page's coordinates.
  let pivot: Point2D

  /// The position of its center line.
  var middle: Double { (start + end) / 2 }

  /// How far a strip extends under the next one, in points, so that no seam shows.
  private static let overlap = 2.0

  /// All strips of a page, from its fixed edge to its free edge.
  static func all(of curl: Curl, count: Int, hasRoundCorners: Bool) -> [Strip] {
    let (first, last) = (curl.places.lowerBound, curl.places.upperBound)
    return (0..<count).compactMap { index in
      let start = mix(first, last, Double(index) / Double(count))
      let end = mix(first, last, Double(index + 1) / Double(count))
      let reach =
        (index == 0 ? first - 1 : start)...(index == count - 1 ? last + 1 : end + overlap)
      return Strip(curl, start, end, reach, hasRoundCorners)
    }
  }

  private init?(
    _ curl: Curl, _ start: Double, _ end: Double, _ reach: ClosedRange<Double>,
    _ hasRoundCorners: Bool
  ) {
    let (width, height) = (curl.page.width, curl.page.height)
    let whole = [
      Point2D(x: 0, y: 0), Point2D(x: width, y: 0), Point2D(x: width, y: height),
      Point2D(x: 0, y: height),
    ]
    let outline =
      whole.clipped { $0.x * curl.way.x + $0.y * curl.way.y - reach.lowerBound }
      .clipped { reach.upperBound - $0.x * curl.way.x - $0.y * curl.way.y }
    guard outline.count >= 3 else { return nil }
    self.start = start
    self.end = end
    self.outline = outline
    let all = hasRoundCorners ? whole : outline
    let (left, right) = (all.map(\.x).min() ?? 0, all.map(\.x).max() ?? 0)
    let (top, bottom) = (all.map(\.y).min() ?? 0, all.map(\.y).max() ?? 0)
    box = Rect2D(x: left, y: top, width: right - left, height: bottom - top)
    // The point of the center line closest to the center of the page.
    let place = (start + end) / 2
    let off = place - (width / 2 * curl.way.x + height / 2 * curl.way.y)
    pivot = Point2D(x: width / 2 + off * curl.way.x, y: height / 2 + off * curl.way.y)
  }
}

extension [Point2D] {
  /// The part of a convex polygon where a linear function is at least zero.
  fileprivate func clipped(where inside: (Point2D) -> Double) -> [Point2D] {
    var result: [Point2D] = []
    for (index, point) in enumerated() {
      let next = self[(index + 1) % count]
      let (a, b) = (inside(point), inside(next))
      if a >= 0 { result.append(point) }
      if (a < 0) != (b < 0) {
        let t = a / (a - b)
        result.append(Point2D(x: mix(point.x, next.x, t), y: mix(point.y, next.y, t)))
      }
    }
    return result
  }
}
