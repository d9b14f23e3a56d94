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

  /// The largest average of a color component in a square, in levels of 255.
  public func brightestArea(side: Int) -> Double {
    let columns = (width + side - 1) / side
    var brightest = 0.0
    for top in stride(from: 0, to: height, by: side) {
      let rows = top..<min(top + side, height)
      // Blue, green and red of each square, added up.
      var sums = [Int](repeating: 0, count: columns * 3)
      for y in rows {
        withRow(y) { row in
          for x in 0..<width {
            for part in 0..<3 { sums[x / side * 3 + part] += Int(row[x] >> (8 * part) & 0xFF) }
          }
        }
      }
      for index in sums.indices {
        let left = index / 3 * side
        let count = rows.count * (min(left + side, width) - left)
        brightest = max(brightest, Double(sums[index]) / Double(count))
      }
    }
    return brightest
  }
}

/// The channels of a pixel: blue, green, red, alpha.
public func channels(_ pixel: UInt32) -> [Int] { [0, 8, 16, 24].map { Int(pixel >> $0 & 255) } }

/// The largest difference of any channel.
public func difference(_ a: UInt32, _ b: UInt32) -> Int {
  zip(channels(a), channels(b)).map { abs($0 - $1) }.max() ?? 0
}
