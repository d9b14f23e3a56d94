public import SegueTimeline

/// A straight finger movement at constant speed.
public struct ScenarioDrag: Hashable, Sendable {
  /// The end point of the movement.
  public enum Goal: Hashable, Sendable {
    /// A point of the window.
    case to(Point2D)
    /// A distance in points.
    case by(Point2D)
  }

  /// The end of the touch.
  public enum End: String, CaseIterable, Hashable, Sendable {
    /// The finger is lifted.
    case lift
    /// The finger stays down in place.
    case hold
    /// The system cancels the touch.
    case taken
  }

  /// The start point in the window; nil continues the current touch.
  public var start: Point2D?
  /// The end point of the movement.
  public var goal: Goal
  /// The duration, in seconds.
  public var seconds: Double
  /// The end of the touch.
  public var end: End
  /// The container that receives the touch; nil for the innermost one with a matching gesture.
  public var container: String?
  /// The label of the change begun by the gesture, used in expectations.
  public var label: String?
  /// The scroll offset of the content under the finger at touch-down, in points; nil for no
  /// content.
  public var scrolled: Double?

  /// Creates a movement.
  public init(
    from start: Point2D?, _ goal: Goal, over seconds: Double, then end: End = .lift,
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
