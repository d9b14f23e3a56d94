import SegueTimeline
import Testing

@Suite("Motion paths")
struct MotionPathTests {
  static let start = Point2D(x: 10, y: 20)
  static let curve = MotionPath(
    from: start,
    segments: [
      .curve(
        control1: Point2D(x: 150, y: -40), control2: Point2D(x: -60, y: 180),
        to: Point2D(x: 120, y: 90))
    ])

  /// Computed with scipy 1.17.1 in Python 3.11: the length by `integrate.quad` of the speed, the
  /// parameter at a fraction of it by `optimize.brentq`, then the Bernstein form and `arctan2` of
  /// its derivative.
  @Test("agree with an adaptive integration of the curve")
  func integrated() {
    #expect(abs(Self.curve.length - 229.18755764274226) < 1e-6)
    let places: [(Double, Double, Double, Double)] = [
      (0.1, 31.504634999985246, 12.117899334003285, -0.27684241258781533),
      (0.37, 56.994313801884395, 45.806541866583125, 1.8773301753091938),
      (0.5, 47.40572344635325, 74.01467021542865, 1.880299667297193),
      (0.93, 105.54285567462816, 96.95342477036542, -0.4309216973340856),
    ]
    for (fraction, x, y, angle) in places {
      #expect(Self.curve.point(atFraction: fraction).distance(to: Point2D(x: x, y: y)) < 1e-6)
      #expect(abs(Self.curve.angle(atFraction: fraction) - angle) < 1e-7)
    }
  }

  @Test("an ellipse has its known perimeter and quarters")
  func ellipse() {
    let path = MotionPath(
      from: Point2D(x: 200, y: 50),
      segments: [.arc(radii: Size2D(width: 100, height: 40), from: 0, sweep: 2 * .pi)])
    // 4a·E(1 − b²/a²), by scipy.special.ellipe.
    #expect(abs(path.length - 460.2622519132969) < 1e-6)
    #expect(path.point(atFraction: 0.25).distance(to: Point2D(x: 100, y: 90)) < 1e-5)
    #expect(path.point(atFraction: 0.5).distance(to: Point2D(x: 0, y: 50)) < 1e-5)
    #expect(path.point(atFraction: 1).distance(to: path.start) < 1e-9)
    #expect(abs(abs(path.angle(atFraction: 0.25)) - .pi) < 1e-6)
  }

  static let paths = [
    curve,
    MotionPath(from: start, segments: [.line(to: Point2D(x: -5, y: 90))]),
    MotionPath(
      from: start,
      segments: [
        .line(to: Point2D(x: 110, y: 20)),
        .arc(radii: Size2D(width: 30, height: 30), from: -.pi / 2, sweep: .pi),
        .line(to: Point2D(x: 10, y: 80)),
        .curve(
          control1: Point2D(x: 10, y: 80), control2: Point2D(x: 0, y: 20), to: Point2D(x: 0, y: 20)),
      ]),
    // A cusp in the middle.
    MotionPath(
      from: .zero,
      segments: [
        .curve(
          control1: Point2D(x: 100, y: 100), control2: Point2D(x: 0, y: 100),
          to: Point2D(x: 100, y: 0))
      ]),
    MotionPath(
      from: .zero,
      segments: [.arc(radii: Size2D(width: 300, height: 3), from: 1, sweep: -5)]),
  ]

  @Test("equal fractions cover equal lengths", arguments: paths)
  func paced(path: MotionPath) {
    for part in 0..<16 {
      var length = 0.0
      var last = path.point(atFraction: Double(part) / 16)
      for step in 1...500 {
        let next = path.point(atFraction: (Double(part) + Double(step) / 500) / 16)
        length += last.distance(to: next)
        last = next
      }
      #expect(abs(length - path.length / 16) < 1e-4 * path.length)
    }
  }

  @Test("are exact at both ends and continue straight beyond", arguments: paths)
  func ends(path: MotionPath) {
    #expect(path.point(atFraction: 0) == path.start)
    #expect(path.point(atFraction: 1) == path.end)
    for (edge, sign) in [(0.0, -1.0), (1.0, 1.0)] {
      let angle = path.angle(atFraction: edge)
      let beyond = path.point(atFraction: edge + sign * 0.05)
      let step = sign * 0.05 * path.length
      let expected = Point2D(
        x: path.point(atFraction: edge).x + step * LibM.cos(angle),
        y: path.point(atFraction: edge).y + step * LibM.sin(angle))
      #expect(beyond.distance(to: expected) < 1e-9)
    }
  }

  @Test("segments begin at their fractions", arguments: paths)
  func fractions(path: MotionPath) {
    let fractions = path.segmentFractions
    #expect(fractions.first == 0)
    #expect(fractions.last == 1)
    for segment in 0..<(fractions.count - 1) {
      let start = path.point(segment: segment, parameter: 0)
      #expect(path.point(atFraction: fractions[segment]).distance(to: start) < 1e-6)
    }
  }

  @Test("angles follow the direction of motion", arguments: paths)
  func angles(path: MotionPath) {
    for step in 0..<37 {
      let fraction = 0.003 + Double(step) / 37.7
      let before = path.point(atFraction: fraction - 1e-5)
      let after = path.point(atFraction: fraction + 1e-5)
      let angle = path.angle(atFraction: fraction)
      let turn = LibM.atan2(after.y - before.y, after.x - before.x) - angle
      #expect(LibM.cos(turn) > 0.999)
    }
  }

  @Test("paths without length stay at their start")
  func empty() {
    let still = MotionPath(from: Self.start, segments: [.line(to: Self.start)])
    for path in [still, MotionPath(from: Self.start, segments: [])] {
      for fraction in [-1, 0, 0.3, 1, 2, .nan] {
        #expect(path.point(atFraction: fraction) == Self.start)
        #expect(path.angle(atFraction: fraction) == 0)
      }
      #expect(path.length == 0)
    }
    #expect(still.segmentFractions == [0, 1])
  }
}
