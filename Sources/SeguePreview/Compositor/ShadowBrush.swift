import SegueTimeline

extension LayerPreparation {
  /// Creates a shadow brush: a small blurred picture of the shape in its plane, stretched into place.
  ///
  /// The picture depends only on shape and radius, not on the layer's position.
  func shadow(
    _ color: Color, _ radius: Double, _ command: DrawCommand, _ toPlane: Homography,
    _ region: Region
  ) -> OwnedBrush? {
    var color = color
    color.alpha = 1
    guard radius > 0 else { return OwnedBrush(brush: .solid(color.premultiplied)) }
    let bounds = command.shape.bounds.outset(by: 3 * radius)
    let magnification = 1 / toPlane.areaScale(at: region.center).squareRoot()
    guard let scale = silhouetteScale(radius, bounds: bounds, magnification) else { return nil }
    let key = PictureCache.Key.silhouette(command.shape, sigma: radius, scale: scale, color)
    let picture = cache.picture(for: key) {
      silhouette(of: command.shape, color, bounds: bounds, scale: scale, sigma: radius)
    }
    let toPixels = toPlane.followed(
      by: .placement(
        scaleX: scale, scaleY: scale, x: -bounds.minX * scale, y: -bounds.minY * scale))
    return Sampling(picture: Picture(picture), map: toPixels, region: region).makeBrush()
  }

  /// Pixels per point: at most three per standard deviation, and at most the output's resolution.
  ///
  /// Powers of two, so that a growing layer reuses its cached shadow.
  private func silhouetteScale(
    _ radius: Double, bounds: Rect2D, _ magnification: Double
  ) -> Double? {
    guard magnification > 0, magnification.isFinite, bounds.width.isFinite, bounds.height.isFinite
    else { return nil }
    let largest = 2048 / max(bounds.width, bounds.height)
    var scale = 1.0
    while scale < magnification, scale < 64 { scale *= 2 }
    return min(scale, 3 / radius, largest)
  }

  private func silhouette(
    of shape: Shape, _ color: Color, bounds: Rect2D, scale: Double, sigma: Double
  ) -> Bitmap {
    let width = max(1, Int((bounds.width * scale).rounded(.up)))
    let height = max(1, Int((bounds.height * scale).rounded(.up)))
    let result = Bitmap(uninitializedWidth: width, height: height)
    let toPixels = Homography.placement(
      scaleX: scale, scaleY: scale, x: -bounds.minX * scale, y: -bounds.minY * scale)
    let area = shape.bounds
    var place = toPixels
    place.tx += area.minX * scale
    place.ty += area.minY * scale
    let fill = DrawCommand(
      .color(color), size: area.size, transform: place,
      clips: [Clip(shape, transform: toPixels)])
    drawGroup([fill], result)
    return result.blurred(sigma: sigma * scale, kernels).bitmap
  }
}
