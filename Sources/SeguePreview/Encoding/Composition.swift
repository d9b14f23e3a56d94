extension Bitmap {
  /// Sets every pixel.
  package func fill(_ word: UInt32) {
    for y in 0..<height { row(y).update(repeating: word, count: width) }
  }

  /// Returns the picture scaled down to fit a size, with its aspect ratio; never enlarged.
  package func fitted(width most: Int, height highest: Int) -> Bitmap {
    if width <= most, height <= highest { return self }
    if width * highest >= height * most {
      return scaled(width: most, height: max(1, (height * most + width / 2) / width))
    }
    return scaled(width: max(1, (width * highest + height / 2) / height), height: highest)
  }

  /// Replaces a region with a picture with rounded corners: much faster than drawing it.
  ///
  /// - Precondition: the picture lies inside the bitmap.
  package func replace(with picture: Bitmap, x left: Int, y top: Int, cornerRadius: Double) {
    precondition(left >= 0 && left + picture.width <= width, "the picture lies inside")
    precondition(top >= 0 && top + picture.height <= height, "the picture lies inside")
    let corners = CornerCoverage(width: picture.width, height: picture.height, radius: cornerRadius)
    let reach = min(corners.reach, picture.width / 2)
    for y in 0..<picture.height {
      let (target, source) = (row(top + y) + left, picture.row(y))
      let isPlain = y >= reach && y < picture.height - reach
      let inset = isPlain ? 0 : reach
      (target + inset).update(from: source + inset, count: picture.width - 2 * inset)
      for x in 0..<inset {
        let other = picture.width - 1 - x
        target[x] = over(source[x], target[x], coverage: corners.coverage(x, y))
        target[other] = over(source[other], target[other], coverage: corners.coverage(other, y))
      }
    }
  }

  /// Returns a copy of a range of rows.
  package func rows(_ range: Range<Int>) -> Bitmap {
    cropped(to: PixelRect(left: 0, top: range.lowerBound, right: width, bottom: range.upperBound))
  }

  /// Draws a picture with rounded corners over this one.
  ///
  /// - Precondition: the picture lies inside the bitmap.
  package func draw(_ picture: Bitmap, x left: Int, y top: Int, cornerRadius: Double) {
    precondition(left >= 0 && left + picture.width <= width, "the picture lies inside")
    precondition(top >= 0 && top + picture.height <= height, "the picture lies inside")
    let corners = CornerCoverage(width: picture.width, height: picture.height, radius: cornerRadius)
    for y in 0..<picture.height {
      let target = row(top + y) + left
      let source = picture.row(y)
      for x in 0..<picture.width {
        target[x] = over(source[x], target[x], coverage: corners.coverage(x, y))
      }
    }
  }
}

/// Composites one premultiplied pixel over another with a coverage.
private func over(_ source: UInt32, _ target: UInt32, coverage: UInt32) -> UInt32 {
  let rest = 255 - (source >> 24 * coverage + 127) / 255
  var word: UInt32 = 0
  for shift in stride(from: UInt32(0), through: 24, by: 8) {
    let sum = (source >> shift & 255) * coverage + (target >> shift & 255) * rest
    word |= min(255, (sum + 127) / 255) << shift
  }
  return word
}
