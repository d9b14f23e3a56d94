public import SegueTimeline

/// A drawing command with resolved numbers, in points from the container's top left corner.
package indirect enum Mark: Sendable {
  case figure(Figure)
  case text(TextBlock)
  case picture(name: String, frame: Rect2D, fit: ContentFit = .fill)
  case group(MarkGroup)
}

/// A filled or stroked figure.
package struct Figure: Hashable, Sendable {
  /// The figure's shape within its frame.
  package enum Form: Hashable, Sendable {
    case rect(CornerRadii)
    case ellipse
    /// An outline in container coordinates.
    case outline(Outline)
  }

  package var form: Form
  package var frame: Rect2D
  package var fill: Paint?
  package var stroke: Stroke?
  package var shadow: MarkShadow?
  package var opacity: Double

  package init(
    form: Form, frame: Rect2D, fill: Paint? = nil, stroke: Stroke? = nil, shadow: MarkShadow? = nil,
    opacity: Double = 1
  ) {
    self.form = form
    self.frame = frame
    self.fill = fill
    self.stroke = stroke
    self.shadow = shadow
    self.opacity = opacity
  }
}

/// The four corner radii of a rectangle, in points, and the shape of its corners.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: Double
  package var topRight: Double
  package var bottomRight: Double
  package var bottomLeft: Double
  package var curve = CornerCurve.circular

  package static let zero = CornerRadii(all: 0)

  package init(all radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The largest of the four.
  package var largest: Double { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }

  /// The four clockwise from the top left.
  package var clockwise: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }
}

/// A line along an outline, with round ends and joins; on a rectangle or an ellipse, an inner
/// border.
package struct Stroke: Hashable, Sendable {
  package var paint: Paint
  package var width: Double

  package init(paint: Paint, width: Double) {
    self.paint = paint
    self.width = width
  }
}

/// A soft shadow under a figure.
public struct MarkShadow: Hashable, Sendable {
  /// The shadow's color, with its opacity.
  public var color: Color
  /// The standard deviation of the blur, in points: what Core Animation calls `shadowRadius`.
  public var radius: Double
  /// The offset of the shadow from its figure, in points.
  public var offset: Point2D

  /// Creates a shadow.
  public init(color: Color, radius: Double, offset: Point2D) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

/// Marks drawn as one group: clipped, faded or omitted together.
package struct MarkGroup: Sendable {
  /// The element that the group represents, if any.
  package var element: ElementName?
  package var frame: Rect2D
  /// The figure behind the marks; its corner radii clip them if ``clips`` is set.
  package var ground: Figure
  package var clips: Bool
  package var opacity: Double
  package var ambient: AmbientMotion?
  /// The clockwise rotation about the frame's center, in degrees.
  package var rotation = 0.0
  /// How its colors are mixed with those behind it.
  package var blend = BlendMode.normal
  /// The paint over the frame whose opacity it is shown with; nil for full opacity.
  package var mask: Paint?
  /// The blur of what is behind the ground, as its standard deviation in points.
  package var backdropBlur = 0.0
  package var marks: [Mark]

  package init(
    element: ElementName?, frame: Rect2D, ground: Figure, clips: Bool, opacity: Double,
    ambient: AmbientMotion?, marks: [Mark]
  ) {
    self.element = element
    self.frame = frame
    self.ground = ground
    self.clips = clips
    self.opacity = opacity
    self.ambient = ambient
    self.marks = marks
  }
}
