/// How a presented screen stands over its presenter while nothing moves.
public struct Presentation: Hashable, Sendable {
  /// Whether the presenter stays in place below.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// The presenter leaves the hierarchy once it is covered.
    case fullScreen = "full-screen"
    /// The presenter stays where it is, and shows around and through the presented screen.
    case overContext = "over-context"
  }

  /// Whether the presenter stays.
  public var style: Style
  /// What lies between the two: its color and opacity.
  public var backdrop: Color
  /// What lies behind everything.
  public var background: Color
  /// The numbers that the presenter keeps while it is covered.
  public var whilePresented: [Channel: Double]

  /// Creates a presentation; full screen on nothing by default.
  public init(
    style: Style = .fullScreen, backdrop: Color = .clear, background: Color = .black,
    whilePresented: [Channel: Double] = [:]
  ) {
    self.style = style
    self.backdrop = backdrop
    self.background = background
    self.whilePresented = whilePresented
  }
}
