public import CSeguePlugin

/// A layer: what it shows, where it hangs, and how it stands while no track moves it.
public struct Layer: Sendable {
  /// What a layer shows.
  public enum Contents: Sendable {
    /// Nothing of its own.
    case none
    /// The screen or element itself: one layer at most for each.
    case live(Subject)
    /// A picture of it, or of a region in fractions of its size.
    case snapshot(
      Subject, region: Rect2D = Rect2D(x: 0, y: 0, width: 1, height: 1), Moment = .before)
    /// Colors along a line.
    case gradient(Gradient)
  }

  /// When a snapshot is taken.
  public enum Moment: segue_moment, Sendable {
    /// While nothing is hidden or moved yet, or once the arriving screen is laid out.
    case before = 0, after
  }

  /// How contents fill a layer.
  public enum Fit: segue_fit, Sendable {
    /// Both sizes are the layer's.
    case stretch = 0
    /// All of the layer is filled, or all of the contents shows.
    case fill, fit
    /// As wide or high as the layer, cut off at the opposite edge.
    case cropTop, cropBottom, cropLeft, cropRight
  }

  /// The part of a layer that shows, in its own coordinates.
  public enum Mask: Sendable {
    /// A rectangle, or one with rounded corners.
    case rect(Rect2D), roundedRect(Rect2D, cornerRadius: Double)
    /// The ellipse in a rectangle.
    case ellipse(Rect2D)
    /// Three corners at least.
    case polygon([Point2D])
    /// Since version 1.2 of the interface: opaque up to the first point, transparent from the second.
    case linearGradient(from: Point2D, to: Point2D)
    /// Since version 1.2: opaque inside the inner radius, transparent outside the outer one.
    case radialGradient(center: Point2D, inner: Double, outer: Double)
    /// Since version 1.2: opaque from one angle clockwise to another, fading out before it; in radians.
    case conicGradient(center: Point2D, from: Double, to: Double, softness: Double)
  }

  /// Its name, unique in the timeline; `from` and `to` for the screens themselves.
  public var id: String
  /// The layer that it hangs in; nil for the container.
  public var parent: LayerNumber?
  /// What it shows.
  public var contents: Contents
  /// How the contents fill it.
  public var fit = Fit.stretch
  /// Whether it shows when its back is turned.
  public var isDoubleSided = true
  /// Whether its sublayers share one space, sorted by depth.
  public var isTransformGroup = false
  /// Where it is in its parent: sets bounds and position.
  public var frame: Rect2D
  /// What differs from the defaults, applied after the frame.
  public var numbers: [Channel: Double] = [:]
  /// The sixteen numbers of a matrix, row by row, in place of the transform by parts.
  public var matrix: [Double]?
  /// The part of it that shows.
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

/// Colors along a line; start and end are fractions of the layer's size.
public struct Gradient: Sendable {
  /// Colors at places 0…1, in ascending order.
  public var stops: [(offset: Double, color: Color)]
  /// Where it starts.
  public var start: Point2D
  /// Where it ends.
  public var end: Point2D

  /// Creates a gradient.
  public init(_ stops: [(offset: Double, color: Color)], from start: Point2D, to end: Point2D) {
    self.stops = stops
    self.start = start
    self.end = end
  }
}

/// A thing on the stage that a layer can show.
public enum Subject: Hashable, Sendable {
  /// One of the two screens.
  case from, to
  /// The element that the transition starts from, and its partner on the upper screen.
  case source, destination
  /// An element beside the source, by its order.
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
