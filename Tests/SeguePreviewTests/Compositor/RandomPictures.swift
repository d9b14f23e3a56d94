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

extension Bitmap {
  /// All pixels, row by row.
  var words: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { self[$0, y] } }
  }

  /// The largest difference of any channel of any pixel.
  func largestDifference(from other: Bitmap) -> Int {
    zip(words, other.words).map { difference($0, $1) }.max() ?? 0
  }
}

/// The channels of a pixel: blue, green, red, alpha.
func channels(_ pixel: UInt32) -> [Int] { [0, 8, 16, 24].map { Int(pixel >> $0 & 255) } }

/// The largest difference of any channel.
func difference(_ a: UInt32, _ b: UInt32) -> Int {
  zip(channels(a), channels(b)).map { abs($0 - $1) }.max() ?? 0
}
