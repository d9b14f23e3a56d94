private import CImageLibraries
internal import SegueCatalog
import SegueScenes
internal import SegueTimeline

extension Canvas {
  /// Draws a figure's shadow, fill and stroke.
  func draw(_ figure: Figure) {
    guard figure.opacity > 0, !figure.frame.isEmpty else { return }
    if let shadow = figure.shadow { draw(shadow, of: figure) }
    if let fill = figure.fill {
      trace(figure.form, in: figure.frame)
      setPaint(fill, over: figure.frame, opacity: figure.opacity)
      cairo_fill(context)
    }
    if let stroke = figure.stroke, stroke.width > 0 { draw(stroke, of: figure) }
  }

  /// Strokes a rectangle or an ellipse inside its edge, as a layer's border is; an outline along
  /// its center line.
  private func draw(_ stroke: Stroke, of figure: Figure) {
    let inset = figure.form.borderInset(of: stroke)
    trace(figure.form.shrunk(by: inset), in: figure.frame.shrunk(by: inset))
    setPaint(stroke.paint, over: figure.frame, opacity: figure.opacity)
    cairo_set_line_width(context, stroke.width)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, figure.form.join)
    cairo_stroke(context)
  }

  /// Clips further drawing to a figure.
  func clip(to form: Figure.Form, in frame: Rect2D) {
    trace(form, in: frame)
    cairo_clip(context)
  }

  /// Draws another bitmap, fitted to a frame.
  func draw(_ picture: Bitmap, in frame: Rect2D, fit: ContentFit) {
    let whole = PixelRect(left: 0, top: 0, right: picture.width, bottom: picture.height)
    let placed = fit.placement(of: whole, in: frame)
    let (across, down) = (
      placed.frame.width / placed.crop.width, placed.frame.height / placed.crop.height
    )
    save()
    defer { restore() }
    clip(to: .rect(.zero), in: placed.frame)
    draw(
      picture,
      in: Rect2D(
        x: placed.frame.minX - placed.crop.minX * across,
        y: placed.frame.minY - placed.crop.minY * down, width: Double(picture.width) * across,
        height: Double(picture.height) * down))
  }

  private func draw(_ picture: Bitmap, in frame: Rect2D) {
    guard !frame.isEmpty,
      let source = cairo_image_surface_create_for_data(
        picture.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
        Int32(picture.width), Int32(picture.height), Int32(picture.bytesPerRow))
    else { return }
    defer { cairo_surface_destroy(source) }
    save()
    defer { restore() }
    cairo_translate(context, frame.minX, frame.minY)
    cairo_scale(
      context, frame.width / Double(picture.width), frame.height / Double(picture.height))
    cairo_set_source_surface(context, source, 0, 0)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_rectangle(context, 0, 0, Double(picture.width), Double(picture.height))
    cairo_fill(context)
  }
}

extension Figure.Form {
  fileprivate func borderInset(of stroke: Stroke) -> Double {
    if case .outline = self { 0 } else { stroke.width / 2 }
  }

  /// A rectangle's border has square corners.
  fileprivate var join: cairo_line_join_t {
    if case .rect = self { CAIRO_LINE_JOIN_MITER } else { CAIRO_LINE_JOIN_ROUND }
  }

  fileprivate func shrunk(by inset: Double) -> Figure.Form {
    guard case .rect(let radii) = self else { return self }
    var result = CornerRadii(
      topLeft: max(0, radii.topLeft - inset), topRight: max(0, radii.topRight - inset),
      bottomRight: max(0, radii.bottomRight - inset),
      bottomLeft: max(0, radii.bottomLeft - inset))
    result.curve = radii.curve
    return .rect(result)
  }
}

extension Rect2D {
  fileprivate func shrunk(by inset: Double) -> Rect2D {
    Rect2D(
      x: minX + inset, y: minY + inset, width: max(0, width - 2 * inset),
      height: max(0, height - 2 * inset))
  }
}
