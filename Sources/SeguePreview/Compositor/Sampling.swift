import SegueTimeline

/// A brush together with the objects that own its memory.
struct OwnedBrush {
  var brush: Brush
  var owners: [AnyObject] = []
  /// The number of pixels that only this brush needs, such as those of a group.
  var ownPixels = 0
}

/// The inputs for choosing a picture's brush.
struct Sampling {
  let picture: Picture
  /// The map from output pixels to pixels of the picture's bitmap.
  let map: Homography
  /// The output pixels to be drawn.
  let region: Region

  /// Returns the cheapest brush that matches the map to within the precision of a weight.
  func makeBrush() -> OwnedBrush? {
    guard let map = normalizedMap else { return nil }
    if let shift = wholePixelShift(of: map) {
      return OwnedBrush(
        brush: .copy(picture.pixels, dx: shift.dx - picture.x, dy: shift.dy - picture.y),
        owners: [picture.bitmap])
    }
    let source = picture.atLeastTwoByTwo
    // Kernel positions count 1/128 pixels from the center of the picture's first pixel.
    let toKernel = Homography.placement(
      scaleX: 128, scaleY: 128, x: -128 * Double(picture.x) - 64, y: -128 * Double(picture.y) - 64)
    let kernelMap = map.followed(by: toKernel)
    return isAxisAligned(map)
      ? scaleBrush(source, kernelMap) : projectBrush(source, kernelMap)
  }

  private func scaleBrush(_ source: Picture, _ map: Homography) -> OwnedBrush {
    let taps = ScaleTaps(
      columns: region.columns, scale: map.xx, offset: map.tx, width: source.width)
    let brush = ScaleBrush(
      pixels: source.pixels, taps: taps.taps, origin: region.columns.lowerBound,
      columnCount: region.columns.count, scale: map.yy, offset: map.ty,
      moved: taps.moved)
    return OwnedBrush(brush: .scale(brush), owners: [source.bitmap, taps])
  }

  private func projectBrush(_ source: Picture, _ map: Homography) -> OwnedBrush {
    let brush = ProjectBrush(
      pixels: source.pixels, origin: region.columns.lowerBound, map: map)
    return OwnedBrush(brush: .project(brush), owners: [source.bitmap])
  }

  /// The map scaled so that depths are about 1; nil where that is impossible.
  private var normalizedMap: Homography? {
    let depth = map.apply(region.center).w
    guard depth != 0, depth.isFinite else { return nil }
    let result = map.divided(by: depth)
    return result.isFinite ? result : nil
  }

  // 1/512 pixel is below the resolution of the kernels' weights.
  private static let tolerance = 1.0 / 512

  private var extent: Double {
    Double(max(region.columns.upperBound, region.rows.upperBound))
  }

  private func isAxisAligned(_ map: Homography) -> Bool {
    let reach = extent * max(1, Double(max(picture.width, picture.height)))
    return (abs(map.xw) + abs(map.yw)) * reach < Self.tolerance
      && (abs(map.xy) + abs(map.yx)) * extent < Self.tolerance
  }

  private func wholePixelShift(of map: Homography) -> (dx: Int, dy: Int)? {
    guard isAxisAligned(map), abs(map.xx - 1) * extent < Self.tolerance,
      abs(map.yy - 1) * extent < Self.tolerance,
      abs(map.tx - map.tx.rounded()) < Self.tolerance,
      abs(map.ty - map.ty.rounded()) < Self.tolerance,
      abs(map.tx) < 1e6, abs(map.ty) < 1e6
    else { return nil }
    return (Int(map.tx.rounded()), Int(map.ty.rounded()))
  }
}

extension Region {
  /// The midpoint of the outermost rows and columns.
  var center: Point2D {
    Point2D(
      x: Double(columns.lowerBound + columns.upperBound) / 2,
      y: Double(rows.lowerBound + rows.upperBound) / 2)
  }
}

extension Homography {
  /// The same map with all elements divided by a number.
  func divided(by d: Double) -> Homography {
    var result = Homography.identity
    (result.xx, result.xy, result.xw) = (xx / d, xy / d, xw / d)
    (result.yx, result.yy, result.yw) = (yx / d, yy / d, yw / d)
    (result.tx, result.ty, result.tw) = (tx / d, ty / d, tw / d)
    return result
  }

  /// Whether every element is a finite number.
  var isFinite: Bool { [xx, xy, xw, yx, yy, yw, tx, ty, tw].allSatisfy(\.isFinite) }
}
