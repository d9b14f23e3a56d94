private import CImageLibraries
internal import SegueCatalog
import SegueScenes
private import SegueTimeline

extension Canvas {
  /// Draws a figure's shadow: its coverage, moved and blurred, in the shadow's color.
  func draw(_ shadow: MarkShadow, of figure: Figure) {
    let pixels = deviceScale
    let sigma = shadow.radius * pixels
    guard let area = shadowArea(shadow, of: figure, margin: 3 * sigma + 1),
      let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, area.width, area.height)
    else { return }
    defer { cairo_surface_destroy(mask) }
    cover(mask, with: figure, moved: shadow.offset, area: area)
    cairo_surface_flush(mask)
    if let bytes = cairo_image_surface_get_data(mask) {
      let plane = AlphaPlane(
        bytes: bytes, width: Int(area.width), height: Int(area.height),
        bytesPerRow: Int(cairo_image_surface_get_stride(mask)))
      plane.blur(sigma: sigma)
    }
    cairo_surface_mark_dirty(mask)
    save()
    cairo_identity_matrix(context)
    setPaint(.color(shadow.color), over: figure.frame, opacity: figure.opacity)
    cairo_mask_surface(context, mask, Double(area.x), Double(area.y))
    restore()
  }

  /// A rectangle of pixels.
  private struct Area {
    var x: Int32
    var y: Int32
    var width: Int32
    var height: Int32
  }

  /// The number of pixels per point, horizontally.
  private var deviceScale: Double {
    var (x, y) = (1.0, 0.0)
    cairo_user_to_device_distance(context, &x, &y)
    return LibM.hypot(x, y)
  }

  /// The pixels that the shadow can darken, limited to those that affect the bitmap.
  private func shadowArea(_ shadow: MarkShadow, of figure: Figure, margin: Double) -> Area? {
    let frame = figure.frame.offset(by: shadow.offset)
    var (left, top) = (frame.minX, frame.minY)
    var (right, bottom) = (frame.maxX, frame.maxY)
    cairo_user_to_device(context, &left, &top)
    cairo_user_to_device(context, &right, &bottom)
    let reach = Rect2D(
      x: left - margin, y: top - margin, width: right - left + 2 * margin,
      height: bottom - top + 2 * margin)
    // Outside the bitmap, only pixels within the blur's reach matter.
    let view = Rect2D(
      x: -margin, y: -margin, width: Double(bitmap.width) + 2 * margin,
      height: Double(bitmap.height) + 2 * margin)
    guard let seen = reach.intersection(view), seen.width < Self.longestSide,
      seen.height < Self.longestSide
    else { return nil }
    let x = seen.minX.rounded(.down)
    let y = seen.minY.rounded(.down)
    return Area(
      x: Int32(x), y: Int32(y), width: Int32(seen.maxX.rounded(.up) - x),
      height: Int32(seen.maxY.rounded(.up) - y))
  }

  private func cover(
    _ mask: OpaquePointer, with figure: Figure, moved offset: Point2D, area: Area
  ) {
    guard let pen = cairo_create(mask) else { return }
    defer { cairo_destroy(pen) }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    trace(figure.form, in: figure.frame.offset(by: offset))
    let path = cairo_copy_path(context)
    defer { cairo_path_destroy(path) }
    cairo_new_path(context)
    cairo_translate(pen, -Double(area.x), -Double(area.y))
    cairo_transform(pen, &matrix)
    cairo_append_path(pen, path)
    cairo_fill(pen)
  }
}
