/// A thing on the stage that a layer can show.
public enum Subject: Hashable, Sendable {
  /// The screen that leaves.
  case from
  /// The screen that arrives.
  case to
  /// The element of the lower screen that the transition starts from: a tapped cell or button.
  case source
  /// The element of the upper screen that corresponds to the source.
  case destination
  /// An element beside the source, by its order on the lower screen.
  case sibling(Int)
  /// A named element of one of the two screens.
  case element(String, on: Side)
  /// The navigation bar of a screen.
  case navigationBar(on: Side)
  /// The tab bar of a screen.
  case tabBar(on: Side)

  /// The two screens of a transition.
  public enum Side: String, Hashable, Sendable {
    case from, to

    /// The opposite screen.
    public var other: Side { self == .from ? .to : .from }
  }
}

/// What a layer shows on top of its background color.
public enum Contents: Hashable, Sendable {
  /// Nothing of its own.
  case none
  /// The screen or element itself.
  case live(Subject)
  /// A picture of a screen or element, or of a region of it in fractions of its size.
  case snapshot(of: Subject, region: Rect, when: Moment)
  /// A gradient.
  case gradient(Gradient)

  /// When a snapshot is taken.
  public enum Moment: String, CaseIterable, Hashable, Sendable {
    /// While nothing is hidden or moved yet.
    case before
    /// Once the arriving screen is laid out.
    case after
  }

  /// Whether it is a screen or element itself, which is there without the transition, too.
  public var isLive: Bool { if case .live = self { true } else { false } }

  /// The thing on the stage that is shown, if it is one.
  public var subject: Subject? {
    switch self {
    case .live(let subject), .snapshot(of: let subject, region: _, when: _): subject
    case .none, .gradient: nil
    }
  }
}

/// A linear gradient across a layer.
public struct Gradient: Hashable, Sendable {
  /// A color at a place.
  public struct Stop: Hashable, Sendable {
    /// Where along the gradient, 0…1.
    public var offset: Double
    /// The color there.
    public var color: Color

    /// Creates a stop.
    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// The colors along the way, in order of their offsets.
  public var stops: [Stop]
  /// Where it starts, in fractions of the layer's size.
  public var start: Point
  /// Where it ends, in fractions of the layer's size.
  public var end: Point

  /// Creates a gradient.
  public init(stops: [Stop], start: Point, end: Point) {
    self.stops = stops
    self.start = start
    self.end = end
  }
}

/// How contents fill a layer of another shape.
public enum ContentFit: String, CaseIterable, Hashable, Sendable {
  /// Stretched to the layer's size.
  case stretch
  /// Scaled until the layer is covered; what sticks out is cut off.
  case fill
  /// Scaled until all of it shows.
  case fit
  /// As wide as the layer, cut off at the bottom.
  case cropTop = "crop-top"
  /// As wide as the layer, cut off at the top.
  case cropBottom = "crop-bottom"
  /// As high as the layer, cut off at the right.
  case cropLeft = "crop-left"
  /// As high as the layer, cut off at the left.
  case cropRight = "crop-right"
}
