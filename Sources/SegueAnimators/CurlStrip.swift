import SegueTimeline

/// A strip of a page, perpendicular to the direction in which it rolls up.
struct CurlStrip {
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
  static func all(of curl: Curl, count: Int, hasRoundCorners: Bool) -> [CurlStrip] {
    let (first, last) = (curl.places.lowerBound, curl.places.upperBound)
    return (0..<count).compactMap { index in
      let start = between(first, last, Double(index) / Double(count))
      let end = between(first, last, Double(index + 1) / Double(count))
      let reach =
        (index == 0 ? first - 1 : start)...(index == count - 1 ? last + 1 : end + overlap)
      return CurlStrip(curl, start, end, reach, hasRoundCorners)
    }
  }

  private init?(
    _ curl: Curl, _ start: Double, _ end: Double, _ reach: ClosedRange<Double>,
    _ hasRoundCorners: Bool
  ) {
    let whole = Rect2D(origin: .zero, size: curl.page.size)
    let outline = whole.corners.clipped { curl.place(of: $0) - reach.lowerBound }
      .clipped { reach.upperBound - curl.place(of: $0) }
    guard outline.count >= 3 else { return nil }
    self.start = start
    self.end = end
    self.outline = outline
    box = hasRoundCorners ? whole : outline.boundingBox
    // The point of the center line closest to the center of the page.
    let off = (start + end) / 2 - curl.place(of: whole.center)
    pivot = whole.center + Point2D(x: off * curl.way.x, y: off * curl.way.y)
  }
}
