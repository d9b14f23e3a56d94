/// A style that a single SwiftUI view can appear and disappear with: `.transition(.segue(.cover()))`.
///
/// `segue compile` writes a member for each preset that moves nothing but the two screens, with
/// effects that SwiftUI has. The documentation of the other styles says why they have none.
public struct ViewTransitionStyle: Sendable {
  /// The preset, with values of its parameters.
  public let style: TransitionStyle

  /// Creates the style of a preset that can be used this way.
  public init(_ style: TransitionStyle) { self.style = style }
}
