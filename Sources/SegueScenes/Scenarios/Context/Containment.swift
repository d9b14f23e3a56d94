public import SegueTimeline

/// The views that a transition adds to its container, and those that it removes afterward.
public struct Containment: Hashable, Sendable {
  /// The initial position of the arriving view.
  public enum Arrival: Hashable, Sendable {
    /// Above the departing view.
    case above
    /// Below the departing view.
    case below
    /// Not added: the view stays in its own hierarchy.
    case staysOutside
  }

  /// Whether the departing view is in the container; a presenter that stays in place is not.
  public let holdsFrom: Bool
  /// The initial position of the arriving view.
  public let arrival: Arrival

  /// Creates the containment of an operation.
  ///
  /// - Parameters:
  ///   - operation: the operation.
  ///   - style: the presentation style, for present and dismiss.
  public init(_ operation: Operation, style: Presentation.Style = .fullScreen) {
    switch (operation, style) {
    case (.push, _), (.tab, _), (.present, .fullScreen):
      holdsFrom = true
      arrival = .above
    case (.pop, _), (.dismiss, .fullScreen):
      holdsFrom = true
      arrival = .below
    case (.present, .overContext):
      holdsFrom = false
      arrival = .above
    case (.dismiss, .overContext):
      holdsFrom = true
      arrival = .staysOutside
    }
  }
}
