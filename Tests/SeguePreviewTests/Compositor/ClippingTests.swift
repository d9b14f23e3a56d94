import SegueTimeline
import SegueTestSupport
import Testing

@testable import SeguePreview

/// What is left of a rectangle inside a clip, by area.
@Suite struct ClippingTests {
  /// The area, in pixels, that a clip leaves of an 80 × 60 pixel rectangle.
  private func area(in shape: Shape) -> Double {
    let size = Size2D(width: 80, height: 60)
    let command = DrawCommand(
      .color(.white), size: size, transform: .identity, clips: [Clip(shape, transform: .identity)])
    let bitmap = Bitmap(width: 80, height: 60)
    Compositor().draw(DisplayList(commands: [command], background: .clear), into: bitmap)
    return (0..<60).reduce(0) { sum, y in
      sum + (0..<80).reduce(0) { $0 + Double(bitmap[$1, y] >> 24) / 255 }
    }
  }

  // Arcs meet at points that rounding moves: any one radius may be the one that fails.
  @Test(arguments: [Point2D(x: 40, y: 30), Point2D(x: 39.7, y: 30.3), Point2D(x: 38.21, y: 29.4)])
  func `an elliptical clip covers the area of its ellipse at any size`(center: Point2D) {
    for step in 0..<200 {
      let radius = 5 + Double(step) * 0.117
      let shape = Shape.ellipse(
        Rect2D(center: center, size: Size2D(width: 2 * radius, height: 2 * radius)))
      let exact = Double.pi * radius * radius
      #expect(abs(area(in: shape) - exact) < exact * 0.01, "radius \(radius)")
    }
  }

  @Test func `a rounded clip covers its own area at any radius`() {
    for step in 0..<200 {
      let radius = Double(step) * 0.093
      let shape = Shape.roundedRect(
        Rect2D(x: 10.3, y: 8.7, width: 51.4, height: 40.9), radius: radius)
      let exact = 51.4 * 40.9 - (4 - Double.pi) * radius * radius
      #expect(abs(area(in: shape) - exact) < exact * 0.01, "radius \(radius)")
    }
  }

  /// Every way in which a shape has no area, each on its own plane.
  static let flatShapes: [Shape] = {
    let corners = [Point2D(x: 20, y: 30), Point2D(x: 60, y: 30), Point2D(x: 40, y: 50)]
    let line = [Point2D(x: 20, y: 10), Point2D(x: 40, y: 20), Point2D(x: 60, y: 30)]
    let flat = [
      Size2D(width: 0, height: 0), Size2D(width: 40, height: 0), Size2D(width: 0, height: 40),
    ]
    let rects = flat.map { Rect2D(center: Point2D(x: 40, y: 30), size: $0) }
    let polygons: [[Point2D]] = [
      [], [corners[0]], [corners[0], corners[1]], [corners[0], corners[0], corners[0]],
      Array(repeating: corners[1], count: 7), line, line.reversed(), line + line.reversed(),
      [line[0], line[2], line[1]], [corners[0], corners[1], corners[0], corners[2]],
    ]
    return rects.flatMap { [.rect($0), .roundedRect($0, radius: 5), .ellipse($0)] }
      + polygons.map { .polygon($0) }
  }()

  @Test(arguments: flatShapes)
  func `a clip without area hides everything, on any plane`(shape: Shape) {
    #expect(area(in: shape) == 0)
    let planes: [Matrix4] = [
      .rotation(0.3, x: 0, y: 0, z: 1), .scale(-1, 1) * .translation(80, 0),
      .rotation(1, x: 0.4, y: 1, z: 0) * .perspective(m14: 0, m24: 0, m34: -1 / 300),
    ]
    for plane in planes {
      let command = DrawCommand(
        .color(.white), size: Size2D(width: 80, height: 60), transform: .identity,
        clips: [Clip(shape, transform: Homography(plane))])
      #expect(draw([command], width: 80, height: 60).words.allSatisfy { $0 == 0 })
    }
  }

  /// What closes to nothing does so gradually, whichever way its corners run.
  @Test(arguments: [false, true])
  func `a clip that shrinks to nothing covers ever less`(isReversed: Bool) {
    let triangle = [Point2D(x: -20, y: -10), Point2D(x: 25, y: -8), Point2D(x: 3, y: 22)]
    let corners = isReversed ? triangle.reversed() : triangle
    var last = Double.infinity
    for size in [1, 0.5, 0.1, 0.01, 1e-4, 1e-9, 1e-15, 0] {
      let points = corners.map { Point2D(x: 40.3 + $0.x * size, y: 30.7 + $0.y * size) }
      let here = area(in: .polygon(points))
      #expect(here <= last)
      #expect(abs(here - 697 * size * size) < 0.5 + 7 * size)
      last = here
    }
    #expect(last == 0)
  }
}
