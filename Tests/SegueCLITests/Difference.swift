import SeguePreview

/// How far two pictures of one size are apart, in levels of 0…255.
struct Difference {
  /// The mean over all channels of all pixels.
  private(set) var mean = 0.0
  /// The mean of the worst region of 16 × 16 pixels.
  private(set) var worstRegion = 0.0

  init(_ a: Bitmap, _ b: Bitmap) {
    guard a.width == b.width, a.height == b.height else {
      (mean, worstRegion) = (255, 255)
      return
    }
    var regions: [Int: (sum: Int, count: Int)] = [:]
    for y in 0..<a.height {
      for x in 0..<a.width {
        let key = y / 16 * 1000 + x / 16
        regions[key, default: (0, 0)].sum += Self.distance(a[x, y], b[x, y])
        regions[key, default: (0, 0)].count += 3
      }
    }
    mean = Double(regions.values.reduce(0) { $0 + $1.sum }) / Double(a.width * a.height * 3)
    worstRegion = regions.values.map { Double($0.sum) / Double($0.count) }.max() ?? 0
  }

  /// Whether a person would call the pictures the same.
  var isSmall: Bool { mean < 3 && worstRegion < 60 }

  var text: String { "\(Self.rounded(mean))/\(Self.rounded(worstRegion))" }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16].reduce(0) { $0 + abs(Int(a >> $1 & 255) - Int(b >> $1 & 255)) }
  }
}
