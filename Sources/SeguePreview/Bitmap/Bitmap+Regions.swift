import CSegueKernels

/// A rectangle of whole pixels; the right and bottom edges lie outside.
struct PixelRect: Hashable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The part that lies in a picture.
  func clamped(width: Int, height: Int) -> PixelRect {
    PixelRect(
      left: min(max(left, 0), width), top: min(max(top, 0), height),
      right: min(max(right, 0), width), bottom: min(max(bottom, 0), height))
  }
}

extension Bitmap {
  /// All of it.
  var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

  /// Whether no pixel of a region is transparent.
  ///
  /// - Precondition: the region lies inside.
  func isOpaque(in region: PixelRect) -> Bool {
    (region.top..<region.bottom).allSatisfy { y in
      segue_are_opaque(row(y) + region.left, region.width)
    }
  }

  /// A copy of a region.
  ///
  /// - Precondition: the region is not empty and lies inside.
  func cropped(to region: PixelRect) -> Bitmap {
    let result = Bitmap(uninitializedWidth: region.width, height: region.height)
    for y in 0..<region.height {
      result.row(y).update(from: row(region.top + y) + region.left, count: region.width)
    }
    return result
  }

  /// A copy in which a region is filled from what surrounds it.
  ///
  /// Each pixel is the weighted mean of the four pixels just outside the region in its row and column;
  /// nearer ones have more weight, and those outside the picture have none.
  ///
  /// - Precondition: the region lies inside.
  func filling(_ hole: PixelRect) -> Bitmap {
    let result = Bitmap(uninitializedWidth: width, height: height)
    for y in 0..<height { result.row(y).update(from: row(y), count: width) }
    for y in hole.top..<hole.bottom {
      for x in hole.left..<hole.right {
        var mean = WeightedMean()
        if hole.left > 0 { mean.add(self[hole.left - 1, y], distance: x - hole.left + 1) }
        if hole.right < width { mean.add(self[hole.right, y], distance: hole.right - x) }
        if hole.top > 0 { mean.add(self[x, hole.top - 1], distance: y - hole.top + 1) }
        if hole.bottom < height { mean.add(self[x, hole.bottom], distance: hole.bottom - y) }
        result[x, y] = mean.value
      }
    }
    return result
  }
}

/// The mean of pixels, weighted by the inverse of their distance.
private struct WeightedMean {
  private var sums = SIMD4<Float>.zero
  private var weight: Float = 0

  mutating func add(_ pixel: UInt32, distance: Int) {
    let share = 1 / Float(distance)
    let channels = SIMD4<Float>(
      Float(pixel & 255), Float(pixel >> 8 & 255), Float(pixel >> 16 & 255), Float(pixel >> 24))
    sums += channels * share
    weight += share
  }

  var value: UInt32 {
    guard weight > 0 else { return 0 }
    let mean = (sums / weight).rounded(.toNearestOrAwayFromZero)
    return UInt32(mean[0]) | UInt32(mean[1]) << 8 | UInt32(mean[2]) << 16 | UInt32(mean[3]) << 24
  }
}
