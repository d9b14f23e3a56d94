public import SegueTimeline

/// The contents of one frame: a background and draw commands, lowest first.
///
/// A display list is a value: it holds no layer, clock or cache.
public struct DisplayList: Sendable {
  /// The commands, lowest first.
  public var commands: [DrawCommand]
  /// The color shown where no command draws.
  public var background: Color

  /// Creates a display list.
  public init(commands: [DrawCommand] = [], background: Color = .black) {
    self.commands = commands
    self.background = background
  }
}

/// One layer's content, with its shape and its transform to the output.
///
/// The content fills the rectangle (0, 0, width, height) of its own plane, `shape` is the visible
/// part of that plane, and `transform` maps the plane to output pixels. A command that cannot be
/// seen (an empty shape, a plane seen edge-on, a non-finite number) draws nothing.
public struct DrawCommand: Sendable {
  /// What is drawn.
  public var content: Content
  /// The size that the content fills, in points of its plane.
  ///
  /// Groups, shadows and backdrops use only their `shape` and ignore the size.
  public var size: Size2D
  /// The visible part of the plane.
  public var shape: Shape
  /// The map from points of the plane to pixels of the output, scale included.
  public var transform: Homography
  /// Additional clips; the visible part is the intersection with all of them.
  public var clips: [Clip]
  /// The opacity, 0…1; values outside are clamped.
  public var opacity: Double
  /// The gradient mask of a group or a backdrop, in points of the plane; other contents have none.
  package var softMask: MaskOpacity?
  /// Whether the content has no transparent pixel; an opaque command hides what it covers.
  public var isOpaque: Bool

  /// Creates a command; without a shape, the whole content rectangle is visible.
  public init(
    _ content: Content, size: Size2D, shape: Shape? = nil, transform: Homography,
    clips: [Clip] = [], opacity: Double = 1, isOpaque: Bool = false
  ) {
    self.content = content
    self.size = size
    self.shape = shape ?? .rect(Rect2D(origin: .zero, size: size))
    self.transform = transform
    self.clips = clips
    self.opacity = opacity
    self.isOpaque = isOpaque
  }
}

/// The content that a command draws.
public indirect enum Content: Sendable {
  /// A part of a bitmap, in pixels, stretched over the command's size.
  case bitmap(Bitmap, crop: Rect2D)
  /// A part of a layer's contents, in points, stretched over the command's size; for checks of what is where. Draws
  /// nothing.
  case outline(layer: Int, crop: Rect2D)
  /// One color.
  case color(Color)
  /// A gradient along the line from `start` to `end`, both in units of the command's size.
  ///
  /// The first and last colors extend beyond their stops.
  case linearGradient([GradientStop], start: Point2D, end: Point2D)
  /// The soft silhouette of the command's shape, as Core Animation draws shadows.
  ///
  /// The radius is the standard deviation of the blur, in points of the plane.
  case shadow(Color, blurRadius: Double)
  /// Commands drawn together into an offscreen picture, which is then drawn as one.
  ///
  /// Their transforms map to **points of this command's plane**; the picture covers the bounds of
  /// this command's shape with `resolution` pixels per point. A blur radius above 0 blurs the
  /// picture (standard deviation, in points) before the shape clips it.
  case group([DrawCommand], blurRadius: Double, resolution: Double)
  /// The pixels below, inside the shape, blurred (standard deviation, in points of the plane).
  case backdrop(blurRadius: Double)
}

/// A color at an offset along a gradient.
public struct GradientStop: Hashable, Sendable {
  /// The offset, 0…1.
  public var offset: Double
  /// The color at that offset.
  public var color: Color

  /// Creates a stop.
  public init(_ offset: Double, _ color: Color) {
    self.offset = offset
    self.color = color
  }
}

/// A region of a plane, in points.
public enum Shape: Hashable, Sendable {
  /// A rectangle.
  case rect(Rect2D)
  /// A rectangle with circular corners; the radius is at most half the shorter side.
  case roundedRect(Rect2D, radius: Double)
  /// The ellipse that fills a rectangle.
  case ellipse(Rect2D)
  /// A closed polygon.
  case polygon([Point2D])
  /// Closed loops of curves: what lies in any of them, but not where loops of both directions
  /// cancel out.
  case path([BezierLoop])
}

/// A shape, on its own plane, that clips a command.
public struct Clip: Hashable, Sendable {
  /// The region that stays visible.
  public var shape: Shape
  /// The map from points of the shape's plane to the target of the clipped command's transform.
  public var transform: Homography
  /// Whether the region is what is cut away.
  public var isInverted: Bool

  /// Creates a clip.
  public init(_ shape: Shape, transform: Homography, isInverted: Bool = false) {
    self.shape = shape
    self.transform = transform
    self.isInverted = isInverted
  }
}
