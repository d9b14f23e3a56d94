extension Bitmap {
  /// Returns a resized copy; each pixel is the average of the area that it covers.
  ///
  /// - Precondition: both sides are at least 1.
  package func scaled(width newWidth: Int, height newHeight: Int) -> Bitmap {
    let result = Bitmap(width: newWidth, height: newHeight)
    let across = (0..<newWidth).map { Overlap($0, of: newWidth, source: width) }
    var sums = [Float](repeating: 0, count: width * 4)
    for y in 0..<newHeight {
      sums.withUnsafeMutableBufferPointer { sums in
        addRows(Overlap(y, of: newHeight, source: height), to: sums)
        let pixels = result.row(y)
        for x in 0..<newWidth { pixels[x] = average(sums, across[x]) }
      }
    }
    return result
  }

  /// Computes the weighted sum of some rows, per channel.
  private func addRows(_ overlap: Overlap, to sums: UnsafeMutableBufferPointer<Float>) {
    sums.update(repeating: 0)
    for y in overlap.range {
      let weight = overlap.weight(y)
      let samples = UnsafeRawPointer(row(y)).assumingMemoryBound(to: UInt8.self)
      for index in 0..<sums.count { sums[index] += weight * Float(samples[index]) }
    }
  }

  private func average(_ sums: UnsafeMutableBufferPointer<Float>, _ overlap: Overlap) -> UInt32 {
    var total = SIMD4<Float>(repeating: 0.5)  // rounds to nearest
    for x in overlap.range {
      let at = x * 4
      let pixel = SIMD4(sums[at], sums[at + 1], sums[at + 2], sums[at + 3])
      total += overlap.weight(x) * pixel
    }
    return UInt32(total.x) | UInt32(total.y) << 8 | UInt32(total.z) << 16 | UInt32(total.w) << 24
  }
}

/// The source pixels that one target pixel covers along one axis, with their weights.
///
/// In units of 1 / (source · target) of the axis all values are integers.
private struct Overlap {
  let range: Range<Int>
  private let start: Int
  private let end: Int
  private let source: Int
  private let target: Int

  init(_ index: Int, of target: Int, source: Int) {
    start = index * source
    end = start + source
    range = start / target..<(end + target - 1) / target
    self.source = source
    self.target = target
  }

  func weight(_ index: Int) -> Float {
    Float(min(end, (index + 1) * target) - max(start, index * target)) / Float(source)
  }
}
