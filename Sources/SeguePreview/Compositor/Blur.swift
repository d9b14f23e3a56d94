import CSegueKernels
import SegueTimeline

/// A picture at a fraction of its size.
struct ReducedBitmap {
  let bitmap: Bitmap
  /// How many pixels of the original one pixel stands for, each way.
  let factor: Int
}

extension Bitmap {
  /// The bitmap blurred by a Gaussian, nearly: three boxes at a reduced size.
  ///
  /// What lies beyond an edge looks like the edge. Bitmaps are halved while at least three of their
  /// pixels fit into the standard deviation.
  ///
  /// - Parameter sigma: the standard deviation, in pixels.
  func blurred(sigma: Double, _ kernels: Kernels) -> ReducedBitmap {
    var reduced = self
    var factor = 1
    while sigma / Double(factor) >= 6, reduced.width > 1 || reduced.height > 1 {
      reduced = reduced.halved(kernels)
      factor *= 2
    }
    // Halving and the way back up blur too: by a twelfth and a sixth of a pixel squared.
    let own: Double = factor > 1 ? 0.25 : 0
    let remaining = sigma * sigma / Double(factor * factor) - own
    guard let box = segue_box(variance: remaining / 3) else {
      return ReducedBitmap(bitmap: reduced, factor: factor)
    }
    let result = reduced.boxBlurredAndTransposed(box).boxBlurredAndTransposed(box)
    return ReducedBitmap(bitmap: result, factor: factor)
  }

  private func boxBlurredAndTransposed(_ box: segue_box) -> Bitmap {
    let result = Bitmap(width: height, height: width)
    let scratch = UnsafeMutablePointer<Float>.allocate(
      capacity: 8 * (width + 2 * Int(box.radius) + 4))
    defer { scratch.deallocate() }
    segue_blur_transposed(
      result.row(0), result.bytesPerRow / 4, row(0), bytesPerRow / 4, width, height, box, scratch)
    return result
  }
}

extension segue_box {
  /// The box with a given variance, in pixels squared; nil where that is too small to see.
  ///
  /// Its ends are fractions of a pixel (Gwosdek, Grewenig, Bruhn and Weickert, "Theoretical
  /// foundations of Gaussian convolution by extended box filtering", 2011), so that the blur grows
  /// smoothly with its radius.
  init?(variance: Double) {
    guard variance > 0.01, variance < 1e6 else { return nil }
    var radius = 0.0
    while (radius + 1) * (radius + 2) / 3 <= variance { radius += 1 }
    let whole = 2 * radius + 1
    let moment = radius * (radius + 1) * whole / 3
    let edge = (variance * whole - moment) / (2 * ((radius + 1) * (radius + 1) - variance))
    self.init(radius: Int32(radius), edge: Float(edge))
  }
}
