import SegueTestSupport
import SegueTimeline
import Testing

@testable import SeguePreview

/// Pixels through which the edges of several layers run, against areas that are worked out by
/// counting samples of the visible layer.
@Suite struct SeamTests {
  private static let size = Size2D(width: 60, height: 50)
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let blue = Color(red: 0, green: 0, blue: 1)

  private func command(_ shape: Shape, _ color: Color, _ transform: Homography) -> DrawCommand {
    DrawCommand(
      .color(color), size: Size2D(width: 4000, height: 4000), shape: shape, transform: transform)
  }

  private func drawn(_ commands: [DrawCommand], _ compositor: Compositor = Compositor()) -> Bitmap {
    draw(commands, width: 60, height: 50, background: .black, with: compositor)
  }

  /// Planes on which nothing lies on whole pixels.
  static let planes: [Matrix4] = [
    .translation(3.37, 2.61), .translation(0.5, 0.25),
    .rotation(0.31, x: 0, y: 0, z: 1) * .translation(14.2, 1.7),
    .rotation(0.7, x: 0.2, y: 1, z: 0) * .perspective(m14: 0, m24: 0, m34: -1 / 160)
      * .translation(9.3, 6.1),
  ]

  @Test(arguments: planes)
  func `nothing shows between two layers that meet`(plane: Matrix4) {
    // The halves reach their place by different ways, as the layers of a preset do.
    let left = Homography(plane)
    let right = Homography(.translation(-17.3, 0) * (.translation(17.3, 0) * plane))
    let pixels = drawn([
      command(.rect(Rect2D(x: 0, y: 0, width: 17.3, height: 30)), Self.red, left),
      command(.rect(Rect2D(x: 17.3, y: 0, width: 17.3, height: 30)), Self.red, right),
    ])
    let whole = drawn([
      command(.rect(Rect2D(x: 0, y: 0, width: 34.6, height: 30)), Self.red, left)
    ])
    #expect(pixels.largestDifference(from: whole) <= 4)
    #expect(whole.words.contains(0xFFFF_0000))
  }

  @Test(arguments: planes)
  func `nothing shows between four layers that meet at a corner`(plane: Matrix4) {
    let cells = (0..<4).map { index in
      command(
        .rect(
          Rect2D(
            x: Double(index % 2) * 15.1, y: Double(index / 2) * 13.7, width: 15.1, height: 13.7)),
        Self.red, Homography(plane))
    }
    let whole = command(
      .rect(Rect2D(x: 0, y: 0, width: 30.2, height: 27.4)), Self.red, Homography(plane))
    #expect(drawn(cells).largestDifference(from: drawn([whole])) <= 4)
  }

  @Test(arguments: planes)
  func `nothing of a layer shows beside one above it with the same edge`(plane: Matrix4) {
    let shapes: [Shape] = [
      .rect(Rect2D(x: 1.2, y: 0.7, width: 28, height: 29)),
      .roundedRect(Rect2D(x: 1.2, y: 0.7, width: 28, height: 29), radius: 9),
      .polygon([
        Point2D(x: 2, y: 1), Point2D(x: 29, y: 8), Point2D(x: 16, y: 12), Point2D(x: 20, y: 30),
      ]),
    ]
    for shape in shapes {
      let above = command(shape, Self.blue, Homography(plane))
      var below = command(shape, Self.red, Homography(plane))
      #expect(drawn([below, above]).largestDifference(from: drawn([above])) <= 1)
      below.content = .linearGradient(
        [GradientStop(0, .white), GradientStop(1, Color(red: 1, green: 1, blue: 1, alpha: 0.2))],
        start: .zero, end: Point2D(x: 1, y: 1))
      #expect(drawn([below, above]).largestDifference(from: drawn([above])) <= 1)
    }
  }

  /// A hole filled exactly by another layer: the lowest layer is nowhere to be seen.
  @Test(arguments: planes)
  func `a hole that is filled shows nothing of what is below`(plane: Matrix4) {
    let ring = Shape.polygon([
      Point2D(x: 0, y: 0), Point2D(x: 30, y: 0), Point2D(x: 30, y: 30), Point2D(x: 0, y: 30),
      Point2D(x: 0, y: 0), Point2D(x: 8.3, y: 8.3), Point2D(x: 8.3, y: 21.1),
      Point2D(x: 21.1, y: 21.1),
      Point2D(x: 21.1, y: 8.3), Point2D(x: 8.3, y: 8.3),
    ])
    let hole = Shape.rect(Rect2D(x: 8.3, y: 8.3, width: 12.8, height: 12.8))
    let whole = command(
      .rect(Rect2D(x: 0, y: 0, width: 30, height: 30)), Self.red, Homography(plane))
    let screen = DrawCommand(
      .color(Self.red), size: Size2D(width: 30, height: 30), transform: Homography(plane),
      clips: [Clip(ring, transform: Homography(plane))])
    let filled = drawn([screen, command(hole, Self.red, Homography(plane))])
    #expect(filled.largestDifference(from: drawn([whole])) <= 4)
  }

  /// Layers at random: each pixel shows each layer with the share of samples where it is on top.
  @Test(arguments: 0..<10)
  func `shares of pixels match supersampling`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let rects = (0..<5).map { _ in
      Rect2D(
        x: random.double(0...25), y: random.double(0...20), width: random.double(4...30),
        height: random.double(4...30))
    }
    let turn = Matrix4.rotation(random.double(-0.6...0.6), x: 0, y: 0, z: 1)
    let plane = turn * .translation(random.double(5...15), random.double(3...15))
    // Neighbors share edges; others cross them.
    let shapes =
      rects + [
        Rect2D(x: rects[0].maxX, y: rects[0].minY, width: 9, height: rects[0].height),
        Rect2D(x: rects[1].minX, y: rects[1].maxY, width: rects[1].width, height: 7),
      ]
    let colors = shapes.indices.map { index in
      Color(red: Double(index) / 7, green: 1 - Double(index) / 7, blue: Double(index % 3) / 2)
    }
    let commands = zip(shapes, colors).map { command(.rect($0), $1, Homography(plane)) }
    let ours = drawn(commands)
    guard let back = Homography(plane).inverse else { return }
    var worst = 0.0
    for y in 0..<50 {
      for x in 0..<60 {
        var sums = SIMD3<Double>.zero
        for sample in 0..<256 {
          let point = back.apply(
            Point2D(
              x: Double(x) + (Double(sample % 16) + 0.5) / 16,
              y: Double(y) + (Double(sample / 16) + 0.5) / 16))
          let place = Point2D(x: point.x, y: point.y)
          guard let top = shapes.lastIndex(where: { $0.contains(place) }) else { continue }
          sums += SIMD3(colors[top].red, colors[top].green, colors[top].blue)
        }
        let pixel = channels(ours[x, y])
        let here = SIMD3(Double(pixel[2]), Double(pixel[1]), Double(pixel[0])) / 255
        let difference = here - sums / 256
        worst = max(worst, abs(difference.x), abs(difference.y), abs(difference.z))
      }
    }
    #expect(worst < 0.09)
  }
}
