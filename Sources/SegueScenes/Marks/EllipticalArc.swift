import SegueTimeline

/// An arc of an axis-aligned ellipse between two points, as in SVG path data.
///
/// Center and angles: SVG 1.1, appendix F.6.5, without the rotation.
struct EllipticalArc {
  let from: Point2D
  let to: Point2D
  let radii: Size2D
  let isLarge: Bool
  let isClockwise: Bool

  /// Cubic curves that approximate the arc, each spanning at most a quarter turn.
  var curves: [[Point2D]] {
    // On the unit circle: half the chord, and the center's distance from its midpoint.
    let half = Point2D(x: (from.x - to.x) / 2 / radii.width, y: (from.y - to.y) / 2 / radii.height)
    let reach = LibM.hypot(half.x, half.y)
    guard reach > 0 else { return [] }
    // Very small radii make a straight line, as radii of zero do.
    guard reach < 1e12 else { return [[from, to, to]] }
    // Radii too small to span the chord are enlarged until they just do.
    let growth = max(1, reach)
    let rx = radii.width * growth
    let ry = radii.height * growth
    let unit = Point2D(x: half.x / growth, y: half.y / growth)
    let square = unit.x * unit.x + unit.y * unit.y
    let side: Double = isLarge == isClockwise ? -1 : 1
    let toCenter = side * LibM.sqrt(max(0, 1 - square) / square)
    let offset = Point2D(x: toCenter * unit.y, y: -toCenter * unit.x)
    let center = Point2D(
      x: (from.x + to.x) / 2 + offset.x * rx, y: (from.y + to.y) / 2 + offset.y * ry)

    let first = LibM.atan2(unit.y - offset.y, unit.x - offset.x)
    let last = LibM.atan2(-unit.y - offset.y, -unit.x - offset.x)
    let sweep = turn(from: first, to: last)
    let count = max(1, (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
    return (0..<Int(count)).map { index in
      let angle = first + sweep * Double(index) / count
      return quarter(center, rx, ry, from: angle, by: sweep / count)
    }
  }

  private func turn(from first: Double, to last: Double) -> Double {
    var sweep = last - first
    if isClockwise && sweep < 0 { sweep += 2 * .pi }
    if !isClockwise && sweep > 0 { sweep -= 2 * .pi }
    return sweep
  }

  private func quarter(
    _ center: Point2D, _ rx: Double, _ ry: Double, from angle: Double, by sweep: Double
  ) -> [Point2D] {
    let handle = 4.0 / 3 * LibM.tan(sweep / 4)
    func place(_ angle: Double, along tangent: Double) -> Point2D {
      let (cosine, sine) = (LibM.cos(angle), LibM.sin(angle))
      return Point2D(
        x: center.x + rx * (cosine - tangent * sine), y: center.y + ry * (sine + tangent * cosine))
    }
    let end = angle + sweep
    return [place(angle, along: handle), place(end, along: -handle), place(end, along: 0)]
  }
}
