#if canImport(UIKit)
import UIKit

/// A view that stands for what others draw in its place.
@MainActor
protocol PicturePlaceholder: UIView {
  /// Whether a picture shows it elsewhere, so that what it stands for has to be hidden.
  var isLifted: Bool { get set }
}
#endif
