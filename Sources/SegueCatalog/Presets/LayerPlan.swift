public import SegueTimeline

/// A layer that a preset adds, or what it sets on a layer that is there anyway.
public struct LayerPlan: Sendable {
  /// What an added layer shows.
  public enum Origin: Sendable {
    /// The layer is there anyway: a screen, an element, a bar, `dimming` or the backdrop.
    case existing
    /// A picture of a screen or element.
    case snapshot(SnapshotPlan)
    /// A color.
    case color(ColorSetting)
    /// A gradient.
    case gradient(GradientPlan)
    /// Nothing of its own: it holds other layers, by name.
    case group(members: [String])
  }

  /// Its name.
  public var name: String
  /// What it shows.
  public var origin: Origin
  /// Whether it is there at all.
  @Indirect public var condition: Expression?
  /// The layer that it lies directly above or below.
  public var placement: Placement?
  /// The live layer that is hidden while this one is there.
  public var hides: String?
  /// How its contents fill it.
  public var fit: ContentFit?
  /// Whether it shows when its back is turned.
  public var isDoubleSided: Bool?
  /// Whether the layers in it share one space.
  public var isTransformGroup = false
  /// The pieces that it is cut into, each a layer of its own.
  @Indirect public var grid: GridPlan?
  /// How it stands throughout, unless a track says otherwise.
  public var settings: [PropertyMotion] = []

  /// Creates a layer.
  public init(name: String, origin: Origin) {
    self.name = name
    self.origin = origin
  }

  /// A place among the other layers.
  public enum Placement: Hashable, Sendable {
    /// Directly above a layer.
    case above(String)
    /// Directly below a layer.
    case below(String)
  }
}

/// A picture of a screen or element.
public struct SnapshotPlan: Sendable {
  /// The layer that it shows.
  public var of: String
  /// When it is taken.
  public var moment: Contents.Moment
  /// The region of it, as x, y, width and height in fractions; all of it where there is none.
  public var region: [Expression]?

  /// Creates a picture of all of a layer.
  public init(of: String, moment: Contents.Moment) {
    self.of = of
    self.moment = moment
  }
}

/// The rows and columns that a layer is cut into.
public struct GridPlan: Sendable {
  /// How many rows there are.
  public var rows: Expression
  /// How many columns there are.
  public var columns: Expression

  /// The most pieces along one side: beyond it nobody sees a piece and everybody waits.
  public static let mostPieces = 64.0

  /// Creates a grid.
  public init(rows: Expression, columns: Expression) {
    self.rows = rows
    self.columns = columns
  }
}

/// A gradient in a preset.
public struct GradientPlan: Sendable {
  /// The colors with their places, 0…1.
  public var stops: [(offset: Double, color: ColorSetting)]
  /// The direction that it runs in, in radians clockwise from rightwards.
  public var angle: Double

  /// Creates a gradient.
  public init(stops: [(offset: Double, color: ColorSetting)], angle: Double) {
    self.stops = stops
    self.angle = angle
  }
}

/// How a presented screen stands while nothing moves, depending on the stage.
public struct PresentationPlan: Sendable {
  /// Whether the presenter stays.
  public var style = Presentation.Style.fullScreen
  /// What lies between the two.
  public var backdrop: ColorSetting?
  /// How opaque the backdrop is, 0…1.
  public var backdropOpacity: Expression?
  /// What lies behind everything.
  public var background: ColorSetting?
  /// Where the presented screen ends up: x, y, width and height in points; the container where there is none.
  public var frame: [Expression]?
  /// The radius of its corners there, in points.
  public var cornerRadius: Expression?
  /// What the presenter keeps while it is covered.
  public var whilePresented: [PropertyMotion] = []

  /// Creates a plan: full screen on black.
  public init() {}
}
