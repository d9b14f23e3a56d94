package import SegueTimeline

/// The fill or stroke paint of a figure.
package enum Paint: Hashable, Sendable {
  case color(Color)
  case gradient(MarkGradient)
}

/// A color gradient on the unit square of the figure's frame.
///
/// A gradient stretches with its frame: a cell and the full screen that it grows into show the same
/// one.
package struct MarkGradient: Hashable, Sendable {
  /// The geometry of the gradient.
  package enum Geometry: Hashable, Sendable {
    case linear(from: Point2D, to: Point2D)
    /// Ellipses around a center; the radius is a fraction of the frame's sides.
    case radial(center: Point2D, radius: Double)
  }

  /// A color and its offset, 0…1.
  package struct Stop: Hashable, Sendable {
    package var offset: Double
    package var color: Color

    package init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  package var geometry: Geometry
  package var stops: [Stop]

  package init(geometry: Geometry, stops: [Stop]) {
    self.geometry = geometry
    self.stops = stops
  }
}

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
