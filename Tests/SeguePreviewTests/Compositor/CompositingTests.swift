import SegueTestSupport
import SegueTimeline
import Testing

@testable import SeguePreview

/// Copies, fades, groups and colors against formulas for each pixel.
@Suite struct CompositingTests {
  private func pixel(_ channel: (Int) -> Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(channel($1)) << UInt32(8 * $1) }
  }

  @Test(arguments: [(1, 1), (64, 3), (101, 57)])
  func identityTransformCopiesPixels(width: Int, height: Int) {
    var random = SeededGenerator(seed: 1)
    let source = random.bitmap(width, height, opaque: true)
    let result = draw([DrawCommand(showing: source, isOpaque: true)], width: width, height: height)
    #expect(result.words == source.words)
  }

  @Test func drawingOverAClearBackgroundCopiesPixels() {
    var random = SeededGenerator(seed: 2)
    let source = random.bitmap(33, 21)
    #expect(draw([DrawCommand(showing: source)], width: 33, height: 21).words == source.words)
  }

  @Test(arguments: [(5, 7), (-4, 3), (0, -20), (60, 0)])
  func wholePixelTranslationsCopyPixels(dx: Int, dy: Int) {
    var random = SeededGenerator(seed: 3)
    let source = random.bitmap(61, 43, opaque: true)
    let move = Matrix4.translation(Double(dx), Double(dy))
    let result = draw(
      [DrawCommand(showing: source, move, isOpaque: true)], width: 61, height: 43,
      background: .white)
    for y in 0..<43 {
      for x in 0..<61 {
        let inside = (0..<61).contains(x - dx) && (0..<43).contains(y - dy)
        #expect(result[x, y] == (inside ? source[x - dx, y - dy] : 0xffff_ffff))
      }
    }
  }

  @Test func cropsShowOnlyTheirRegion() {
    var random = SeededGenerator(seed: 4)
    let source = random.bitmap(50, 40, opaque: true)
    let command = DrawCommand(
      .bitmap(source, crop: Rect2D(x: 10, y: 5, width: 20, height: 30)),
      size: Size2D(width: 20, height: 30), transform: Homography(.translation(3, 2)), isOpaque: true
    )
    let result = draw([command], width: 30, height: 40)
    for y in 0..<40 {
      for x in 0..<30 {
        let inside = (3..<23).contains(x) && (2..<32).contains(y)
        #expect(result[x, y] == (inside ? source[x + 7, y + 3] : 0))
      }
    }
  }

  /// A crop that is stretched shows nothing of its surroundings, however far it reaches.
  @Test func stretchedCropsClampAtTheirEdge() {
    let source = Bitmap(width: 9, height: 9)
    for y in 0..<9 { for x in 0..<9 { source[x, y] = 0xffff_0000 } }
    for y in 3..<6 { for x in 3..<6 { source[x, y] = 0xff00_ff00 } }
    let command = DrawCommand(
      .bitmap(source, crop: Rect2D(x: 3, y: 3, width: 3, height: 3)),
      size: Size2D(width: 40, height: 40), transform: .identity, isOpaque: true)
    #expect(Set(draw([command], width: 40, height: 40).words) == [0xff00_ff00])
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.9, 1])
  func fadesFollowTheFormula(opacity: Double) {
    var random = SeededGenerator(seed: 5)
    let below = random.bitmap(47, 30, opaque: true)
    let above = random.bitmap(47, 30, opaque: true)
    var fading = DrawCommand(showing: above, isOpaque: true)
    fading.opacity = opacity
    let result = draw(
      [DrawCommand(showing: below, isOpaque: true), fading], width: 47, height: 30)
    for (index, word) in result.words.enumerated() {
      let (d, s) = (channels(below.words[index]), channels(above.words[index]))
      for i in 0..<4 {
        let exact = Double(s[i]) * opacity + Double(d[i]) * (1 - opacity)
        #expect(abs(Double(channels(word)[i]) - exact) <= 1)
      }
    }
  }

  @Test func transparencyFollowsTheFormula() {
    var random = SeededGenerator(seed: 6)
    let below = random.bitmap(47, 30, opaque: true)
    let above = random.bitmap(47, 30)
    let result = draw(
      [DrawCommand(showing: below, isOpaque: true), DrawCommand(showing: above)], width: 47,
      height: 30)
    for (index, word) in result.words.enumerated() {
      let (d, s) = (channels(below.words[index]), channels(above.words[index]))
      for i in 0..<4 {
        let exact = Double(s[i]) + Double(d[i]) * Double(255 - s[3]) / 255
        #expect(abs(Double(channels(word)[i]) - exact) <= 0.51)
      }
    }
  }

  @Test func aGroupFadesAsAWhole() {
    let square = Size2D(width: 20, height: 20)
    let red = DrawCommand(
      .color(Color(red: 1, green: 0, blue: 0)), size: square, transform: .identity)
    let blue = DrawCommand(
      .color(Color(red: 0, green: 0, blue: 1)), size: square,
      transform: Homography(.translation(10, 0)))
    let group = DrawCommand(
      .group([red, blue], blurRadius: 0, resolution: 1), size: .zero,
      shape: .rect(Rect2D(x: 0, y: 0, width: 30, height: 20)), transform: .identity, opacity: 0.5)
    let result = draw([group], width: 30, height: 20, background: .white)
    #expect(difference(result[5, 10], 0xffff_8080) <= 1)
    #expect(difference(result[15, 10], 0xff80_80ff) <= 1)
    #expect(difference(result[25, 10], 0xff80_80ff) <= 1)
  }

  /// A group that is drawn where it stands gives the pixels that its commands give.
  @Test func anOpaqueGroupMatchesItsContent() {
    var random = SeededGenerator(seed: 7)
    let picture = DrawCommand(showing: random.bitmap(40, 30), .translation(4, 6))
    let group = DrawCommand(
      .group([picture], blurRadius: 0, resolution: 2), size: .zero,
      shape: .rect(Rect2D(x: 0, y: 0, width: 50, height: 50)),
      transform: Homography(.scale(2, 2) * .translation(-7, 3)))
    var direct = picture
    direct.transform = Homography(
      .translation(4, 6) * .scale(2, 2) * .translation(-7, 3))
    let grouped = draw([group], width: 90, height: 90)
    #expect(grouped.largestDifference(from: draw([direct], width: 90, height: 90)) <= 1)
  }

  @Test func gradientsInterpolateBetweenStops() {
    let stops = [GradientStop(0, .black), GradientStop(0.5, .white), GradientStop(1, .clear)]
    let command = DrawCommand(
      .linearGradient(stops, start: Point2D(x: 0, y: 0), end: Point2D(x: 0, y: 1)),
      size: Size2D(width: 10, height: 100), transform: .identity)
    let result = draw([command], width: 10, height: 100)
    for y in 0..<100 {
      let offset = (Double(y) + 0.5) / 100
      let level = offset < 0.5 ? offset * 2 : (1 - offset) * 2
      let alpha = offset < 0.5 ? 1.0 : level
      let ours = channels(result[4, y])
      #expect(abs(Double(ours[0]) - level * alpha * 255) < 2.5)
      #expect(abs(Double(ours[3]) - alpha * 255) < 2.5)
    }
  }

  @Test func invisibleCommandsDrawNothing() {
    var random = SeededGenerator(seed: 8)
    let source = random.bitmap(20, 20, opaque: true)
    let size = Size2D(width: 20, height: 20)
    let crop = Rect2D(origin: .zero, size: size)
    var edgeOn = Homography(.rotation(.pi / 2, x: 0, y: 1, z: 0))
    edgeOn.tx = 10
    var notANumber = Homography.identity
    notANumber.yy = .nan
    let commands = [
      DrawCommand(.bitmap(source, crop: crop), size: .zero, transform: .identity),
      DrawCommand(.bitmap(source, crop: .zero), size: size, transform: .identity),
      DrawCommand(
        .bitmap(source, crop: crop.offset(by: Point2D(x: 30, y: 0))), size: size,
        transform: .identity),
      DrawCommand(.bitmap(source, crop: crop), size: size, transform: edgeOn),
      DrawCommand(.bitmap(source, crop: crop), size: size, transform: notANumber),
      DrawCommand(.color(.black), size: size, transform: .identity, opacity: .nan),
      DrawCommand(.color(.black), size: size, shape: .polygon([]), transform: .identity),
      DrawCommand(
        .color(.black), size: size, transform: .identity,
        clips: [Clip(.rect(.zero), transform: .identity)]),
      DrawCommand(
        .color(.black), size: Size2D(width: 1e9, height: 1e9),
        transform: Homography(.translation(1e9, 0))),
      DrawCommand(
        .linearGradient([], start: .zero, end: Point2D(x: 1, y: 1)), size: size,
        transform: .identity),
    ]
    let result = draw(commands, width: 20, height: 20, background: .white)
    #expect(Set(result.words) == [0xffff_ffff])
  }
}
