package import SegueTimeline

/// A color for light and dark appearance.
package struct SceneColor: Hashable, Sendable {
  package var light: Color
  package var dark: Color

  package static let clear = SceneColor(.clear)
  /// The default text color.
  package static let label = SceneColor(light: .black, dark: .white)

  package init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// Creates a color that is the same in both appearances.
  package init(_ color: Color) {
    self.init(light: color, dark: color)
  }

  package func color(dark isDark: Bool) -> Color { isDark ? dark : light }

  /// Returns the color with its opacity multiplied.
  package func faded(_ factor: Double) -> SceneColor {
    var copy = self
    copy.light.alpha *= factor
    copy.dark.alpha *= factor
    return copy
  }
}

/// The fill or stroke of a scene's figure.
package enum SceneFill: Hashable, Sendable {
  case color(SceneColor)
  case gradient(MarkGradient.Geometry, [Stop])

  /// A color of a gradient and its offset, 0…1.
  package struct Stop: Hashable, Sendable {
    package var offset: Double
    package var color: SceneColor

    package init(offset: Double, color: SceneColor) {
      self.offset = offset
      self.color = color
    }
  }

  /// The mirror image of a gradient.
  var mirrored: SceneFill {
    guard case .gradient(let geometry, let stops) = self else { return self }
    func mirrored(_ point: Point2D) -> Point2D { Point2D(x: 1 - point.x, y: point.y) }
    switch geometry {
    case .linear(let from, let to):
      return .gradient(.linear(from: mirrored(from), to: mirrored(to)), stops)
    case .radial(let center, let radius):
      return .gradient(.radial(center: mirrored(center), radius: radius), stops)
    }
  }

  package func paint(dark: Bool) -> Paint {
    switch self {
    case .color(let color): .color(color.color(dark: dark))
    case .gradient(let geometry, let stops):
      .gradient(
        MarkGradient(
          geometry: geometry,
          stops: stops.map { .init(offset: $0.offset, color: $0.color.color(dark: dark)) }))
    }
  }
}
