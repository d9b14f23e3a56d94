private import CImageLibraries
internal import SegueCatalog
import SegueScenes
internal import SegueTimeline

extension Canvas {
  /// Begins drawing off the screen, if a group has to be composited as a whole.
  func beginGroup(_ group: MarkGroup) {
    if group.isComposited { cairo_push_group(context) }
  }

  /// Composites everything drawn since ``beginGroup(_:)`` with the group's opacity, mask and blend mode.
  func endGroup(_ group: MarkGroup) {
    guard group.isComposited, let content = cairo_pop_group(context) else { return }
    defer { cairo_pattern_destroy(content) }
    cairo_set_operator(context, group.blend.cairoOperator)
    guard let mask = group.mask else {
      cairo_set_source(context, content)
      cairo_paint_with_alpha(context, group.opacity)
      return
    }
    // Nothing shows through a mask without an area.
    guard !group.frame.isEmpty else { return }
    setPaint(mask, over: group.frame, opacity: group.opacity)
    let coverage = cairo_pattern_reference(cairo_get_source(context))
    defer { cairo_pattern_destroy(coverage) }
    cairo_set_source(context, content)
    cairo_mask(context, coverage)
  }
}

extension MarkGroup {
  fileprivate var isComposited: Bool { opacity < 1 || blend != .normal || mask != nil }
}

extension BlendMode {
  fileprivate var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
