/// A screen or element of the stage that a layer can show.
public enum Subject: Hashable, Sendable {
  /// The departing screen.
  case from
  /// The arriving screen.
  case to
  /// The element of the lower screen that the transition starts from: a tapped cell or button.
  case source
  /// The element of the upper screen that corresponds to the source.
  case destination
  /// A sibling of the source, by its index on the lower screen.
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

/// The contents of a layer, drawn over its background color.
public enum Contents: Hashable, Sendable {
  /// No contents.
  case none
  /// The screen or element itself.
  case live(Subject)
  /// A snapshot of a screen or element, or of a region of it in fractions of its size; filtered as a whole.
  case snapshot(of: Subject, region: Rect2D, when: Moment, filter: PictureFilter? = nil)
  /// A gradient.
  case gradient(Gradient)

  /// When a snapshot is taken.
  public enum Moment: String, CaseIterable, Hashable, Sendable {
    /// Before anything is hidden or moved.
    case before
    /// After the arriving screen is laid out.
    case after
  }

  /// Whether the contents are a live screen or element, which exists outside the transition too.
  public var isLive: Bool { if case .live = self { true } else { false } }

  /// The screen or element shown, if any.
  public var subject: Subject? {
    switch self {
    case .live(let subject), .snapshot(of: let subject, region: _, when: _, filter: _): subject
    case .none, .gradient: nil
    }
  }

  /// What is done to the picture shown, if anything.
  public var filter: PictureFilter? {
    if case .snapshot(of: _, region: _, when: _, let filter) = self { filter } else { nil }
  }
}

/// A linear gradient across a layer.
public struct Gradient: Hashable, Sendable {
  /// A color at an offset.
  public struct Stop: Hashable, Sendable {
    /// The offset along the gradient, 0…1.
    public var offset: Double
    /// The color at the offset.
    public var color: Color

    /// Creates a stop.
    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// The stops, in order of their offsets.
  public var stops: [Stop]
  /// The start point, in fractions of the layer's size.
  public var start: Point2D
  /// The end point, in fractions of the layer's size.
  public var end: Point2D

  /// Creates a gradient.
  public init(stops: [Stop], start: Point2D, end: Point2D) {
    self.stops = stops
    self.start = start
    self.end = end
  }
}

/// How contents fit a layer of another aspect ratio.
public enum ContentFit: String, CaseIterable, Hashable, Sendable {
  /// Stretched to the layer's size.
  case stretch
  /// Scaled to cover the layer; the overflow is clipped.
  case fill
  /// Scaled to show completely.
  case fit
  /// As wide as the layer, clipped at the bottom.
  case cropTop = "crop-top"
  /// As wide as the layer, clipped at the top.
  case cropBottom = "crop-bottom"
  /// As high as the layer, clipped at the right.
  case cropLeft = "crop-left"
  /// As high as the layer, clipped at the left.
  case cropRight = "crop-right"
}
