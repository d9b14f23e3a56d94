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
