private import SegueTimeline

/// An 8-bit coverage mask in memory owned by another object.
struct AlphaPlane {
  let bytes: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  let bytesPerRow: Int

  /// Blurs with three box filters, which together approximate a Gaussian.
  ///
  /// The sums keep 8 extra bits, so that soft shadows show no banding.
  ///
  /// - Parameter sigma: the standard deviation, in pixels; below a third nothing happens.
  func blur(sigma: Double) {
    guard sigma >= 1.0 / 3 else { return }
    let radii = Self.boxRadii(sigma: sigma)
    let longest = max(width, height)
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2 * longest) { lines in
      guard let line = lines.baseAddress else { return }
      for y in 0..<height {
        blurLine(from: bytes + y * bytesPerRow, step: 1, count: width, radii, line, line + longest)
      }
      for x in 0..<width {
        blurLine(from: bytes + x, step: bytesPerRow, count: height, radii, line, line + longest)
      }
    }
  }

  /// Three boxes whose variances add up to the Gaussian's: a box of width w has (w² − 1)/12.
  static func boxRadii(sigma: Double) -> [Int] {
    let variance = sigma * sigma
    let ideal = LibM.sqrt(4 * variance + 1)
    let lower = max(0, Int((ideal - 1) / 2))
    let narrow = Double(2 * lower + 1)
    // The number of narrow boxes; the rest are 2 wider.
    let count = (12 * variance - 3 * narrow * narrow - 12 * narrow - 9) / (-4 * narrow - 4)
    return (0..<3).map { $0 < Int(count.rounded()) ? lower : lower + 1 }
  }

  private func blurLine(
    from start: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ radii: [Int],
    _ line: UnsafeMutablePointer<UInt16>, _ next: UnsafeMutablePointer<UInt16>
  ) {
    var (line, next) = (line, next)
    for index in 0..<count { line[index] = UInt16(start[index * step]) << 8 }
    for radius in radii {
      Self.box(line, into: next, count: count, radius: radius)
      swap(&line, &next)
    }
    for index in 0..<count {
      start[index * step] = UInt8(min(255, (UInt32(line[index]) + 128) >> 8))
    }
  }

  /// Computes the running mean over 2·radius + 1 pixels; outside the line the values are zero.
  private static func box(
    _ source: UnsafeMutablePointer<UInt16>, into target: UnsafeMutablePointer<UInt16>, count: Int,
    radius: Int
  ) {
    let span = UInt64(2 * radius + 1)
    // A reciprocal with 32 fractional bits avoids a division per pixel.
    let share = ((1 << 32) + span / 2) / span
    var sum: UInt64 = 0
    for index in 0..<min(radius, count) { sum += UInt64(source[index]) }
    for index in 0..<count {
      if index + radius < count { sum += UInt64(source[index + radius]) }
      target[index] = UInt16((sum * share + (1 << 31)) >> 32)
      if index >= radius { sum -= UInt64(source[index - radius]) }
    }
  }
}
