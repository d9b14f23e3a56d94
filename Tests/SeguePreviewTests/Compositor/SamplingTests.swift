import SegueTestSupport
import SegueTimeline
import Testing

@testable import SeguePreview

/// Scales and perspectives against a sampler in double precision.
///
/// Weights have seven bits: a channel may be off by one step of 1/256 each way, and by roundings.
@Suite struct SamplingTests {
  private func largestError(
    _ picture: Bitmap, _ matrix: Matrix4, width: Int, height: Int
  ) throws -> Double {
    let transform = Homography(matrix)
    let back = try #require(transform.inverse)
    let result = draw(
      [DrawCommand(showing: picture, matrix, isOpaque: true)], width: width, height: height)
    var worst = 0.0
    var count = 0
    for y in 0..<height {
      for x in 0..<width where result[x, y] >> 24 == 255 {
        let image = back.apply(Point2D(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let truth = bilinearSample(picture, image.x / image.w, image.y / image.w)
        let ours = channels(result[x, y])
        worst = max(worst, zip(ours, truth).map { abs(Double($0) - $1) }.max() ?? 0)
        count += 1
      }
    }
    #expect(count > 500)
    return worst
  }

  @Test(arguments: [(0.92, 0.88), (1.7, 0.6), (3, 3), (-1, 1), (0.51, 2.2)])
  func scales(x: Double, y: Double) throws {
    var random = SeededGenerator(seed: 1)
    let picture = random.bitmap(73, 61, opaque: true)
    let shift: Double = x < 0 ? 80 : 2.3
    let matrix = Matrix4.scale(x, y) * .translation(shift, 1.6)
    #expect(try largestError(picture, matrix, width: 90, height: 90) <= 3)
  }

  @Test(arguments: [0.3, 1.2, .pi / 2, 2.5])
  func rotations(angle: Double) throws {
    var random = SeededGenerator(seed: 2)
    let picture = random.bitmap(73, 61, opaque: true)
    let matrix =
      Matrix4.translation(-36, -30) * .rotation(angle, x: 0, y: 0, z: 1) * .translation(45, 45)
    #expect(try largestError(picture, matrix, width: 90, height: 90) <= 3)
  }

  @Test(arguments: [20.0, 35, 50, -50])
  func perspectives(degrees: Double) throws {
    var random = SeededGenerator(seed: 3)
    let picture = random.bitmap(300, 200, opaque: true)
    let matrix =
      Matrix4.translation(-150, -100) * .rotation(degrees * .pi / 180, x: 0, y: 1, z: 0)
      * .perspective(m14: 0, m24: 0, m34: -1 / 800) * .translation(160, 110)
    #expect(try largestError(picture, matrix, width: 320, height: 220) <= 3.5)
  }

  @Test func quarterTurnsAreExact() {
    var random = SeededGenerator(seed: 4)
    let picture = random.bitmap(30, 20, opaque: true)
    let matrix = Matrix4.rotation(.pi / 2, x: 0, y: 0, z: 1) * .translation(20, 0)
    let result = draw(
      [DrawCommand(showing: picture, matrix, isOpaque: true)], width: 20, height: 30)
    for y in 0..<30 {
      for x in 0..<20 { #expect(result[x, y] == picture[y, 19 - x]) }
    }
  }

  /// One-pixel stripes are gray from afar, and stay gray as they shrink.
  @Test(arguments: [0.5, 0.4, 0.25, 0.13, 0.06])
  func minifiedPicturesDoNotAlias(scale: Double) {
    let stripes = Bitmap(width: 256, height: 256)
    for y in 0..<256 {
      for x in 0..<256 { stripes[x, y] = x.isMultiple(of: 2) ? 0xffff_ffff : 0xff00_0000 }
    }
    let side = Int(256 * scale)
    let result = draw(
      [DrawCommand(showing: stripes, .scale(scale, scale), isOpaque: true)], width: side,
      height: side)
    let levels = result.words.map { channels($0)[0] }
    #expect(levels.allSatisfy { (100...156).contains($0) })
  }

  @Test func onePixelPicturesFillTheOutput() {
    let dot = Bitmap(width: 1, height: 1)
    dot[0, 0] = 0xff12_3456
    let matrix =
      Matrix4.scale(40, 40) * .rotation(0.4, x: 0, y: 1, z: 0)
      * .perspective(m14: 0, m24: 0, m34: -1 / 200)
    let result = draw([DrawCommand(showing: dot, matrix, isOpaque: true)], width: 30, height: 30)
    #expect(Set(result.words) == [0xff12_3456])
  }

  /// The cache knows pictures by identity; one must never stand in for another.
  @Test func cachedHalfSizesAreNotSharedBetweenPictures() {
    let compositor = Compositor()
    for round in 0..<20 {
      let level = UInt32(round * 10)
      let picture = Bitmap(width: 64, height: 64)
      let word = 0xff00_0000 | level << 16 | level << 8 | level
      for y in 0..<64 { for x in 0..<64 { picture[x, y] = word } }
      let command = DrawCommand(showing: picture, .scale(0.2, 0.2), isOpaque: true)
      let result = draw([command], width: 12, height: 12, with: compositor)
      #expect(Set(result.words) == [word])
    }
  }
}
