import SegueTimeline

/// Prepares draw commands for the row loop of one bitmap.
struct LayerPreparation {
  let output: Bitmap
  let kernels: Kernels
  let cache: PictureCache
  /// Draws a group's commands over a whole bitmap.
  let drawGroup: ([DrawCommand], Bitmap) -> Void

  private var viewport: Viewport {
    Viewport(width: Double(output.width), height: Double(output.height))
  }

  /// The prepared layer for a command, or nil where it draws nothing.
  func layer(for command: DrawCommand) -> PreparedLayer? {
    var opacity = Int32((unit(command.opacity) * 256).rounded())
    var shape = command.shape
    var hasHardEdges = false
    if case .shadow(let color, let radius) = command.content {
      opacity = Int32((unit(command.opacity) * unit(color.alpha) * 256).rounded())
      shape = shape.outset(by: 3 * max(0, radius))
      // Where a clip cuts the shadow off, its edge is smoothed.
      hasHardEdges = radius > 0 && command.clips.isEmpty
    }
    guard opacity > 0, command.transform.isFinite,
      let limits = limits(of: command, shape: shape),
      let source = source(of: command, region: limits.region)
    else { return nil }
    return PreparedLayer(
      region: limits.region, masks: limits.masks, source: source, opacity: opacity,
      isOpaque: isOpaque(command, source.brush), hasHardEdges: hasHardEdges)
  }

  private func isOpaque(_ command: DrawCommand, _ brush: Brush) -> Bool {
    switch (brush, command.content) {
    case (.solid(let color), _): color >> 24 == 255
    case (_, .backdrop): command.softMask == nil
    case (_, .linearGradient(let stops, _, _)): stops.allSatisfy { $0.color.alpha >= 1 }
    case (_, .shadow): false
    default: command.isOpaque
    }
  }

  // MARK: Visible region

  private func limits(
    of command: DrawCommand, shape: Shape
  ) -> (region: Region, masks: [Region])? {
    var polygon = shape.projected(by: command.transform, to: viewport)
    var masks: [Region] = []
    for clip in contentLimit(of: command) + command.clips {
      let border = clip.shape.projected(by: clip.transform, to: viewport)
      if clip.isInverted {
        // An inverted clip without an area cuts nothing away.
        if let hole = Region(border, isInverted: true) { masks.append(hole) }
      } else if clip.shape.isConvex {
        polygon = intersection(polygon, convex: border)
      } else if let mask = Region(border) {
        masks.append(mask)
      } else {
        return nil
      }
    }
    return Region(polygon).map { ($0, masks) }
  }

  /// Clips content with a size to that size.
  private func contentLimit(of command: DrawCommand) -> [Clip] {
    switch command.content {
    case .group, .shadow, .backdrop: return []
    case .bitmap, .color, .linearGradient, .outline:
      let shape = Shape.rect(Rect2D(origin: .zero, size: command.size))
      return shape == command.shape ? [] : [Clip(shape, transform: command.transform)]
    }
  }

  // MARK: Pixel source

  private func source(of command: DrawCommand, region: Region) -> OwnedBrush? {
    guard let toPlane = command.transform.inverse else { return nil }
    switch command.content {
    case .color(let color):
      return OwnedBrush(brush: .solid(color.premultiplied))
    case .bitmap(let bitmap, let crop):
      return brush(of: bitmap, crop: crop, size: command.size, toPlane, region)
    case .outline: return nil
    case .linearGradient(let stops, let start, let end):
      return gradient(stops, from: start, to: end, command.size, toPlane, region)
    case .shadow(let color, let radius):
      return shadow(color, max(0, radius), command, toPlane, region)
    case .group(let commands, let radius, let resolution):
      return group(commands, max(0, radius), resolution, command, toPlane, region)
    case .backdrop(let radius):
      return backdrop(max(0, radius), command, region)
    }
  }

  private func brush(
    of bitmap: Bitmap, crop: Rect2D, size: Size2D, _ toPlane: Homography, _ region: Region
  ) -> OwnedBrush? {
    guard !size.isEmpty, !crop.isEmpty else { return nil }
    let toPixels = toPlane.followed(
      by: .placement(
        scaleX: crop.width / size.width, scaleY: crop.height / size.height, x: crop.minX,
        y: crop.minY))
    let covered = 1 / toPixels.areaScale(at: region.center)
    let level = halvings(areaScale: covered, side: max(bitmap.width, bitmap.height))
    var picture = bitmap
    for step in stride(from: 1, through: level, by: 1) {
      let larger = picture
      let key = PictureCache.Key.halved(ObjectIdentifier(bitmap), level: step)
      picture = cache.picture(for: key, of: bitmap) { larger.halved(kernels) }
    }
    return sample(picture, toPixels, reducedBy: 1 << level, crop: crop, region)
  }

  private func sample(
    _ bitmap: Bitmap, _ toPixels: Homography, reducedBy factor: Int = 1, crop: Rect2D? = nil,
    _ region: Region
  ) -> OwnedBrush? {
    let scale = 1 / Double(factor)
    let map = toPixels.followed(by: .placement(scaleX: scale, scaleY: scale, x: 0, y: 0))
    let crop = crop.map {
      Rect2D(
        x: $0.minX * scale, y: $0.minY * scale, width: $0.width * scale, height: $0.height * scale)
    }
    let part = crop.flatMap { crop in
      (factor > 1 ? Picture(bitmap, inside: crop) : nil) ?? Picture(bitmap, touchedBy: crop)
    }
    guard let picture = crop == nil ? Picture(bitmap) : part else { return nil }
    return Sampling(picture: picture, map: map, region: region).makeBrush()
  }
}

/// A draw command prepared for the row loop.
struct PreparedLayer {
  /// The visible part of the output.
  let region: Region
  /// Additional masks that are not convex and so could not be clipped into the region.
  let masks: [Region]
  /// The source of its pixels.
  let source: OwnedBrush
  /// The opacity, 1…256.
  let opacity: Int32
  /// Whether its pixels replace what lies below wherever coverage is full.
  let isOpaque: Bool
  /// Whether partly covered edge pixels are drawn fully, as for shadows, which fade by themselves.
  let hasHardEdges: Bool

  /// The rows in which the layer may be visible.
  var rows: Range<Int> {
    masks.reduce(region.rows) { $1.isInverted ? $0 : $0.clamped(to: $1.rows) }
  }

  /// Whether it fully hides what it covers.
  var hides: Bool { isOpaque && opacity == 256 }
}
