extension Stage {
  /// The container of a transition.
  public struct Container: Hashable, Sendable {
    /// Its size, in points.
    public var size: Size
    /// The radius of the display's or window's corners, in points.
    public var cornerRadius: Double
    /// What bars, notches and indicators take from its edges.
    public var safeArea: Insets

    /// Creates a container.
    public init(size: Size, cornerRadius: Double = 0, safeArea: Insets = .zero) {
      self.size = size
      self.cornerRadius = cornerRadius
      self.safeArea = safeArea
    }

    /// The size where nothing says another: a phone of today, in points.
    package static let defaultSize = Size(width: 390, height: 844)

    /// All of it, in its own coordinates.
    public var bounds: Rect { Rect(origin: .zero, size: size) }
  }

  /// One of the two screens of a transition.
  public struct Screen: Hashable, Sendable {
    /// Its name, for choosing a preset.
    public var name: String
    /// Where it is before the transition if it leaves, and will be after it if it arrives.
    public var frame: Rect
    /// The radius of its corners, in points.
    public var cornerRadius: Double
    /// Whether nothing shines through it.
    public var isOpaque: Bool

    /// Creates a screen.
    public init(name: String, frame: Rect, cornerRadius: Double = 0, isOpaque: Bool = true) {
      self.name = name
      self.frame = frame
      self.cornerRadius = cornerRadius
      self.isOpaque = isOpaque
    }
  }

  /// A part of a screen that a transition treats by itself.
  public struct Element: Hashable, Sendable {
    /// Where it is, in the container's coordinates.
    public var frame: Rect
    /// The radius of its corners, in points.
    public var cornerRadius: Double
    /// The shadow that it throws.
    public var shadow: Shadow

    /// Creates an element.
    public init(frame: Rect, cornerRadius: Double = 0, shadow: Shadow = .none) {
      self.frame = frame
      self.cornerRadius = cornerRadius
      self.shadow = shadow
    }
  }

  /// An element by one name on both screens.
  public struct ElementPair: Hashable, Sendable {
    /// The element on the screen that leaves.
    public var from: Element?
    /// The element on the screen that arrives.
    public var to: Element?

    /// Creates a pair.
    public init(from: Element? = nil, to: Element? = nil) {
      self.from = from
      self.to = to
    }
  }

  /// The bars of a screen.
  public struct Bars: Hashable, Sendable {
    /// The navigation bar, where the screen has one.
    public var navigation: Element?
    /// The tab bar, where the screen has one.
    public var tab: Element?

    /// Creates bars; none by default.
    public init(navigation: Element? = nil, tab: Element? = nil) {
      self.navigation = navigation
      self.tab = tab
    }
  }

  /// What the user and the system prefer.
  public struct Traits: Hashable, Sendable {
    /// Whether motion shall be reduced.
    public var reducesMotion: Bool
    /// Whether the layout runs from right to left.
    public var isRightToLeft: Bool
    /// Whether the appearance is dark.
    public var isDark: Bool

    /// Creates traits; left to right, light and moving by default.
    public init(reducesMotion: Bool = false, isRightToLeft: Bool = false, isDark: Bool = false) {
      self.reducesMotion = reducesMotion
      self.isRightToLeft = isRightToLeft
      self.isDark = isDark
    }
  }
}
