/// How the colors of a mark are mixed with those behind it, by the names and formulas of the W3C's
/// "Compositing and Blending".
package enum BlendMode: String, CaseIterable, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case hardLight = "hard-light"
  case softLight = "soft-light"
  case difference, exclusion, hue, saturation, color, luminosity
  case plusLighter = "plus-lighter"
}
