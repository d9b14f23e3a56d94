import Testing

@testable import SeguePreview

@Suite struct CornerCutTests {
  /// Each pixel against its distance from the arc, whichever corner it is in; also where corners meet.
  @Test(arguments: [(40, 31, 9.4), (16, 16, 8.0), (7, 5, 20.0), (9, 30, 4.5), (5, 4, 0)])
  func `pixels fade by their distance from the arc`(width: Int, height: Int, wanted: Double) {
    let color: [UInt32] = [200, 31, 7, 255]
    let picture = Bitmap(width: width, height: height) { _, _ in 0xFF07_1FC8 }
    CornerCut(width: width, height: height, radius: wanted).apply(to: picture)
    let radius = min(wanted, Double(width) / 2, Double(height) / 2)
    for y in 0..<height {
      for x in 0..<width {
        let right = max(radius - Double(min(x, width - 1 - x)) - 0.5, 0)
        let down = max(radius - Double(min(y, height - 1 - y)) - 0.5, 0)
        let isCorner = right > 0 && down > 0
        let distance = (right * right + down * down).squareRoot()
        let coverage = isCorner ? min(max(radius + 0.5 - distance, 0), 1) : 1
        for (channel, value) in color.enumerated() {
          let got = Double(picture[x, y] >> (8 * UInt32(channel)) & 255)
          #expect(abs(got - Double(value) * coverage) < 1.01, "\(x) \(y)")
        }
        if !isCorner { #expect(picture[x, y] == 0xFF07_1FC8) }
      }
    }
  }
}
