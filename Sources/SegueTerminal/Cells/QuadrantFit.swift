/// The best two-color approximation of a cell's four pixels.
///
/// Chooses the partition with the smallest squared distance of its parts from their means.
struct QuadrantFit {
  /// The pixels covered by the glyph: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  let mask: Int
  /// The mean color of the covered pixels.
  let inside: UInt32
  /// The mean color of the other pixels.
  let outside: UInt32

  /// The sum of squares below which four pixels count as one color: two or three levels each.
  private static let calm = 64

  private static let characters = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")

  /// The block character for the mask.
  var character: Character { Self.characters[mask] }

  init(_ pixels: SIMD4<UInt32>) {
    var best = (mask: 0, error: Int.max)
    // A partition and its complement are equivalent: the top left pixel is always outside.
    for mask in [0, 2, 4, 6, 8, 10, 12, 14] {
      let error = Self.error(pixels, mask, wanted: true) + Self.error(pixels, mask, wanted: false)
      // A single color looks calmer than a barely visible shape.
      if mask == 0 ? error < Self.calm : error < best.error { best = (mask, error) }
      if mask == 0 && error < Self.calm { break }
    }
    mask = best.mask
    outside = Self.mean(pixels, best.mask, wanted: false)
    inside = Self.mean(pixels, best.mask, wanted: true)
  }

  private static func mean(_ pixels: SIMD4<UInt32>, _ mask: Int, wanted: Bool) -> UInt32 {
    var sums = SIMD4<Int32>.zero
    var count: Int32 = 0
    for index in 0..<4 where (mask >> index & 1 == 1) == wanted {
      sums &+= pixels[index].channels
      count += 1
    }
    guard count > 0 else { return 0xff00_0000 }
    let mean = (sums &+ SIMD4(repeating: count / 2)) / count
    return 0xff00_0000 | UInt32(mean.x) << 16 | UInt32(mean.y) << 8 | UInt32(mean.z)
  }

  private static func error(_ pixels: SIMD4<UInt32>, _ mask: Int, wanted: Bool) -> Int {
    let mean = mean(pixels, mask, wanted: wanted).channels
    var error = 0
    for index in 0..<4 where (mask >> index & 1 == 1) == wanted {
      let difference = pixels[index].channels &- mean
      error += Int((difference &* difference).wrappedSum())
    }
    return error
  }
}

extension UInt32 {
  /// The red, green and blue channels.
  fileprivate var channels: SIMD4<Int32> {
    SIMD4(Int32(self >> 16 & 255), Int32(self >> 8 & 255), Int32(self & 255), 0)
  }
}
