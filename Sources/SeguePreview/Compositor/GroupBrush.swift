import SegueTimeline

extension LayerPreparation {
  /// Draws the visible part of a group's plane into an offscreen picture.
  func group(
    _ commands: [DrawCommand], _ radius: Double, _ resolution: Double, _ command: DrawCommand,
    _ toPlane: Homography, _ region: Region
  ) -> OwnedBrush? {
    guard resolution > 0, resolution.isFinite,
      let visible = visiblePart(of: command.shape, toPlane, region, margin: 3 * radius)
    else { return nil }
    let sides = max(visible.width, visible.height)
    // Pixels far beyond the output's resolution would not be visible.
    let largest = 2 * Double(max(output.width, output.height, 64))
    let most = 2 * Double(max(output.width * output.height, 64 * 64))
    let scale = min(
      resolution, largest / sides, LibM.sqrt(most / (visible.width * visible.height)))
    let left = (visible.minX * scale).rounded(.down)
    let top = (visible.minY * scale).rounded(.down)
    let picture = Bitmap(
      uninitializedWidth: max(1, Int((visible.maxX * scale).rounded(.up) - left)),
      height: max(1, Int((visible.maxY * scale).rounded(.up) - top)))
    let toPicture = Homography.placement(scaleX: scale, scaleY: scale, x: -left, y: -top)
    drawGroup(commands.map { $0.followed(by: toPicture) }, picture)
    let blurred = picture.blurred(sigma: radius * scale, kernels)
    let shown = masked(
      blurred, command.softMask, size: (picture.width, picture.height),
      through: .placement(scaleX: 1 / scale, scaleY: 1 / scale, x: left / scale, y: top / scale))
    let toPixels = toPlane.followed(by: toPicture)
    return reduced(shown, toPixels, region)
  }

  /// Creates a brush of the blurred pixels below, which already are in output coordinates.
  func backdrop(_ radius: Double, _ command: DrawCommand, _ region: Region) -> OwnedBrush? {
    guard let plane = command.transform.inverse else { return nil }
    let magnification = 1 / plane.areaScale(at: region.center).squareRoot()
    let sigma = radius * magnification
    guard sigma.isFinite else { return nil }
    let margin = Int(min(3 * sigma, 1e5).rounded(.up))
    let columns = (region.columns.lowerBound - margin..<region.columns.upperBound + margin)
      .clamped(to: 0..<output.width)
    let rows = (region.rows.lowerBound - margin..<region.rows.upperBound + margin)
      .clamped(to: 0..<output.height)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    let below = PixelRect(
      left: columns.lowerBound, top: rows.lowerBound, right: columns.upperBound,
      bottom: rows.upperBound)
    let toPixels = Homography.placement(
      scaleX: 1, scaleY: 1, x: -Double(columns.lowerBound), y: -Double(rows.lowerBound))
    let toPlane = Homography.placement(
      scaleX: 1, scaleY: 1, x: Double(columns.lowerBound), y: Double(rows.lowerBound)
    ).followed(by: plane)
    let blurred = masked(
      output.blurred(below, sigma: sigma, kernels), command.softMask,
      size: (below.width, below.height), through: toPlane)
    return reduced(blurred, toPixels, region)
  }

  private func reduced(
    _ reduced: ReducedBitmap, _ toPixels: Homography, _ region: Region
  ) -> OwnedBrush? {
    let scale = 1 / Double(reduced.factor)
    let map = toPixels.followed(by: .placement(scaleX: scale, scaleY: scale, x: 0, y: 0))
    var brush = Sampling(picture: Picture(reduced.bitmap), map: map, region: region).makeBrush()
    brush?.ownPixels = reduced.bitmap.width * reduced.bitmap.height
    return brush
  }

  /// The part of a shape's bounds that lies in the region, plus a margin.
  private func visiblePart(
    of shape: Shape, _ toPlane: Homography, _ region: Region, margin: Double
  ) -> Rect2D? {
    let corners = region.edges.flatMap {
      [Point2D(x: $0.x0, y: $0.y0), Point2D(x: $0.x1, y: $0.y1)]
    }
    let places = corners.compactMap { corner -> Point2D? in
      let image = toPlane.apply(corner)
      let place = Point2D(x: image.x / image.w, y: image.y / image.w)
      return place.x.isFinite && place.y.isFinite ? place : nil
    }
    guard !places.isEmpty else { return nil }
    return Rect2D(around: places).outset(by: margin).intersection(shape.bounds)
  }
}

extension DrawCommand {
  /// The command with its transform and clips followed by another map.
  fileprivate func followed(by map: Homography) -> DrawCommand {
    var result = self
    result.transform = transform.followed(by: map)
    result.clips = clips.map { clip in
      var clip = clip
      clip.transform = clip.transform.followed(by: map)
      return clip
    }
    return result
  }
}
