#if canImport(UIKit)
import SegueTimeline
import UIKit

/// The picture of a screen or an element that a layer shows.
enum Picture {
  /// A view that UIKit copied.
  case view(UIView)
  /// A region of an image, in fractions of its size; and the size of the region, in points.
  case image(CGImage, region: Rect2D, size: Size2D)
}
#endif
