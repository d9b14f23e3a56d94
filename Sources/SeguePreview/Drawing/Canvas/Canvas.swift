internal import CImageLibraries
internal import SegueCatalog
import SegueScenes
import SegueSystem
internal import SegueTimeline

/// A cairo drawing context for a bitmap; the canvas owns cairo's handles.
struct Canvas: ~Copyable {
  let bitmap: Bitmap
  let context: OpaquePointer
  let surface: OpaquePointer

  /// The longest side that cairo supports, in pixels.
  static let longestSide = 32_767.0
  /// The maximum number of pixels in a bitmap.
  static let maxPixels = PixelBudget.limit / 4

  /// Creates a transparent canvas whose pixels cover a rectangle, in points.
  ///
  /// A fractional number of pixels is rounded up, and the drawing is stretched to fill it.
  init(showing rect: Rect2D, scale: Double) throws(DrawingError) {
    let width = (rect.width * scale - 1e-6).rounded(.up)
    let height = (rect.height * scale - 1e-6).rounded(.up)
    guard width >= 1, height >= 1, width <= Self.longestSide, height <= Self.longestSide,
      width * height <= Self.maxPixels
    else {
      throw .badSize(rect.size, scale: scale)
    }
    let bitmap = Bitmap(width: Int(width), height: Int(height))
    let surface = cairo_image_surface_create_for_data(
      bitmap.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
      Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.bytesPerRow))
    let context = cairo_create(surface)
    guard let surface, let context else { throw .cairo("out of memory") }
    self.bitmap = bitmap
    self.surface = surface
    self.context = context
    cairo_set_tolerance(context, 0.05)
    cairo_scale(context, width / rect.width, height / rect.height)
    cairo_translate(context, -rect.minX, -rect.minY)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Completes the drawing and returns the bitmap.
  consuming func finished() throws(DrawingError) -> Bitmap {
    cairo_surface_flush(surface)
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cairo(cairo_status_to_string(status).map { String(cString: $0) } ?? "\(status)")
    }
    return bitmap
  }

  /// Fills the canvas with a color.
  func fill(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_paint(context)
  }

  /// Maps one frame onto another for further drawing.
  func map(_ frame: Rect2D, onto other: Rect2D) {
    guard !frame.isEmpty else { return }
    cairo_translate(context, other.minX, other.minY)
    cairo_scale(context, other.width / frame.width, other.height / frame.height)
    cairo_translate(context, -frame.minX, -frame.minY)
  }

  /// Rotates further drawing clockwise, in degrees.
  func rotate(by degrees: Double, about center: Point2D) {
    let angle = degrees * .pi / 180
    let (cosine, sine) = (LibM.cos(angle), LibM.sin(angle))
    var matrix = cairo_matrix_t(
      xx: cosine, yx: sine, xy: -sine, yy: cosine,
      x0: center.x - center.x * cosine + center.y * sine,
      y0: center.y - center.x * sine - center.y * cosine)
    cairo_transform(context, &matrix)
  }

  /// Saves the context's state until ``restore()``.
  func save() { cairo_save(context) }

  /// Restores the context's state from the last ``save()``.
  func restore() { cairo_restore(context) }
}

extension Canvas {
  /// Draws a paragraph from its glyphs' outlines: unhinted, at subpixel positions, antialiased in
  /// gray.
  func draw(_ block: TextBlock, fonts: FontSet) {
    guard block.opacity > 0, block.style.size > 0 else { return }
    let layout = TextLayout(block, fonts: fonts)
    cairo_new_path(context)
    for placed in layout.lines {
      for (glyph, x) in placed.line.glyphs {
        let origin = Point2D(x: placed.origin.x + x, y: placed.origin.y)
        trace(glyph.outline, scale: layout.unit, at: origin)
      }
    }
    setPaint(.color(block.color), over: .zero, opacity: block.opacity)
    cairo_fill(context)
  }
}

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
