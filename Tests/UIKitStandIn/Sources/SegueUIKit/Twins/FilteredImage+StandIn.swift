import CoreGraphics
import SegueTimeline

extension CGImage {
  /// Core Image is the system's; the stand-in leaves the image as it is.
  func filtered(by filter: PictureFilter, scale: Double) -> CGImage { self }
}
