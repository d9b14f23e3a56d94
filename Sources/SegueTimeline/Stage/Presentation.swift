/// The resting arrangement of a presented screen and its presenter.
public struct Presentation: Hashable, Sendable {
  /// Whether the presenter stays in the hierarchy below.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// The presenter is removed from the hierarchy once it is covered.
    case fullScreen = "full-screen"
    /// The presenter stays in place, visible around and through the presented screen.
    case overContext = "over-context"
  }

  /// The presentation style.
  public var style: Style
  /// The color and opacity of the layer between the two screens.
  public var backdrop: Color
  /// The container's background color.
  public var background: Color
  /// The channel values that the presenter keeps while covered.
  public var whilePresented: [Channel: Double]
  /// The corners of the presented screen that its corner radius rounds.
  public var corners = Corners.all
  /// The shape of the presented screen's corners.
  public var cornerCurve = CornerCurve.continuous
  /// The shadow of the presented screen.
  public var shadow = Shadow.none
  /// Whether the presented screen has several detents: a change of its size lays it out again and
  /// does not stretch it.
  public var isResizable = false
  /// Whether a tap beside the presented screen dismisses it.
  public var dismissesByTapOutside = false

  /// Creates a presentation, by default full screen without a backdrop.
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
