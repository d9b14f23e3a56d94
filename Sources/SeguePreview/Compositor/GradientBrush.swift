import SegueTimeline

extension LayerPreparation {
  /// Creates a gradient brush: a picture of one ramp, stretched along the gradient's line and
  /// extended without limit across it.
  func gradient(
    _ stops: [GradientStop], from start: Point2D, to end: Point2D, _ size: Size2D,
    _ toPlane: Homography, _ region: Region
  ) -> OwnedBrush? {
    let stops = stops.filter { $0.offset.isFinite }.sorted { $0.offset < $1.offset }
    guard let last = stops.last, !size.isEmpty else { return nil }
    let line = Point2D(x: (end.x - start.x) * size.width, y: (end.y - start.y) * size.height)
    let lengthSquared = line.x * line.x + line.y * line.y
    guard lengthSquared > 0, lengthSquared.isFinite else {
      return OwnedBrush(brush: .solid(last.color.premultiplied))
    }
    let ramp = cache.picture(for: .ramp(stops)) { makeRamp(stops) }
    // Offsets 0 and 1 are the centers of the first and last pixels.
    let steps = Double(ramp.width - 1)
    var toRamp = Homography.placement(scaleX: 0, scaleY: 0, x: 0.5, y: 0.5)
    toRamp.xx = line.x / lengthSquared * steps
    toRamp.yx = line.y / lengthSquared * steps
    toRamp.tx -= start.x * size.width * toRamp.xx + start.y * size.height * toRamp.yx
    return Sampling(picture: Picture(ramp), map: toPlane.followed(by: toRamp), region: region)
      .makeBrush()
  }
}

private func makeRamp(_ stops: [GradientStop]) -> Bitmap {
  let ramp = Bitmap(width: 512, height: 2)
  for x in 0..<ramp.width {
    let color = color(of: stops, at: Double(x) / Double(ramp.width - 1))
    ramp[x, 0] = color
    ramp[x, 1] = color
  }
  return ramp
}

/// Interpolates colors and opacities separately, as Core Animation does: a transparent end adds its
/// own color.
private func color(of stops: [GradientStop], at offset: Double) -> UInt32 {
  let upper = stops.firstIndex { $0.offset > offset } ?? stops.count
  let before = stops[max(0, upper - 1)]
  let after = stops[min(upper, stops.count - 1)]
  let span = after.offset - before.offset
  let share = span > 0 ? unit((offset - before.offset) / span) : 0
  func mix(_ channel: KeyPath<Color, Double>) -> Double {
    let (a, b) = (unit(before.color[keyPath: channel]), unit(after.color[keyPath: channel]))
    return a + (b - a) * share
  }
  return Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    .premultiplied
}
