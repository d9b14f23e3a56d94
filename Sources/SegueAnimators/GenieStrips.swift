import SegueTimeline

/// The bent screen of a genie, as strips.
extension TimelineBuilder {
  /// How far a strip extends under its neighbor, in points, so that no seam shows.
  private static let overlap = 1.5
  /// The number of moments for which the strips' transforms are computed.
  private static let moments = 24

  /// Adds a strip, counted from the edge that is farthest from the mouth.
  mutating func add(strip index: Int, of count: Int, _ genie: Genie) {
    let height = genie.screen.height
    // On whole points, so that the strips at rest show the screen as it is.
    func edge(_ index: Int) -> Double { (height * Double(index) / Double(count)).rounded() }
    let isLast = index == count - 1
    let start = edge(index)
    let end = isLast ? height : edge(index + 1) + Self.overlap
    let top = genie.goesDown ? start : height - end
    let part = Rect2D(x: 0, y: top, width: genie.screen.width, height: end - start)
    let strip = addPicture("strip.\(index)", of: part)

    let (first, last) = (start / height, end / height)
    let gone = genie.progress(ofArrivalAt: first)
    let enters = min(genie.progress(ofArrivalAt: last), gone - 1e-3)
    var moments = (0..<Self.moments).map { Double($0) / Double(Self.moments) }
    moments.removeAll { $0 >= gone - 1e-3 || abs($0 - enters) < 1e-3 }
    moments = (moments + [enters]).sorted()
    if gone < 1 - 1e-6 { moments.append(gone) }
    moments.append(1)
    let trapezoids = moments.map { Trapezoid(genie.strip(from: first, to: last, $0)) }
    move(
      .channels([.positionX, .positionY]), of: strip,
      zip(moments, trapezoids).map { Keyframe(offset: $0, $1.center.x, $1.center.y) })
    move(
      .transform, of: strip,
      zip(moments, trapezoids).map {
        Keyframe(offset: $0, value: .transform([.matrix($1.matrix(of: part.size))]))
      })
    // A strip in the mouth has hardly any height; it fades out there.
    let fades = between(enters, gone, 0.8)
    var opacities = [Keyframe(offset: 0, 1), Keyframe(offset: fades, 1)]
    if gone < 1 - 1e-6 { opacities.append(Keyframe(offset: gone, 0)) }
    opacities.append(Keyframe(offset: 1, 0))
    move(.channels([.opacity]), of: strip, opacities)
  }

  /// Adds a picture of a part of the departing screen, with the screen's round corners.
  private mutating func addPicture(_ id: String, of part: Rect2D) -> Int {
    var layer = Layer(id, showing: part, of: stage.from, .from, in: nil)
    let (size, radius) = (stage.from.frame.size, stage.from.cornerRadius)
    if radius > 0, part.minY < radius || part.maxY > size.height - radius {
      layer.state.mask = Mask(
        shape: .roundedRect, frame: Rect2D(origin: .zero - part.origin, size: size),
        cornerRadius: radius)
    }
    return add(layer)
  }
}

/// A strip's image: a trapezoid with a level top and bottom.
private struct Trapezoid {
  let top: Genie.Line
  let bottom: Genie.Line
  /// The middle of its bounding box, or near it.
  var center: Point2D {
    Point2D(
      x: (top.left + top.right + bottom.left + bottom.right) / 4, y: (top.y + bottom.y) / 2)
  }

  init(_ lines: (top: Genie.Line, bottom: Genie.Line)) { (top, bottom) = lines }

  /// The projective transform of a rectangle about its center to the trapezoid about its own.
  ///
  /// w is constant along level lines, and inversely proportional to their lengths: 1 ± `slope` at the edges.
  func matrix(of size: Size2D) -> Matrix4 {
    let center = center
    let (upper, lower) = (1 / (top.right - top.left), 1 / (bottom.right - bottom.left))
    let mean = (upper + lower) / 2
    let (first, last) = (upper / mean, lower / mean)
    let middles = (
      first * ((top.left + top.right) / 2 - center.x),
      last * ((bottom.left + bottom.right) / 2 - center.x)
    )
    let heights = (first * (top.y - center.y), last * (bottom.y - center.y))
    let height = size.height
    return Matrix4(
      rows: (1 / (mean * size.width), 0, 0, 0),
      (
        (middles.1 - middles.0) / height, (heights.1 - heights.0) / height, 0,
        (last - first) / height
      ),
      (0, 0, 1, 0),
      ((middles.0 + middles.1) / 2, (heights.0 + heights.1) / 2, 0, 1))
  }
}
