#if canImport(UIKit) && canImport(CoreImage)
import CoreImage
import SegueTimeline
import UIKit

extension CGImage {
  /// One for all pictures, since making a context is slow.
  ///
  /// Without a working color space, it changes color components as they are in sRGB.
  @MainActor private static let context = CIContext(options: [.workingColorSpace: NSNull()])

  /// The filtered image; the image itself if filtering fails.
  ///
  /// - Parameter scale: the number of pixels in a point.
  @MainActor
  func filtered(by filter: PictureFilter, scale: Double) -> CGImage {
    var image = CIImage(cgImage: self)
    let extent = image.extent
    if filter.pixels >= 1 {
      image = image.clampedToExtent().applyingFilter(
        "CIPixellate",
        parameters: [
          "inputScale": filter.pixels * scale, "inputCenter": CIVector(x: 0, y: extent.maxY),
        ]
      ).cropped(to: extent)
    }
    if filter.blur > 0 {
      image = image.clampedToExtent().applyingGaussianBlur(sigma: filter.blur * scale)
        .cropped(to: extent)
    }
    if filter.changesColors {
      let rows = filter.colorMatrix
      func vector(_ row: [Double]) -> CIVector { CIVector(x: row[0], y: row[1], z: row[2], w: 0) }
      image = image.applyingFilter(
        "CIColorMatrix",
        parameters: [
          "inputRVector": vector(rows[0]), "inputGVector": vector(rows[1]),
          "inputBVector": vector(rows[2]), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
          "inputBiasVector": CIVector(x: rows[0][3], y: rows[1][3], z: rows[2][3], w: 0),
        ])
    }
    return Self.context.createCGImage(image, from: extent) ?? self
  }
}
#endif
