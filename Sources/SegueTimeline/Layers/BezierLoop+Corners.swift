extension BezierLoop {
  /// The outline of a rectangle with some of its corners rounded, clockwise from the top left.
  ///
  /// A continuous corner takes up 1.53 times its radius of each side. On a shorter side it becomes
  /// more circular, gradually.
  public init(_ rect: Rect2D, cornerRadius: Double, _ corners: Corners, _ curve: CornerCurve) {
    let clockwise: [Corners] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    self.init(rect, radii: clockwise.map { corners.contains($0) ? cornerRadius : 0 }, curve)
  }

  /// The outline of a rectangle with a radius for each corner, clockwise from the top left.
  ///
  /// - Precondition: there are four radii.
  package init(_ rect: Rect2D, radii: [Double], _ curve: CornerCurve) {
    let half = min(rect.width, rect.height) / 2
    // For each corner, the direction along its first side toward it, and along its second side away from it.
    let places: [(corner: Point2D, along: Point2D, away: Point2D)] = [
      (Point2D(x: rect.minX, y: rect.minY), Point2D(x: 0, y: -1), Point2D(x: 1, y: 0)),
      (Point2D(x: rect.maxX, y: rect.minY), Point2D(x: 1, y: 0), Point2D(x: 0, y: 1)),
      (Point2D(x: rect.maxX, y: rect.maxY), Point2D(x: 0, y: 1), Point2D(x: -1, y: 0)),
      (Point2D(x: rect.minX, y: rect.maxY), Point2D(x: -1, y: 0), Point2D(x: 0, y: -1)),
    ]
    let outlines = zip(places, radii).map { place, given in
      let radius = max(0, min(given, half))
      return CornerForm(curve, radius: radius, half: half).points.map { point in
        let (u, v) = (point.x * radius, point.y * radius)
        return Point2D(
          x: place.corner.x - place.along.x * u + place.away.x * v,
          y: place.corner.y - place.along.y * u + place.away.y * v)
      }
    }
    self.init(from: outlines[0][0])
    for (index, outline) in outlines.enumerated() {
      if index > 0 { line(to: outline[0]) }
      self.curve(outline[1], outline[2], to: outline[3])
      line(to: outline[4])
      self.curve(outline[5], outline[6], to: outline[7])
      line(to: outline[8])
      self.curve(outline[9], outline[10], to: outline[11])
    }
    line(to: outlines[0][0])
  }
}

/// A rounded corner of radius 1: three curves with lines between them, symmetric.
///
/// A point's coordinates are its distances from the corner along the first and the second side.
private struct CornerForm {
  let points: [Point2D]

  /// How much of each side the corner takes up.
  var reach: Double { points[0].x }

  /// The corner that `UIBezierPath(roundedRect:cornerRadius:)` and continuous layers draw since iOS 7.
  ///
  /// Source: PaintCode, "Code for iOS 7 Rounded Rectangles", which read the numbers from its paths; here
  /// they are made symmetric, which changes their seventh digit.
  static let continuous = CornerForm(
    firstHalf: [
      (1.528665, 0), (1.088493, 0), (0.868407, 0), (0.669934, 0.065496), (0.631494, 0.074911),
      (0.372824, 0.169059),
    ])

  /// A quarter of a circle, as three equal arcs.
  static let circular: CornerForm = {
    func place(_ degrees: Double, _ ahead: Double) -> (Double, Double) {
      let angle = degrees * .pi / 180
      let length = ahead * 4 / 3 * LibM.tan(.pi / 24)
      return (
        1 - LibM.sin(angle) - length * LibM.cos(angle),
        1 - LibM.cos(angle) + length * LibM.sin(angle)
      )
    }
    return CornerForm(
      firstHalf: [
        place(0, 0), place(0, 1), place(30, -1), place(30, 0), place(30, 0), place(30, 1),
      ])
  }()

  private init(firstHalf: [(Double, Double)]) {
    points =
      firstHalf.map { Point2D(x: $0.0, y: $0.1) }
      + firstHalf.reversed().map { Point2D(x: $0.1, y: $0.0) }
  }

  /// Chooses the form of a corner; `half` is half of the rectangle's shorter side.
  init(_ curve: CornerCurve, radius: Double, half: Double) {
    guard curve == .continuous else {
      self = .circular
      return
    }
    let room = radius > 0 ? (half / radius - 1) / (Self.continuous.reach - 1) : 0
    self = Self.circular.mixed(with: .continuous, at: min(max(room, 0), 1))
  }

  private init(points: [Point2D]) { self.points = points }

  func mixed(with other: CornerForm, at t: Double) -> CornerForm {
    CornerForm(
      points: zip(points, other.points).map { a, b in
        Point2D(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      })
  }
}
