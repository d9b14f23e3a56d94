/// How a layer stands at one moment: Core Animation's model of a layer, without its contents.
public struct LayerState: Hashable, Sendable {
  /// The part of its own coordinate space that the layer shows; its size is the layer's size.
  public var bounds: Rect
  /// Where the anchor point lies in the parent's coordinates.
  public var position: Point
  /// The point of the layer that ``position`` places and transforms turn about, as fractions of the size.
  public var anchorPoint = Point(x: 0.5, y: 0.5)
  /// The height above the parent's plane; siblings are drawn in its order, ties in theirs.
  public var zPosition = 0.0
  /// The transform by parts; ``matrix`` replaces it where there is one.
  public var components = TransformComponents.identity
  /// The transform as a matrix, for what parts cannot say.
  public var matrix: Matrix4?
  /// How opaque the layer and everything in it is, 0…1.
  public var opacity = 1.0
  /// The radius of the corners, in points.
  public var cornerRadius = 0.0
  /// Whether contents and sublayers end at the layer's own rounded edge; its shadow does not.
  public var masksToBounds = false
  /// What lies behind the contents.
  public var backgroundColor = Color.clear
  /// The shadow that it throws.
  public var shadow = Shadow.none
  /// The radius of a blur over the layer and everything in it, in points.
  public var blurRadius = 0.0
  /// The radius of a blur over what lies below the layer, in points.
  public var backdropBlurRadius = 0.0
  /// Whether the layer and everything in it is left out.
  public var isHidden = false
  /// The part that shows, where not all of it does.
  public var mask: Mask?
  /// The m34 of a perspective that all sublayers share, about the layer's anchor point, per point.
  public var sublayerPerspective = 0.0

  /// A layer that fills a rectangle of its parent.
  public init(frame: Rect) {
    bounds = Rect(origin: .zero, size: frame.size)
    position = frame.center
  }

  /// The transform in force.
  public var transform: Matrix4 { matrix ?? components.matrix }

  /// Where the layer lies in its parent before any transform.
  public var frame: Rect {
    Rect(
      origin: Point(
        x: position.x - anchorPoint.x * bounds.width,
        y: position.y - anchorPoint.y * bounds.height),
      size: bounds.size)
  }

  /// The map from the layer's coordinates to its parent's, before the parent's shared perspective.
  public var matrixToParent: Matrix4 {
    let anchor = Point(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
    return Matrix4.translation(-anchor.x, -anchor.y) * transform
      * .translation(position.x, position.y, zPosition)
  }
}
