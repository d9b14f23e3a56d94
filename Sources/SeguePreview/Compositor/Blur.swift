import CSegueKernels
import SegueTimeline

/// A picture at a fraction of its size.
struct ReducedBitmap {
  let bitmap: Bitmap
  /// The number of original pixels per reduced pixel, along each axis.
  let factor: Int
}

extension Bitmap {
  /// The bitmap with an approximate Gaussian blur: three box blurs at a reduced size.
  ///
  /// Edge pixels extend outwards. The bitmap is halved while the standard deviation is at least six
  /// of its pixels.
  ///
  /// - Parameter sigma: the standard deviation, in pixels.
  func blurred(sigma: Double, _ kernels: Kernels) -> ReducedBitmap {
    blurred(sigma: sigma, reducedBy: 1, kernels)
  }

  /// A part of the bitmap with the same blur, which a large one reads where it lies.
  ///
  /// - Precondition: the part is not empty and lies inside.
  func blurred(_ part: PixelRect, sigma: Double, _ kernels: Kernels) -> ReducedBitmap {
    if sigma >= Self.smallestHalved, part.width > 1 || part.height > 1 {
      halved(part, kernels).blurred(sigma: sigma, reducedBy: 2, kernels)
    } else {
      cropped(to: part).blurred(sigma: sigma, kernels)
    }
  }

  /// The standard deviation from which on a bitmap is halved, in its pixels.
  private static let smallestHalved = 6.0

  /// - Parameters:
  ///   - sigma: the standard deviation, in original pixels.
  ///   - reducedBy: the number of original pixels per pixel.
  private func blurred(
    sigma: Double, reducedBy first: Int, _ kernels: Kernels
  ) -> ReducedBitmap {
    var reduced = self
    var factor = first
    while sigma / Double(factor) >= Self.smallestHalved, reduced.width > 1 || reduced.height > 1 {
      reduced = reduced.halved(kernels)
      factor *= 2
    }
    // Halving and upsampling blur too: they add variances of 1/12 and 1/6 of a squared pixel.
    let own: Double = factor > 1 ? 0.25 : 0
    let remaining = sigma * sigma / Double(factor * factor) - own
    guard let box = segue_box(variance: remaining / 3) else {
      return ReducedBitmap(bitmap: reduced, factor: factor)
    }
    let result = reduced.boxBlurredAndTransposed(box).boxBlurredAndTransposed(box)
    return ReducedBitmap(bitmap: result, factor: factor)
  }

  private func boxBlurredAndTransposed(_ box: segue_box) -> Bitmap {
    let result = Bitmap(uninitializedWidth: height, height: width)
    let scratch = UnsafeMutablePointer<Float>.allocate(
      capacity: 8 * (width + 2 * Int(box.radius) + 4))
    defer { scratch.deallocate() }
    segue_blur_transposed(
      result.row(0), result.bytesPerRow / 4, row(0), bytesPerRow / 4, width, height, box, scratch)
    return result
  }
}

extension segue_box {
  /// The box with a given variance, in pixels squared; nil where the blur would be invisible.
  ///
  /// The box has fractional ends (Gwosdek, Grewenig, Bruhn and Weickert, "Theoretical foundations
  /// of Gaussian convolution by extended box filtering", 2011), so that the blur grows smoothly
  /// with its radius.
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
