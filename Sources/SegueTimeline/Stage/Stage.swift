/// All that an animator may know: where everything is when a transition begins.
///
/// All frames are in the container's coordinates, in points.
public struct Stage: Hashable, Sendable {
  /// What the container does.
  public var operation: Operation
  /// The container that the transition takes place in.
  public var container: Container
  /// The screen that leaves.
  public var from: Screen
  /// The screen that arrives.
  public var to: Screen
  /// The element of the lower screen that the transition starts from, where it is known.
  public var source: Element?
  /// The element of the upper screen that corresponds to the source, where there is one.
  public var destination: Element?
  /// The elements beside the source, in their order on the lower screen.
  public var siblings: [Element] = []
  /// Named elements of the two screens.
  public var elements: [String: ElementPair] = [:]
  /// The bars of the leaving screen.
  public var fromBars = Bars()
  /// The bars of the arriving screen.
  public var toBars = Bars()
  /// +1 forwards or to a higher tab, −1 back or to a lower one; negated where the layout is right-to-left.
  public var direction = 1.0
  /// What the user and the system prefer.
  public var traits = Traits()
  /// What makes randomness repeatable.
  public var seed: UInt64 = 0
  /// How a presented screen stands, and what its presenter keeps while covered.
  public var presentation: Presentation?
  /// Where layers are now, by id, where another transition was caught in the middle.
  public var current: [String: LayerMotion] = [:]

  /// Creates a stage of two screens.
  public init(operation: Operation, container: Container, from: Screen, to: Screen) {
    self.operation = operation
    self.container = container
    self.from = from
    self.to = to
  }

  /// Whether the arriving screen lies above the leaving one.
  public var arrivesAbove: Bool {
    switch operation {
    case .push, .present, .tab: true
    case .pop, .dismiss: false
    }
  }
}

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

  /// Creates an element.
  public init(frame: Rect, cornerRadius: Double = 0) {
    self.frame = frame
    self.cornerRadius = cornerRadius
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

/// Where a layer is, and how fast it moves.
public struct LayerMotion: Hashable, Sendable {
  /// How it stands.
  public var state: LayerState
  /// The speed of each animated number, in its units per second.
  public var velocity: [Channel: Double]

  /// Creates a motion.
  public init(state: LayerState, velocity: [Channel: Double] = [:]) {
    self.state = state
    self.velocity = velocity
  }
}
