import SegueTestSupport
@testable import SeguePreview

extension SeededGenerator {
  mutating func double(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
  mutating func int(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  /// A premultiplied pixel.
  mutating func pixel(opaque: Bool = false) -> UInt32 {
    let alpha: UInt32 = opaque ? 255 : .random(in: 0...255, using: &self)
    return (0..<3).reduce(alpha << 24) { word, channel in
      word | .random(in: 0...alpha, using: &self) << UInt32(8 * channel)
    }
  }

  mutating func bitmap(_ width: Int, _ height: Int, opaque: Bool = false) -> Bitmap {
    let result = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { result[x, y] = pixel(opaque: opaque) }
    }
    return result
  }
}
