import Testing

@testable import SegueTimeline

@Suite struct `Loops of curves` {
  private func area(_ polygon: [Point2D]) -> Double {
    zip(polygon, polygon.dropFirst() + polygon.prefix(1))
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
  }

  @Test func `eight curves make an ellipse`() {
    let loop = BezierLoop(ellipseIn: Rect2D(x: -300, y: -100, width: 600, height: 200))
    for point in loop.flattened(tolerance: 1e-3) {
      let radius = (point.x / 300) * (point.x / 300) + (point.y / 100) * (point.y / 100)
      #expect(abs(radius - 1) < 1e-5)
    }
  }

  @Test(arguments: [0.5, 0.05, 0.005])
  func `chords stay within the tolerance`(tolerance: Double) {
    let loop = BezierLoop(ellipseIn: Rect2D(x: -200, y: -200, width: 400, height: 400))
    let polygon = loop.flattened(tolerance: tolerance)
    let farthest =
      zip(polygon, polygon.dropFirst()).map { a, b in
        200 - LibM.hypot((a.x + b.x) / 2, (a.y + b.y) / 2)
      }.max() ?? 0
    #expect(farthest < tolerance * 1.01)
    #expect(Double(polygon.count) < 60 / tolerance.squareRoot())
  }

  @Test func `rounded corners are as large as the shorter side allows`() {
    let loop = BezierLoop(Rect2D(x: 10, y: 20, width: 200, height: 80), cornerRadius: 90)
    // A stadium: a rectangle of 120 × 80 between two half circles.
    let expected = 120.0 * 80 + .pi * 40 * 40
    #expect(abs(area(loop.flattened(tolerance: 1e-4)) - expected) < 0.1)
    #expect(loop.points.count == BezierLoop(.zero, cornerRadius: 0).points.count)
  }

  @Test func `a line is one chord`() {
    var loop = BezierLoop(from: .zero)
    loop.line(to: Point2D(x: 90, y: 30))
    #expect(loop.flattened(tolerance: 0.01) == [.zero, Point2D(x: 90, y: 30)])
  }

  @Test func `arcs run in either direction, from where the loop is`() throws {
    var loop = BezierLoop(from: Point2D(x: 50, y: 50))
    loop.arc(radii: Size2D(width: 20, height: 10), from: .pi, sweep: -.pi / 2, count: 8)
    // From the left of the ellipse about (70, 50), counterclockwise to its bottom.
    let end = try #require(loop.points.last)
    #expect(abs(end.x - 70) < 1e-9 && abs(end.y - 60) < 1e-9)
  }

  @Test func `polygons wind once for each time around a point`() {
    let square = Rect2D(x: 0, y: 0, width: 10, height: 10).corners
    let center = Point2D(x: 5, y: 5)
    #expect(square[...].windingNumber(around: center) == 1)
    #expect(Array(square.reversed())[...].windingNumber(around: center) == -1)
    #expect((square + square)[...].windingNumber(around: center) == 2)
    #expect(square[...].windingNumber(around: Point2D(x: 15, y: 5)) == 0)
  }
}
