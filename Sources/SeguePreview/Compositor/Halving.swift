import CSegueKernels

extension Bitmap {
  /// The bitmap at half its size: each pixel is the mean of four; an odd last row or column is
  /// repeated.
  func halved(_ kernels: Kernels) -> Bitmap { halved(bounds, kernels) }

  /// A part of the bitmap at half its size.
  ///
  /// - Precondition: the part is not empty and lies inside.
  func halved(_ part: PixelRect, _ kernels: Kernels) -> Bitmap {
    let functions = kernels.functions
    let (width, height) = (part.width, part.height)
    let result = Bitmap(uninitializedWidth: (width + 1) / 2, height: (height + 1) / 2)
    for y in 0..<result.height {
      let upper = row(part.top + 2 * y) + part.left
      let lower = row(part.top + min(2 * y + 1, height - 1)) + part.left
      functions.halve(result.row(y), upper, lower, width / 2)
      guard !width.isMultiple(of: 2) else { continue }
      // In arrays: of a tuple's element only that element may be read through a pointer to it.
      let first = [upper[width - 1], upper[width - 1]]
      let second = [lower[width - 1], lower[width - 1]]
      functions.halve(result.row(y) + width / 2, first, second, 1)
    }
    return result
  }
}

/// The number of times to halve a picture before sampling it.
///
/// Bilinear sampling reads two pixels along each axis: below half size it would skip some. The
/// tolerance keeps a picture at exactly half its size sharp.
///
/// - Parameters:
///   - areaScale: the number of output pixels that one pixel of the picture covers.
///   - side: the picture's longer side, in pixels; the kernels accept at most 32768.
func halvings(areaScale: Double, side: Int) -> Int {
  var level = 0
  var scale = areaScale
  while scale < 0.245 && scale > 0 && level < 12 || side >> level > 32768 {
    scale *= 4
    level += 1
  }
  return level
}
