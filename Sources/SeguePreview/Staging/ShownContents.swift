import SegueTimeline

/// The contents of a layer that shows a screen or element: a picture, or only an outline of some size.
enum ShownContents: Sendable {
  case picture(PictureRegion)
  case outline(Size2D)

  /// Whether nothing of it is transparent.
  var isOpaque: Bool { if case .picture(let picture) = self { picture.isOpaque } else { true } }

  /// Returns what is drawn, and its frame in the layer.
  func content(of layer: Int, fit: ContentFit, in bounds: Rect2D) -> (Content, frame: Rect2D) {
    switch self {
    case .picture(let picture):
      let place = fit.placement(of: picture.pixels, in: bounds)
      return (.bitmap(picture.bitmap, crop: place.crop), place.frame)
    case .outline(let size):
      let place = fit.placement(of: size, in: bounds)
      return (.outline(layer: layer, crop: place.crop), place.frame)
    }
  }
}
