public import SeguePreview

/// The difference between two pictures of the same size, in levels of 0…255.
public struct Difference {
  /// The mean over all channels of all pixels.
  public private(set) var mean = 0.0
  /// The mean of the worst region of 16 × 16 pixels.
  public private(set) var worstRegion = 0.0

  /// Compares two pictures.
  ///
  /// - Parameter step: the distance between compared pixels, horizontally and vertically.
  public init(_ a: Bitmap, _ b: Bitmap, step: Int = 1) {
    guard a.width == b.width, a.height == b.height else {
      (mean, worstRegion) = (255, 255)
      return
    }
    // What is left at the right and at the bottom belongs to the last whole region.
    let (columns, rows) = (max(a.width / 16, 1), max(a.height / 16, 1))
    var sums = [Int](repeating: 0, count: columns * rows)
    var counts = sums
    for y in stride(from: 0, to: a.height, by: step) {
      for x in stride(from: 0, to: a.width, by: step) {
        let region = min(y / 16, rows - 1) * columns + min(x / 16, columns - 1)
        sums[region] += Self.distance(a[x, y], b[x, y])
        counts[region] += 3
      }
    }
    mean = Double(sums.reduce(0, +)) / Double(max(counts.reduce(0, +), 1))
    worstRegion = zip(sums, counts).map { Double($0) / Double(max($1, 1)) }.max() ?? 0
  }

  /// Whether the pictures look the same to a person.
  public var isSmall: Bool { mean < 3 && worstRegion < 60 }

  /// The mean, and that of the worst region.
  public var text: String { "\(Self.rounded(mean))/\(Self.rounded(worstRegion))" }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    if a == b { return 0 }
    let blue = abs(Int(a & 255) - Int(b & 255))
    let green = abs(Int(a >> 8 & 255) - Int(b >> 8 & 255))
    return blue + green + abs(Int(a >> 16 & 255) - Int(b >> 16 & 255))
  }
}
