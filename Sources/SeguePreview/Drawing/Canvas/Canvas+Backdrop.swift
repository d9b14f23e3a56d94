private import CImageLibraries
internal import SegueCatalog
import SegueScenes
internal import SegueTimeline

extension Canvas {
  /// Blurs what has been drawn so far inside a figure, whose edge pixels extend outwards.
  ///
  /// - Parameter radius: the standard deviation of the blur, in points.
  func blur(_ form: Figure.Form, in frame: Rect2D, radius: Double) {
    var (left, top) = (frame.minX, frame.minY)
    var (right, bottom) = (frame.maxX, frame.maxY)
    cairo_user_to_device(context, &left, &top)
    cairo_user_to_device(context, &right, &bottom)
    var (x, y) = (radius, 0.0)
    cairo_user_to_device_distance(context, &x, &y)
    let sigma = LibM.hypot(x, y)
    let area = PixelRect(
      left: Int(left.rounded(.down)), top: Int(top.rounded(.down)),
      right: Int(right.rounded(.up)), bottom: Int(bottom.rounded(.up))
    ).clamped(width: bitmap.width, height: bitmap.height)
    guard !area.isEmpty else { return }
    cairo_surface_flush(surface)
    let reduced = bitmap.blurred(area, sigma: sigma, .best)
    save()
    defer { restore() }
    clip(to: form, in: frame)
    cairo_identity_matrix(context)
    let factor = Double(reduced.factor)
    draw(
      reduced.bitmap,
      in: Rect2D(
        x: Double(area.left), y: Double(area.top), width: Double(reduced.bitmap.width) * factor,
        height: Double(reduced.bitmap.height) * factor), fit: .stretch)
  }
}
