internal import CCairo
internal import SegueCatalog
internal import SegueTimeline

/// A bitmap under cairo's pen; whoever owns the canvas owns cairo's handles.
struct Canvas: ~Copyable {
  let bitmap: Bitmap
  let context: OpaquePointer
  private let surface: OpaquePointer

  /// The longest side that cairo can address.
  static let longestSide = 32_767.0
  /// The most pixels of a bitmap: a gigabyte.
  static let mostPixels = 268_435_456.0

  /// A transparent canvas on which a rectangle, in points, fills every pixel.
  ///
  /// A side that is no whole number of pixels is rounded up, and the drawing stretched to fill it.
  init(showing rect: Rect, scale: Double) throws(DrawingError) {
    let width = (rect.width * scale - 1e-6).rounded(.up)
    let height = (rect.height * scale - 1e-6).rounded(.up)
    guard width >= 1, height >= 1, width <= Self.longestSide, height <= Self.longestSide,
      width * height <= Self.mostPixels
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

  /// The bitmap, when all has been drawn.
  consuming func finished() throws(DrawingError) -> Bitmap {
    cairo_surface_flush(surface)
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cairo(String(cString: cairo_status_to_string(status)))
    }
    return bitmap
  }

  /// Covers everything with a colour.
  func fill(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_paint(context)
  }

  /// Draws what follows moved and scaled: a frame lands on another one.
  func map(_ frame: Rect, onto other: Rect) {
    guard !frame.isEmpty else { return }
    cairo_translate(context, other.minX, other.minY)
    cairo_scale(context, other.width / frame.width, other.height / frame.height)
    cairo_translate(context, -frame.minX, -frame.minY)
  }

  /// Remembers the pen's state until ``restore()``.
  func save() { cairo_save(context) }

  /// Takes back what changed about the pen since ``save()``.
  func restore() { cairo_restore(context) }
}
