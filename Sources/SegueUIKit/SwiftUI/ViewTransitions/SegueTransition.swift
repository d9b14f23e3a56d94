#if canImport(UIKit)
#if canImport(SwiftUI)
public import SegueCoordinator
public import SwiftUI

/// A transition of a single view, as a preset moves a screen.
///
///     if isShown { Card().transition(.segue(.cover())) }
///
/// The view appears as the preset's arriving screen does and disappears as its departing one, on a stage
/// of the view's own size, in the preset's time: of the animation of the change (`withAnimation`) only
/// that there is one matters. Dimming, shadows and colors behind the screens are left out. With reduced
/// motion SwiftUI fades instead.
public struct SegueTransition: Transition {
  private let style: ViewTransitionStyle

  /// Creates a transition.
  nonisolated public init(_ style: ViewTransitionStyle) { self.style = style }

  /// Whether the transition moves something, which SwiftUI replaces for reduced motion.
  public nonisolated static var properties: TransitionProperties {
    TransitionProperties(hasMotion: true)
  }

  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let motion = ViewMotion(style.style)
    content
      .modifier(MotionModifier(motion: motion, progress: phase.value))
      .animation(.linear(duration: motion.duration(to: phase)), value: phase)
  }
}

extension Transition where Self == SegueTransition {
  /// A transition of a single view, as a preset moves a screen.
  public static func segue(_ style: ViewTransitionStyle) -> SegueTransition {
    SegueTransition(style)
  }
}

extension AnyTransition {
  /// A transition of a single view, as a preset moves a screen.
  public static func segue(_ style: ViewTransitionStyle) -> AnyTransition {
    AnyTransition(SegueTransition(style))
  }
}
#endif
#endif
