import Testing

@testable import SegueTimeline

@Suite struct `Corners of layers` {
  private static let rect = Rect2D(x: 0, y: 0, width: 400, height: 300)

  private func outline(
    _ radius: Double, _ corners: Corners, _ curve: CornerCurve, of rect: Rect2D = rect
  ) -> [Point2D] {
    BezierLoop(rect, cornerRadius: radius, corners, curve).flattened(tolerance: 1e-4)
  }

  private func area(_ polygon: [Point2D]) -> Double {
    zip(polygon, polygon.dropFirst() + polygon.prefix(1))
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
  }

  @Test(arguments: [
    (Corners.all, 4.0), (.top, 2), (.bottom, 2), (.left, 2), (.right, 2), (.topLeft, 1),
    (Corners(), 0),
  ])
  func `only the given corners are rounded`(corners: Corners, count: Double) {
    let missing = count * (1 - .pi / 4) * 40 * 40
    #expect(abs(area(outline(40, corners, .circular)) - (400 * 300 - missing)) < 0.05)
    let polygon = outline(40, corners, .circular)
    #expect(polygon.contains(.zero) != corners.contains(.topLeft))
    #expect(polygon.contains(Point2D(x: 400, y: 300)) != corners.contains(.bottomRight))
  }

  @Test func `a continuous corner begins earlier and cuts off a little more`() throws {
    let polygon = outline(40, .all, .continuous)
    // Where the top edge becomes straight.
    let edge = try #require(polygon.filter { $0.y == 0 }.map(\.x).min())
    #expect(abs(edge - 1.528665 * 40) < 1e-9)
    let cut = 400 * 300 - area(polygon)
    let circular = 4 * (1 - .pi / 4) * 40.0 * 40
    // The diagonals nearly meet: the corner's middle is where the circle's is, within a hundredth.
    #expect(cut > circular && cut < circular * 1.1)
    let middle = polygon.map { LibM.hypot($0.x, $0.y) }.min() ?? 0
    #expect(abs(middle - (2.0.squareRoot() - 1) * 40) < 0.6)
  }

  @Test func `outlines are symmetric and turn to one side only`() {
    for curve in CornerCurve.allCases {
      let polygon = outline(70, .all, curve)
      for point in polygon {
        let image = Point2D(x: 400 - point.x, y: point.y)
        #expect((polygon.map { $0.distance(to: image) }.min() ?? 1) < 0.2)
      }
      let turns = polygon.indices.map { index in
        let count = polygon.count
        let (a, b, c) = (
          polygon[index], polygon[(index + 1) % count], polygon[(index + 2) % count]
        )
        return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
      }
      #expect(turns.allSatisfy { $0 > -0.05 })
    }
  }

  @Test func `without room a continuous corner is circular`() {
    let capsule = Rect2D(x: 0, y: 0, width: 200, height: 80)
    let (one, other) = (
      outline(40, .all, .continuous, of: capsule), outline(99, .all, .circular, of: capsule)
    )
    #expect(one == other)
    #expect(abs(area(one) - (120 * 80 + .pi * 40 * 40)) < 0.1)
  }

  @Test func `channels hold the bits of the corners and the curve`() {
    var state = LayerState(frame: Self.rect)
    #expect(state[.corners] == 15 && state[.cornerCurve] == 0 && state.hasPlainCorners)
    state[.corners] = 3
    state[.cornerCurve] = 1
    #expect(state.corners == .top && state.cornerCurve == .continuous && !state.hasPlainCorners)
  }
}
