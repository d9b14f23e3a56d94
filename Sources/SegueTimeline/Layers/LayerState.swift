/// The state of a layer at one time: Core Animation's layer model, without the contents.
public struct LayerState: Hashable, Sendable {
  /// The part of its own coordinate space that the layer shows; its size is the layer's size.
  public var bounds: Rect2D
  /// The position of the anchor point in the parent's coordinates.
  public var position: Point2D
  /// The point placed at ``position``, about which transforms turn, in fractions of the size.
  public var anchorPoint = Point2D(x: 0.5, y: 0.5)
  /// The height above the parent's plane; siblings are drawn in ascending order, equal ones in list
  /// order.
  public var zPosition = 0.0
  /// The transform by components; ``matrix`` overrides it if set.
  public var components = TransformComponents.identity
  /// The transform as a matrix, for transforms that components cannot express.
  public var matrix: Matrix4?
  /// The opacity of the layer and its sublayers, 0…1.
  public var opacity = 1.0
  /// The corner radius, in points.
  public var cornerRadius = 0.0
  /// The corners that the radius rounds.
  public var corners = Corners.all
  /// The shape of rounded corners.
  public var cornerCurve = CornerCurve.circular
  /// Whether contents and sublayers are clipped to the rounded bounds; the shadow is not.
  public var masksToBounds = false
  /// The color behind the contents.
  public var backgroundColor = Color.clear
  /// The shadow.
  public var shadow = Shadow.none
  /// The blur radius of the layer and its sublayers, in points.
  public var blurRadius = 0.0
  /// The blur radius of everything below the layer, in points.
  public var backdropBlurRadius = 0.0
  /// Whether the layer and its sublayers are hidden.
  public var isHidden = false
  /// The mask, or nil to show the whole layer.
  public var mask: Mask?
  /// Whether the mask hides what it would show, and shows the rest.
  public var invertsMask = false
  /// The m34 of the perspective shared by all sublayers, about the layer's anchor point, per point.
  public var sublayerPerspective = 0.0

  /// Creates the state of a layer that fills a rectangle of its parent.
  public init(frame: Rect2D) {
    bounds = Rect2D(origin: .zero, size: frame.size)
    position = frame.center
  }

  /// The effective transform.
  public var transform: Matrix4 { matrix ?? components.matrix }

  /// The layer's frame in its parent before any transform.
  public var frame: Rect2D {
    Rect2D(
      origin: Point2D(
        x: position.x - anchorPoint.x * bounds.width,
        y: position.y - anchorPoint.y * bounds.height),
      size: bounds.size)
  }

  /// The map from the layer's coordinates to its parent's, before the parent's shared perspective.
  public var matrixToParent: Matrix4 {
    let anchor = Point2D(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
    return Matrix4.translation(-anchor.x, -anchor.y) * transform
      * .translation(position.x, position.y, zPosition)
  }
}

/// The shadow of a layer.
public struct Shadow: Hashable, Sendable {
  /// The color; its alpha multiplies ``opacity``.
  public var color: Color
  /// The opacity, 0…1; zero means no shadow.
  public var opacity: Double
  /// The blur radius, in points.
  public var radius: Double
  /// The offset from the layer, in points.
  public var offset: Point2D

  /// No shadow.
  public static let none = Shadow(color: .black, opacity: 0, radius: 0, offset: .zero)

  /// Creates a shadow.
  public init(color: Color = .black, opacity: Double, radius: Double, offset: Point2D = .zero) {
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
  }
}
