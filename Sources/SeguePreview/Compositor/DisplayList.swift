public import SegueTimeline

/// What one frame shows: a background and commands drawn over it, the first one lowest.
///
/// A display list is a value: it holds no layer, no clock and no cache.
public struct DisplayList: Sendable {
  /// The commands, from the lowest to the uppermost.
  public var commands: [DrawCommand]
  /// What is seen where no command draws.
  public var background: Color

  /// Creates a display list.
  public init(commands: [DrawCommand] = [], background: Color = .black) {
    self.commands = commands
    self.background = background
  }
}

/// One layer's content on its way to the screen.
///
/// The content fills the rectangle (0, 0, width, height) of a plane of its own, `shape` says which
/// part of that plane shows, and `transform` takes the plane to the pixels of the output. A command
/// that cannot be seen (an empty shape, a plane seen edge-on, a number that is not finite) draws
/// nothing.
public struct DrawCommand: Sendable {
  /// What is drawn.
  public var content: Content
  /// The size that the content fills, in points of its plane.
  ///
  /// Groups, shadows and backdrops go by their `shape` alone and ignore it.
  public var size: Size
  /// Which part of the plane shows.
  public var shape: Shape
  /// From points of the plane to pixels of the output, scale included.
  public var transform: Homography
  /// What else limits the part that shows: it lies inside each of them.
  public var clips: [Clip]
  /// The opacity, 0…1; numbers outside are clamped.
  public var opacity: Double
  /// Whether the content has no transparent pixel: such a command hides what it covers.
  public var isOpaque: Bool

  /// Creates a command; without a shape, all of the content's rectangle shows.
  public init(
    _ content: Content, size: Size, shape: Shape? = nil, transform: Homography,
    clips: [Clip] = [], opacity: Double = 1, isOpaque: Bool = false
  ) {
    self.content = content
    self.size = size
    self.shape = shape ?? .rect(Rect(origin: .zero, size: size))
    self.transform = transform
    self.clips = clips
    self.opacity = opacity
    self.isOpaque = isOpaque
  }
}

/// What a command draws.
public indirect enum Content: Sendable {
  /// A part of a bitmap, in its pixels, stretched over the command's size.
  case bitmap(Bitmap, crop: Rect)
  /// One color.
  case color(Color)
  /// A gradient along the line from `start` to `end`, both in units of the command's size.
  ///
  /// Before the first stop and after the last one their colors go on.
  case linearGradient([GradientStop], start: Point, end: Point)
  /// The soft silhouette of the command's shape, as Core Animation draws shadows.
  ///
  /// The radius is the standard deviation of the blur, in points of the plane.
  case shadow(Color, blurRadius: Double)
  /// Commands drawn together into a picture of their own, which is then drawn as one.
  ///
  /// Their transforms lead to **points of this command's plane**; the picture covers the bounds of
  /// this command's shape with `resolution` pixels per point. A blur radius above 0 blurs the
  /// picture (standard deviation, in points) before the shape cuts it.
  case group([DrawCommand], blurRadius: Double, resolution: Double)
  /// What lies below, inside the shape, blurred (standard deviation, in points of the plane).
  case backdrop(blurRadius: Double)
}

/// A color at a place of a gradient.
public struct GradientStop: Hashable, Sendable {
  /// The place, 0…1.
  public var offset: Double
  /// The color there.
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
  case rect(Rect)
  /// A rectangle with circular corners; the radius is at most half the shorter side.
  case roundedRect(Rect, radius: Double)
  /// The ellipse that fills a rectangle.
  case ellipse(Rect)
  /// A closed polygon.
  case polygon([Point])
}

/// A shape on a plane of its own that limits what a command shows.
public struct Clip: Hashable, Sendable {
  /// The region that stays.
  public var shape: Shape
  /// From points of the shape's plane to where the clipped command's transform leads.
  public var transform: Homography

  /// Creates a clip.
  public init(_ shape: Shape, transform: Homography) {
    self.shape = shape
    self.transform = transform
  }
}
