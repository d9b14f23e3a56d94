/// The inputs available to an animator: the geometry and context when a transition begins.
///
/// All frames are in the container's coordinates, in points.
public struct Stage: Hashable, Sendable {
  /// The container's operation.
  public var operation: Operation
  /// The container that the transition takes place in.
  public var container: Container
  /// The departing screen.
  public var from: Screen
  /// The arriving screen.
  public var to: Screen
  /// The element of the lower screen that the transition starts from, if known.
  public var source: Element?
  /// The element of the upper screen that corresponds to the source, if any.
  public var destination: Element?
  /// The siblings of the source, in their order on the lower screen.
  public var siblings: [Element] = []
  /// Named elements of the two screens.
  public var elements: [String: ElementPair] = [:]
  /// The bars of the departing screen.
  public var fromBars = Bars()
  /// The bars of the arriving screen.
  public var toBars = Bars()
  /// +1 forward or to a higher tab, −1 back or to a lower one; negated in right-to-left layouts.
  public var direction = 1.0
  /// The user's and the system's settings.
  public var traits = Traits()
  /// The seed of repeatable random numbers.
  public var seed: UInt64 = 0
  /// The resting arrangement of a presentation, including what its presenter keeps while covered.
  public var presentation: Presentation?
  /// The layers' current states and velocities, by id, if another transition was interrupted.
  public var current: [String: LayerMotion] = [:]

  /// Creates a stage of two screens.
  public init(operation: Operation, container: Container, from: Screen, to: Screen) {
    self.operation = operation
    self.container = container
    self.from = from
    self.to = to
  }

  /// The color of the surface that the screens lie on; where the container does not know it, white, or
  /// black in dark appearance.
  public var surface: Color { container.surface ?? (traits.isDark ? .black : .white) }

  /// Whether the arriving screen is above the departing one.
  public var arrivesAbove: Bool {
    switch operation {
    case .push, .present, .tab: true
    case .pop, .dismiss: false
    }
  }
}

/// The state and velocity of a layer.
public struct LayerMotion: Hashable, Sendable {
  /// The state.
  public var state: LayerState
  /// The velocity of each animated channel, in its units per second.
  public var velocity: [Channel: Double]

  /// Creates a motion.
  public init(state: LayerState, velocity: [Channel: Double] = [:]) {
    self.state = state
    self.velocity = velocity
  }
}

extension Stage {
  /// The side, in points, of the square used for an element whose frame is unknown.
  ///
  /// It is centered in the container, so that a zoom from an unknown source starts at the center.
  package static let unknownSide = 5.0

  /// The frame assumed for an element whose frame is unknown.
  package var unknownFrame: Rect2D {
    Rect2D(
      center: container.bounds.center,
      size: Size2D(width: Self.unknownSide, height: Self.unknownSide))
  }
}
