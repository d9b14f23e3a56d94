import SegueTimeline

/// A page that rolls up around a cylinder, as a function of progress.
///
/// The cylinder's axis is perpendicular to the direction of travel `way`, and the cylinder rolls against it. A
/// point on the page is identified by its distance `s` along `way`. Before the line where page and cylinder meet,
/// the page is flat. On the cylinder it turns by one radian per radius. After half a turn it lies face down on top.
struct Curl {
  /// The page, in the container's coordinates.
  let page: Rect2D
  /// The direction of travel: a unit vector toward the free edge.
  let way: Point2D
  /// The radius of the cylinder, in points.
  let radius: Double
  /// The smallest and the largest `s` on the page.
  let places: ClosedRange<Double>
  /// Where the line ends: no part of the page is visible in the container any more.
  private let last: Double

  init(page: Rect2D, container: Size2D, tilt: Double, radius: Double, isMirrored: Bool) {
    let x = LibM.cos(tilt)
    let way = Point2D(x: isMirrored ? -x : x, y: LibM.sin(tilt))
    self.page = page
    self.way = way
    self.radius = radius
    places = Self.places(of: Rect2D(origin: .zero, size: page.size), along: way)
    let whole = Rect2D(origin: .zero - page.origin, size: container)
    last = min(Self.places(of: whole, along: way).lowerBound, places.lowerBound) - radius - 2
  }

  /// The angle between `way` and the x axis, in radians.
  var heading: Double { LibM.atan2(way.y, way.x) }

  /// The distance of a point along `way`.
  func place(of point: Point2D) -> Double { point.x * way.x + point.y * way.y }

  /// Where the page meets the cylinder.
  func line(at progress: Double) -> Double { between(places.upperBound, last, progress) }

  /// The progress at which the line reaches `s`.
  func progress(ofLineAt place: Double) -> Double {
    (places.upperBound - place) / (places.upperBound - last)
  }

  /// How far the page has turned at `s`, 0…π.
  func angle(of place: Double, at progress: Double) -> Double {
    ((place - line(at: progress)) / radius).clamped(to: 0...Double.pi)
  }

  /// The position of the point at `s` along `way`, relative to the cylinder's axis, seen from above.
  private func carriage(of place: Double, at progress: Double) -> Double {
    let passed = max(place - line(at: progress), 0)
    let half = .pi * radius
    return passed <= half ? -passed : half - 2 * passed
  }

  /// The transform of a strip about its center; linear between the moments of ``moments(of:)``.
  ///
  /// The strip turns about the cylinder's axis, one radius above it.
  func steps(of strip: CurlStrip, at progress: Double) -> [TransformOperation] {
    let off = strip.pivot - strip.box.center
    let carriage = carriage(of: strip.middle, at: progress)
    return [
      .translate(Vector3(x: -off.x, y: -off.y, z: -radius)),
      .rotate(-angle(of: strip.middle, at: progress), axis: Vector3(x: -way.y, y: way.x, z: 0)),
      .translate(
        Vector3(x: off.x + carriage * way.x, y: off.y + carriage * way.y, z: radius)),
    ]
  }

  /// When the point at `s` starts to move, stops turning, and comes to rest: all within 0…1.
  func moments(of place: Double) -> [Double] {
    let begins = progress(ofLineAt: place)
    let lies = progress(ofLineAt: place - .pi * radius)
    return [0] + [begins, lies].filter { $0 > 1e-6 && $0 < 1 - 1e-6 } + [1]
  }

  /// How dark the page is at `s`, 0…1: it turns away from the light, or is in the shadow of the roll.
  func darkness(of place: Double, at progress: Double) -> Double {
    let angle = angle(of: place, at: progress)
    if angle > .pi / 2 { return 0.04 + 0.46 * (1 + LibM.cos(angle)) }
    if angle > 0 { return max(0.62 * (1 - LibM.cos(angle)), overhang(of: place, at: progress)) }
    return overhang(of: place, at: progress)
  }

  /// The shadow of the free edge on the part of the page that is still flat.
  private func overhang(of place: Double, at progress: Double) -> Double {
    let rolled = places.upperBound - line(at: progress)
    let strength = ((rolled / radius - 2.6) / 1.6).clamped(to: 0...1)
    let edge = line(at: progress) - max(rolled - .pi * radius, 0)
    return 0.34 * strength * LibM.exp(-max(edge - place, 0) / (0.5 * radius))
  }

  private static func places(of frame: Rect2D, along way: Point2D) -> ClosedRange<Double> {
    let places = frame.corners.map { $0.x * way.x + $0.y * way.y }
    return (places.min() ?? 0)...(places.max() ?? 0)
  }
}
