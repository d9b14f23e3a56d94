import SegueTimeline
import SegueTestSupport
import Testing

@testable import SeguePreview

/// Shadows and blurs against the Gaussian's own integral.
@Suite struct BlurTests {
  /// The shadow of a rectangle is a product of two differences of Gaussian integrals.
  @Test(arguments: [1.0, 2.5, 6, 14])
  func shadowsOfRectanglesAreGaussian(sigma: Double) {
    let rect = Rect2D(x: 50, y: 60, width: 80, height: 50)
    let command = DrawCommand(
      .shadow(.black, blurRadius: sigma), size: .zero, shape: .rect(rect), transform: .identity)
    let result = draw([command], width: 180, height: 170)
    func share(_ x: Double, _ low: Double, _ high: Double) -> Double {
      gaussianShare(below: (high - x) / sigma) - gaussianShare(below: (low - x) / sigma)
    }
    let columns = (0..<180).map { share(Double($0) + 0.5, rect.minX, rect.maxX) }
    let rows = (0..<170).map { share(Double($0) + 0.5, rect.minY, rect.maxY) }
    var worst = 0.0
    for y in stride(from: 0, to: 170, by: 3) {
      for x in stride(from: 0, to: 180, by: 3) {
        worst = max(worst, abs(Double(result[x, y] >> 24) / 255 - columns[x] * rows[y]))
      }
    }
    #expect(worst < 0.03)
    #expect(result[90, 85] >> 24 > 150)
  }

  /// A part is blurred as its copy is, whether it is halved where it lies or copied first.
  @Test(arguments: [0.1, 3, 5.9, 6, 25], [21, 22])
  func aPartIsBlurredAsItsCopy(sigma: Double, side: Int) {
    let picture = Bitmap(width: 40, height: 37) { x, y in
      0xff00_0000 | UInt32(x * 6) << 16 | UInt32(y * 6) << 8 | UInt32(x * y % 256)
    }
    let part = PixelRect(left: 7, top: 5, right: 7 + side, bottom: 5 + side + 1)
    let ours = picture.blurred(part, sigma: sigma, .best)
    let copied = picture.cropped(to: part).blurred(sigma: sigma, .best)
    #expect(ours.factor == copied.factor)
    #expect(ours.bitmap.words == copied.bitmap.words)
  }

  /// A hard shadow is the shape itself.
  @Test func aShadowWithoutBlurIsTheShape() {
    let shape = Shape.ellipse(Rect2D(x: 5, y: 5, width: 30, height: 20))
    let shadow = DrawCommand(
      .shadow(.black, blurRadius: 0), size: .zero, shape: shape, transform: .identity)
    let filled = DrawCommand(
      .color(.black), size: Size2D(width: 40, height: 30), shape: shape, transform: .identity)
    #expect(
      draw([shadow], width: 40, height: 30).words == draw([filled], width: 40, height: 30).words)
  }

  @Test(arguments: [1.0, 4, 9, 20])
  func backdropsBlurAStepIntoAGaussian(sigma: Double) {
    let white = DrawCommand(
      .color(.white), size: Size2D(width: 100, height: 40),
      transform: Homography(.translation(100, 0)))
    let backdrop = DrawCommand(
      .backdrop(blurRadius: sigma), size: .zero,
      shape: .rect(Rect2D(x: 0, y: 0, width: 200, height: 20)), transform: .identity)
    let result = draw([white, backdrop], width: 200, height: 40, background: .black)
    for x in 0..<200 {
      let truth = gaussianShare(below: (Double(x) + 0.5 - 100) / sigma)
      #expect(abs(Double(channels(result[x, 10])[0]) / 255 - truth) < 0.03)
      #expect(result[x, 30] == (x < 100 ? 0xff00_0000 : 0xffff_ffff))
    }
  }

  @Test func aFlatBackdropStaysFlat() {
    let color = Color(red: 0.2, green: 0.4, blue: 0.8)
    let backdrop = DrawCommand(
      .backdrop(blurRadius: 12), size: .zero,
      shape: .ellipse(Rect2D(x: 3, y: 3, width: 70, height: 50)),
      transform: Homography(.rotation(0.2, x: 0, y: 0, z: 1)))
    let result = draw([backdrop], width: 80, height: 60, background: color)
    #expect(result.words.allSatisfy { difference($0, color.premultiplied) <= 1 })
  }

  /// A blur that grows does so smoothly: no step as the number of halvings changes.
  @Test func blursGrowSmoothly() {
    var last: Bitmap?
    for step in 0..<60 {
      let white = DrawCommand(
        .color(.white), size: Size2D(width: 50, height: 20),
        transform: Homography(.translation(50, 0)))
      let group = DrawCommand(
        .group([white], blurRadius: 4 + Double(step) * 0.15, resolution: 1), size: .zero,
        shape: .rect(Rect2D(x: 0, y: 0, width: 100, height: 20)), transform: .identity)
      let result = draw([group], width: 100, height: 20, background: .black)
      if let last { #expect(result.largestDifference(from: last) <= 6) }
      last = result
    }
  }
}
