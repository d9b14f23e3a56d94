public import SegueTimeline

/// A layer added by a preset, or its settings for an existing layer.
public struct LayerPlan: Sendable {
  /// The origin of a layer's contents.
  public enum Origin: Sendable {
    /// An existing layer: a screen, an element, a bar, `dimming` or the backdrop.
    case existing
    /// A snapshot of a screen or element.
    case snapshot(SnapshotPlan)
    /// A color.
    case color(ColorSetting)
    /// A gradient.
    case gradient(GradientPlan)
    /// No contents of its own: a group of other layers, by name.
    case group(members: [String])
  }

  /// The name.
  public var name: String
  /// The origin of the contents.
  public var origin: Origin
  /// The condition for the layer to exist.
  @Indirect public var condition: Expression?
  /// The position directly above or below another layer.
  public var placement: Placement?
  /// The live layer hidden while this one exists.
  public var hides: String?
  /// How the contents fit the layer.
  public var fit: ContentFit?
  /// Whether the layer is visible from behind.
  public var isDoubleSided: Bool?
  /// How high the layer floats.
  public var elevation = Elevation.none
  /// Whether the sublayers share one 3D space.
  public var isTransformGroup = false
  /// The grid into which the layer is sliced; each piece is a layer.
  @Indirect public var grid: GridPlan?
  /// The property values throughout, unless a track overrides them.
  public var settings: [PropertyMotion] = []

  /// Creates a layer.
  public init(name: String, origin: Origin) {
    self.name = name
    self.origin = origin
  }

  /// A position among the other layers.
  public enum Placement: Hashable, Sendable {
    /// Directly above a layer.
    case above(String)
    /// Directly below a layer.
    case below(String)
  }
}

/// A snapshot of a screen or element.
public struct SnapshotPlan: Sendable {
  /// The layer captured.
  public var of: String
  /// The time of capture.
  public var moment: Contents.Moment
  /// The region, as x, y, width and height in fractions; nil for the whole layer.
  public var region: [Expression]?
  /// What is done to the picture.
  @Indirect public var filter: FilterPlan?

  /// Creates a snapshot of a whole layer.
  public init(of: String, moment: Contents.Moment) {
    self.of = of
    self.moment = moment
  }
}

/// What is done once to the picture of a snapshot.
public struct FilterPlan: Sendable {
  /// The edge of the blocks, in points.
  public var pixels: Expression?
  /// The standard deviation of the blur, in points.
  public var blur: Expression?
  /// How strong the colors are.
  public var saturation: Expression?
  /// What is added to each color component.
  public var brightness: Expression?
  /// The color laid over the picture.
  public var tint: ColorSetting?

  /// The largest saturation.
  public static let maxSaturation = 4.0

  /// Creates a filter that changes nothing.
  public init() {}
}

/// The rows and columns into which a layer is sliced.
public struct GridPlan: Sendable {
  /// The number of rows.
  public var rows: Expression
  /// The number of columns.
  public var columns: Expression

  /// The maximum number of pieces along one side: more are too small to see and slow to draw.
  public static let maxPieces = 64.0

  /// Creates a grid.
  public init(rows: Expression, columns: Expression) {
    self.rows = rows
    self.columns = columns
  }
}

/// A gradient in a preset.
public struct GradientPlan: Sendable {
  /// The colors with their offsets, 0…1.
  public var stops: [(offset: Double, color: ColorSetting)]
  /// The direction, in radians clockwise from the right.
  public var angle: Double

  /// Creates a gradient.
  public init(stops: [(offset: Double, color: ColorSetting)], angle: Double) {
    self.stops = stops
    self.angle = angle
  }
}

/// The resting arrangement of a presented screen, depending on the stage.
public struct PresentationPlan: Sendable {
  /// The presentation style.
  public var style = Presentation.Style.fullScreen
  /// The color between the two screens.
  public var backdrop: ColorSetting?
  /// The opacity of the backdrop, 0…1.
  public var backdropOpacity: Expression?
  /// The container's background color.
  public var background: ColorSetting?
  /// The final frame of the presented screen: x, y, width and height in points; nil for the whole
  /// container.
  public var frame: [Expression]?
  /// The resting places that a finger can choose from, in place of ``frame``; the screen is
  /// presented at the first.
  public var detents: [DetentPlan] = []
  /// The final corner radius, in points.
  public var cornerRadius: Expression?
  /// The corners that are rounded.
  public var corners = Corners.all
  /// The shape of the corners.
  public var cornerCurve = CornerCurve.continuous
  /// How high the presented screen floats.
  public var elevation = Elevation.none
  /// The property values that the presenter keeps while covered.
  public var whilePresented: [PropertyMotion] = []
  /// What a tap beside the presented screen does.
  public var tapOutside = OutsideTap.nothing

  /// What a tap beside a presented screen does.
  public enum OutsideTap: String, CaseIterable, Sendable {
    /// Nothing.
    case nothing
    /// It dismisses the screen.
    case dismisses
  }

  /// Creates a full-screen plan on black.
  public init() {}
}
