private import CImageLibraries
internal import SegueCatalog
import SegueScenes
internal import SegueTimeline

extension Canvas {
  /// Replaces the current path with a figure's.
  func trace(_ form: Figure.Form, in frame: Rect2D) {
    cairo_new_path(context)
    switch form {
    case .rect(let radii) where radii.largest > 0 && radii.curve == .continuous:
      trace(BezierLoop(frame, radii: radii.clockwise, .continuous))
    case .rect(let radii) where radii.largest > 0: traceRounded(frame, radii)
    case .rect:
      cairo_rectangle(context, frame.minX, frame.minY, frame.width, frame.height)
    case .ellipse: traceEllipse(frame)
    case .outline(let outline): trace(outline)
    }
  }

  /// Adds an outline to the current path, scaled about the origin and translated.
  func trace(_ outline: Outline, scale: Double = 1, at origin: Point2D = .zero) {
    func x(_ point: Point2D) -> Double { origin.x + point.x * scale }
    func y(_ point: Point2D) -> Double { origin.y + point.y * scale }
    for step in outline.steps {
      switch step {
      case .move(let end): cairo_move_to(context, x(end), y(end))
      case .line(let end): cairo_line_to(context, x(end), y(end))
      case .curve(let first, let second, let end):
        cairo_curve_to(context, x(first), y(first), x(second), y(second), x(end), y(end))
      case .close: cairo_close_path(context)
      }
    }
  }

  /// Adds a closed loop to the current path.
  private func trace(_ loop: BezierLoop) {
    let points = loop.points
    cairo_move_to(context, points[0].x, points[0].y)
    for index in stride(from: 1, to: points.count, by: 3) {
      let (first, second, end) = (points[index], points[index + 1], points[index + 2])
      cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
    }
    cairo_close_path(context)
  }

  private func traceRounded(_ frame: Rect2D, _ radii: CornerRadii) {
    let quarter = Double.pi / 2
    cairo_new_sub_path(context)
    let corners = [
      (Point2D(x: frame.maxX - radii.topRight, y: frame.minY + radii.topRight), radii.topRight),
      (
        Point2D(x: frame.maxX - radii.bottomRight, y: frame.maxY - radii.bottomRight),
        radii.bottomRight
      ),
      (
        Point2D(x: frame.minX + radii.bottomLeft, y: frame.maxY - radii.bottomLeft),
        radii.bottomLeft
      ),
      (Point2D(x: frame.minX + radii.topLeft, y: frame.minY + radii.topLeft), radii.topLeft),
    ]
    for (index, (center, radius)) in corners.enumerated() {
      let start = Double(index - 1) * quarter
      cairo_arc(context, center.x, center.y, radius, start, start + quarter)
    }
    cairo_close_path(context)
  }

  private func traceEllipse(_ frame: Rect2D) {
    guard !frame.isEmpty else { return }
    save()
    cairo_translate(context, frame.center.x, frame.center.y)
    cairo_scale(context, frame.width / 2, frame.height / 2)
    cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
    restore()
    cairo_close_path(context)
  }
}

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
