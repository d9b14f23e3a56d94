private import CImageLibraries
internal import SegueCatalog
import SegueScenes
internal import SegueTimeline

extension Canvas {
  /// Sets the paint of the next fill or stroke; a gradient spans the frame.
  func setPaint(_ paint: Paint, over frame: Rect2D, opacity: Double = 1) {
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * opacity)
    case .gradient(let gradient):
      setGradient(gradient, over: frame, opacity: opacity)
    }
  }

  private func setGradient(_ gradient: MarkGradient, over frame: Rect2D, opacity: Double) {
    guard !frame.isEmpty, let pattern = pattern(gradient.geometry) else { return }
    defer { cairo_pattern_destroy(pattern) }
    for stop in gradient.stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, stop.color.red, stop.color.green, stop.color.blue,
        stop.color.alpha * opacity)
    }
    // The pattern is defined on the unit square: the matrix maps the frame to it.
    var matrix = cairo_matrix_t()
    cairo_matrix_init(
      &matrix, 1 / frame.width, 0, 0, 1 / frame.height, -frame.minX / frame.width,
      -frame.minY / frame.height)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(context, pattern)
  }

  private func pattern(_ geometry: MarkGradient.Geometry) -> OpaquePointer? {
    switch geometry {
    case .linear(let from, let to): cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    case .radial(let center, let radius):
      cairo_pattern_create_radial(center.x, center.y, 0, center.x, center.y, radius)
    }
  }
}
