extension Stage {
  /// The container of a transition.
  public struct Container: Hashable, Sendable {
    /// The size, in points.
    public var size: Size2D
    /// The radius of the display's or window's corners, in points.
    public var cornerRadius: Double
    /// The insets taken by bars, notches and indicators.
    public var safeArea: Insets
    /// The color of the surface that the screens lie on, in the current appearance; nil where unknown.
    public var surface: Color?

    /// Creates a container.
    public init(
      size: Size2D, cornerRadius: Double = 0, safeArea: Insets = .zero, surface: Color? = nil
    ) {
      self.size = size
      self.cornerRadius = cornerRadius
      self.safeArea = safeArea
      self.surface = surface
    }

    /// The default size: that of a current phone, in points.
    package static let defaultSize = Size2D(width: 402, height: 874)

    /// The bounds, in the container's own coordinates.
    public var bounds: Rect2D { Rect2D(origin: .zero, size: size) }
  }

  /// One of the two screens of a transition.
  public struct Screen: Hashable, Sendable {
    /// The name, used for choosing a preset.
    public var name: String
    /// The initial frame of a departing screen or the final frame of an arriving one.
    public var frame: Rect2D
    /// The corner radius, in points.
    public var cornerRadius: Double
    /// Whether the screen is opaque.
    public var isOpaque: Bool

    /// Creates a screen.
    public init(name: String, frame: Rect2D, cornerRadius: Double = 0, isOpaque: Bool = true) {
      self.name = name
      self.frame = frame
      self.cornerRadius = cornerRadius
      self.isOpaque = isOpaque
    }
  }

  /// A part of a screen that a transition animates separately.
  public struct Element: Hashable, Sendable {
    /// The frame, in the container's coordinates.
    public var frame: Rect2D
    /// The corner radius, in points.
    public var cornerRadius: Double
    /// The shape of its corners.
    public var cornerCurve: CornerCurve
    /// The shadow.
    public var shadow: Shadow

    /// Creates an element.
    public init(
      frame: Rect2D, cornerRadius: Double = 0, cornerCurve: CornerCurve = .circular,
      shadow: Shadow = .none
    ) {
      self.frame = frame
      self.cornerRadius = cornerRadius
      self.cornerCurve = cornerCurve
      self.shadow = shadow
    }
  }

  /// The elements of one name on the two screens.
  public struct ElementPair: Hashable, Sendable {
    /// The element on the departing screen.
    public var from: Element?
    /// The element on the arriving screen.
    public var to: Element?

    /// Creates a pair.
    public init(from: Element? = nil, to: Element? = nil) {
      self.from = from
      self.to = to
    }
  }

  /// The bars of a screen.
  public struct Bars: Hashable, Sendable {
    /// The navigation bar, if the screen has one.
    public var navigation: Element?
    /// The tab bar, if the screen has one.
    public var tab: Element?

    /// Creates a set of bars, empty by default.
    public init(navigation: Element? = nil, tab: Element? = nil) {
      self.navigation = navigation
      self.tab = tab
    }
  }

  /// The user's and the system's settings.
  public struct Traits: Hashable, Sendable {
    /// Whether to reduce motion.
    public var reducesMotion: Bool
    /// Whether the layout runs from right to left.
    public var isRightToLeft: Bool
    /// Whether the appearance is dark.
    public var isDark: Bool

    /// Creates traits; by default left to right, light, with motion.
    public init(reducesMotion: Bool = false, isRightToLeft: Bool = false, isDark: Bool = false) {
      self.reducesMotion = reducesMotion
      self.isRightToLeft = isRightToLeft
      self.isDark = isDark
    }
  }
}
