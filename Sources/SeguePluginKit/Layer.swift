public import CSeguePlugin

/// A layer: its contents, its parent, and its state while no track moves it.
public struct Layer: Sendable {
  /// The contents of a layer.
  public enum Contents: Sendable {
    /// No contents.
    case none
    /// The live screen or element; at most one layer for each.
    case live(Subject)
    /// A snapshot of a screen or element, or of a region of it in fractions of its size.
    case snapshot(
      Subject, region: Rect2D = Rect2D(x: 0, y: 0, width: 1, height: 1), Moment = .before)
    /// A linear gradient.
    case gradient(Gradient)
  }

  /// When a snapshot is taken.
  public enum Moment: segue_moment, Sendable {
    /// Before anything is hidden or moved, or after the arriving screen is laid out.
    case before = 0, after
  }

  /// How contents fit the layer.
  public enum Fit: segue_fit, Sendable {
    /// Stretched to the layer's size.
    case stretch = 0
    /// Scaled to cover the layer, or to show completely.
    case fill, fit
    /// As wide or high as the layer, cropped at the opposite edge.
    case cropTop, cropBottom, cropLeft, cropRight
  }

  /// A mask, in the layer's own coordinates.
  public enum Mask: Sendable {
    /// A rectangle, or one with rounded corners.
    case rect(Rect2D), roundedRect(Rect2D, cornerRadius: Double)
    /// The ellipse in a rectangle.
    case ellipse(Rect2D)
    /// A polygon of at least three corners.
    case polygon([Point2D])
    /// Since version 1.2 of the interface: opaque up to the first point, transparent from the second.
    case linearGradient(from: Point2D, to: Point2D)
    /// Since version 1.2: opaque inside the inner radius, transparent outside the outer one.
    case radialGradient(center: Point2D, inner: Double, outer: Double)
    /// Since version 1.2: opaque from one angle clockwise to another, fading out before it; in radians.
    case conicGradient(center: Point2D, from: Double, to: Double, softness: Double)
  }

  /// The name, unique in the timeline; `from` and `to` for the live screens.
  public var id: String
  /// The parent layer; nil for the container.
  public var parent: LayerNumber?
  /// The contents.
  public var contents: Contents
  /// How the contents fit the layer.
  public var fit = Fit.stretch
  /// Whether the layer is visible from behind.
  public var isDoubleSided = true
  /// Whether the sublayers share one 3D space, sorted by depth.
  public var isTransformGroup = false
  /// The frame in the parent, which determines bounds and position.
  public var frame: Rect2D
  /// The values of channels that differ from the defaults, applied after the frame.
  public var numbers: [Channel: Double] = [:]
  /// The sixteen numbers of a matrix, row by row; nil to use the transform's components.
  public var matrix: [Double]?
  /// The mask; nil to show the whole layer.
  public var mask: Mask?

  /// Creates a layer.
  public init(
    _ id: String, _ contents: Contents = .none, frame: Rect2D, in parent: LayerNumber? = nil
  ) {
    self.id = id
    self.contents = contents
    self.frame = frame
    self.parent = parent
  }
}

/// A layer that has been added to a timeline.
public struct LayerNumber: Hashable, Sendable {
  let value: Int32
}

/// A linear gradient; start and end are in fractions of the layer's size.
public struct Gradient: Sendable {
  /// The colors with their offsets, 0…1, in ascending order.
  public var stops: [(offset: Double, color: Color)]
  /// The start point.
  public var start: Point2D
  /// The end point.
  public var end: Point2D

  /// Creates a gradient.
  public init(_ stops: [(offset: Double, color: Color)], from start: Point2D, to end: Point2D) {
    self.stops = stops
    self.start = start
    self.end = end
  }
}

/// A screen or element of the stage that a layer can show.
public enum Subject: Hashable, Sendable {
  /// One of the two screens.
  case from, to
  /// The element that the transition starts from, and its counterpart on the upper screen.
  case source, destination
  /// A sibling of the source, by its index.
  case sibling(Int)
  /// A named element of one of the screens.
  case element(String, on: Side)
  /// The bars of one of the screens.
  case navigationBar(on: Side), tabBar(on: Side)

  /// One of the two screens.
  public enum Side: segue_side, Sendable {
    /// The departing or the arriving one.
    case from = 0, to
  }
}
