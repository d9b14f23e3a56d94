import SegueCatalog
import SegueScenes
import SegueTimeline
import Testing

@testable import SeguePreview

struct ShadowTests {
  /// A blurred edge follows the Gaussian's integral: compared with a sum over its density.
  @Test(arguments: [2.0, 5, 11.5])
  func anEdgeBlursLikeAGaussian(sigma: Double) {
    let side = 160
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: side * side)
    defer { bytes.deallocate() }
    for place in 0..<side * side { bytes[place] = place % side < 80 ? 255 : 0 }
    AlphaPlane(bytes: bytes, width: side, height: side, bytesPerRow: side).blur(sigma: sigma)
    let row = bytes + 80 * side
    // The sums of the density over all offsets before each one.
    var sums = [0.0]
    for offset in -400...400 {
      sums.append(sums[sums.count - 1] + LibM.exp(-Double(offset * offset) / (2 * sigma * sigma)))
    }
    for x in 45..<115 {
      let covered = sums[80 - x + 400] / sums[801]
      #expect(abs(Double(row[x]) / 255 - covered) < 0.02)
    }
  }

  /// Three boxes have the variance that was asked for, as near as whole pixels allow.
  @Test(arguments: [1.0, 2.5, 4, 9, 30])
  func boxRadiiMatchTheVariance(sigma: Double) {
    let variance = AlphaPlane.boxRadii(sigma: sigma)
      .map { Double((2 * $0 + 1) * (2 * $0 + 1) - 1) / 12 }.reduce(0, +)
    #expect(abs(variance.squareRoot() - sigma) < 0.25)
  }

  @Test func aShadowIsDrawnAtItsOffset() throws {
    let canvas = try Canvas(showing: Rect2D(x: 0, y: 0, width: 100, height: 100), scale: 2)
    let shadow = MarkShadow(color: .black, radius: 4, offset: Point2D(x: 0, y: 20))
    canvas.draw(
      Figure(
        form: .rect(.zero), frame: Rect2D(x: 30, y: 20, width: 40, height: 40),
        fill: .color(.white), shadow: shadow))
    let bitmap = try canvas.finished()
    #expect(bitmap[100, 80] == 0xFFFF_FFFF)
    #expect(bitmap[100, 125] == 0xFF00_0000)
    // The edge of the shadow, at y = 80 pt, is half covered.
    #expect(abs(Int(bitmap[100, 160] >> 24) - 128) < 20)
    #expect(bitmap[100, 5] == 0)
  }
}
