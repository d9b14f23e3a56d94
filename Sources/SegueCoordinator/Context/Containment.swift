public import SegueTimeline

/// Which views a transition puts into its container, and which leave it afterwards.
public struct Containment: Hashable, Sendable {
  /// Where the arriving view goes at the start.
  public enum Arrival: Hashable, Sendable {
    /// Above the leaving view.
    case above
    /// Below the leaving view.
    case below
    /// Nowhere: it stands in a hierarchy of its own, and is not touched.
    case staysOutside
  }

  /// Whether the leaving view is in the container; a presenter that stays in place is not.
  public let holdsFrom: Bool
  /// Where the arriving view goes at the start.
  public let arrival: Arrival

  /// The containment of an operation.
  ///
  /// - Parameters:
  ///   - operation: the operation.
  ///   - style: how the screen is presented, for present and dismiss.
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
