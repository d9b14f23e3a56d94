public import SegueTimeline

/// A finger that moves in a straight line at an even pace.
public struct ScenarioDrag: Hashable, Sendable {
  /// Where it goes.
  public enum Goal: Hashable, Sendable {
    /// To a point of the window.
    case to(Point)
    /// By so many points.
    case by(Point)
  }

  /// What becomes of the touch afterwards.
  public enum End: String, CaseIterable, Hashable, Sendable {
    /// The finger is lifted.
    case lift
    /// The finger stays down where it is.
    case hold
    /// The system takes the touch away.
    case taken
  }

  /// Where the finger comes down, in the window; nil goes on with the finger that is down.
  public var start: Point?
  /// Where it goes.
  public var goal: Goal
  /// How long it takes, in seconds.
  public var seconds: Double
  /// What becomes of the touch afterwards.
  public var end: End
  /// The container that gets the touch; nil for the innermost whose gesture it is.
  public var container: String?
  /// The name by which expectations know the change that the gesture begins.
  public var label: String?
  /// How far the content under the finger is scrolled when it comes down, in points; nil for no content.
  public var scrolled: Double?

  /// Creates a movement.
  public init(
    from start: Point?, _ goal: Goal, over seconds: Double, then end: End = .lift,
    container: String? = nil, label: String? = nil, scrolled: Double? = nil
  ) {
    self.start = start
    self.goal = goal
    self.seconds = seconds
    self.end = end
    self.container = container
    self.label = label
    self.scrolled = scrolled
  }
}
