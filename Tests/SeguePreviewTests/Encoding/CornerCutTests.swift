import SegueTimeline
import Testing

@testable import SeguePreview

@Suite struct CornerCutTests {
  /// Each pixel against the area of it that lies within a continuous outline; also where corners meet.
  @Test(arguments: [(40, 31, 9.4), (16, 16, 8.0), (7, 5, 20.0), (9, 30, 4.5), (5, 4, 0)])
  func `pixels fade by how much of them lies within the outline`(
    width: Int, height: Int, radius: Double
  ) {
    let color: [UInt32] = [200, 31, 7, 255]
    let picture = Bitmap(width: width, height: height) { _, _ in 0xFF07_1FC8 }
    CornerCut(width: width, height: height, radius: radius).apply(to: picture)
    let frame = Rect2D(x: 0, y: 0, width: Double(width), height: Double(height))
    let outline = BezierLoop(frame, cornerRadius: radius, .all, .continuous)
      .flattened(tolerance: 0.001)
    for y in 0..<height {
      for x in 0..<width {
        let coverage = outline.share(x: Double(x), y: Double(y))
        for (channel, value) in color.enumerated() {
          let got = Double(picture[x, y] >> (8 * UInt32(channel)) & 255)
          #expect(abs(got - Double(value) * coverage) <= Double(value) * 0.13 + 1, "\(x) \(y)")
        }
      }
    }
  }
}

extension [Point2D] {
  /// The share of a pixel that lies within the polygon, from 16 × 16 places in it.
  fileprivate func share(x: Double, y: Double) -> Double {
    let steps = (0..<16).map { (Double($0) + 0.5) / 16 }
    let inside = steps.reduce(0) { sum, right in
      sum + steps.count { contains(Point2D(x: x + right, y: y + $0)) }
    }
    return Double(inside) / 256
  }

  private func contains(_ point: Point2D) -> Bool {
    zip(self, dropFirst() + prefix(1)).count { a, b in
      (a.y > point.y) != (b.y > point.y)
        && point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
    } % 2 == 1
  }
}
