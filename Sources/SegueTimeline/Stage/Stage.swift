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
