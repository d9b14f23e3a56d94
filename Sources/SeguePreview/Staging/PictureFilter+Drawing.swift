package import SegueTimeline

extension SubjectPicture {
  /// The filtered picture; a strong blur also makes it smaller.
  ///
  /// - Parameter width: the width that the picture fills, in points.
  package func filtered(by filter: PictureFilter, width: Double) -> SubjectPicture {
    let scale = width > 0 ? Double(bitmap.width) / width : 1
    var result = bitmap
    if filter.pixels >= 1 { result = result.inBlocks(of: filter.pixels * scale) }
    if filter.blur > 0 {
      result = result.blurred(sigma: filter.blur * scale, Kernels.best).bitmap
    }
    if filter.changesColors { result = result.colored(by: filter.colorMatrix) }
    return SubjectPicture(result)
  }
}

extension Bitmap {
  /// The bitmap in square blocks from its top left corner, each of its mean color.
  fileprivate func inBlocks(of edge: Double) -> Bitmap {
    let result = Bitmap(width: width, height: height)
    func edges(_ length: Int) -> [Int] {
      let inner = stride(from: 0, to: Double(length), by: max(edge, 1)).map { Int($0.rounded()) }
      return inner.filter { $0 < length } + [length]
    }
    let (columns, rows) = (edges(width), edges(height))
    for (top, bottom) in zip(rows, rows.dropFirst()) where top < bottom {
      for (left, right) in zip(columns, columns.dropFirst()) where left < right {
        let color = mean(left..<right, top..<bottom)
        for y in top..<bottom {
          let row = result.row(y)
          for x in left..<right { row[x] = color }
        }
      }
    }
    return result
  }

  private func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> UInt32 {
    var sums: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    for y in rows {
      let row = self.row(y)
      for x in columns {
        let pixel = row[x]
        sums.0 += UInt64(pixel >> 24)
        sums.1 += UInt64(pixel >> 16 & 255)
        sums.2 += UInt64(pixel >> 8 & 255)
        sums.3 += UInt64(pixel & 255)
      }
    }
    let count = UInt64(columns.count * rows.count)
    func byte(_ sum: UInt64) -> UInt32 { UInt32((sum + count / 2) / count) }
    return byte(sums.0) << 24 | byte(sums.1) << 16 | byte(sums.2) << 8 | byte(sums.3)
  }

  /// The bitmap with each color component a sum of all three and a constant.
  ///
  /// Premultiplied components stay so: the constant is multiplied by the pixel's opacity.
  fileprivate func colored(by matrix: [[Double]]) -> Bitmap {
    let result = Bitmap(width: width, height: height)
    let weights = matrix.map { row in row.map { Int32(($0 * 65_536).rounded()) } }
    var last: (from: UInt32, to: UInt32) = (0, 0)
    for y in 0..<height {
      let (source, target) = (row(y), result.row(y))
      for x in 0..<width {
        if source[x] != last.from { last = (source[x], source[x].colored(by: weights)) }
        target[x] = last.to
      }
    }
    return result
  }
}

extension UInt32 {
  /// A premultiplied pixel with its components mixed by weights in 1/65536.
  fileprivate func colored(by weights: [[Int32]]) -> UInt32 {
    let parts = [Int64(self >> 16 & 255), Int64(self >> 8 & 255), Int64(self & 255)]
    let alpha = Int64(self >> 24)
    return weights.reduce(self >> 24) { pixel, row in
      var sum = alpha * Int64(row[3]) + 32_768
      for index in 0..<3 { sum += parts[index] * Int64(row[index]) }
      return pixel << 8 | UInt32(Swift.min(Swift.max(sum >> 16, 0), alpha))
    }
  }
}
