public import SeguePreview

extension Bitmap {
  /// All pixels, row by row.
  public var words: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { self[$0, y] } }
  }

  /// The largest difference of any channel of any pixel.
  public func largestDifference(from other: Bitmap) -> Int {
    zip(words, other.words).map { difference($0, $1) }.max() ?? 0
  }
}

/// The channels of a pixel: blue, green, red, alpha.
public func channels(_ pixel: UInt32) -> [Int] { [0, 8, 16, 24].map { Int(pixel >> $0 & 255) } }

/// The largest difference of any channel.
public func difference(_ a: UInt32, _ b: UInt32) -> Int {
  zip(channels(a), channels(b)).map { abs($0 - $1) }.max() ?? 0
}
