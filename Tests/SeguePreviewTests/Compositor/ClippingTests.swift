import SegueTimeline
import Testing

@testable import SeguePreview

/// What is left of a rectangle inside a clip, by area.
@Suite struct ClippingTests {
  /// The area, in pixels, that a clip leaves of an 80 × 60 pixel rectangle.
  private func area(in shape: Shape) -> Double {
    let size = Size(width: 80, height: 60)
    let command = DrawCommand(
      .color(.white), size: size, transform: .identity, clips: [Clip(shape, transform: .identity)])
    let bitmap = Bitmap(width: 80, height: 60)
    Compositor().draw(DisplayList(commands: [command], background: .clear), into: bitmap)
    return (0..<60).reduce(0) { sum, y in
      sum + (0..<80).reduce(0) { $0 + Double(bitmap[$1, y] >> 24) / 255 }
    }
  }

  // Arcs meet at points that rounding moves: any one radius may be the one that fails.
  @Test(arguments: [Point(x: 40, y: 30), Point(x: 39.7, y: 30.3), Point(x: 38.21, y: 29.4)])
  func `an elliptical clip covers the area of its ellipse at any size`(center: Point) {
    for step in 0..<200 {
      let radius = 5 + Double(step) * 0.117
      let shape = Shape.ellipse(
        Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius)))
      let exact = Double.pi * radius * radius
      #expect(abs(area(in: shape) - exact) < exact * 0.01, "radius \(radius)")
    }
  }

  @Test func `a rounded clip covers its own area at any radius`() {
    for step in 0..<200 {
      let radius = Double(step) * 0.093
      let shape = Shape.roundedRect(
        Rect(x: 10.3, y: 8.7, width: 51.4, height: 40.9), radius: radius)
      let exact = 51.4 * 40.9 - (4 - Double.pi) * radius * radius
      #expect(abs(area(in: shape) - exact) < exact * 0.01, "radius \(radius)")
    }
  }
}
