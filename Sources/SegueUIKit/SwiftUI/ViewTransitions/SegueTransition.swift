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

#if canImport(SwiftUI)
import QuartzCore
import SegueTimeline

/// The look of a single view for a state of a layer.
struct ViewLook {
  /// The opacity, 0…1.
  let opacity: Double
  /// The radius of the blur, in points.
  let blurRadius: Double
  /// The height above other views.
  let zPosition: Double
  /// The transform about the view's origin.
  let transform: Matrix4
  /// What is visible, in the view's coordinates; nil for everything.
  let outline: ShapePath?

  /// Reads the state of a layer that shows a view of a size.
  init(_ layer: Layer, _ state: LayerState, _ vertices: [Point2D], size: Size2D) {
    let bounds = Rect2D(origin: .zero, size: size)
    let rest = NodeGeometry.Rest(
      bounds: bounds, position: bounds.center, anchorPoint: Point2D(x: 0.5, y: 0.5),
      parentOffset: .zero)
    let geometry = NodeGeometry(state, from: rest, fit: layer.fit)
    opacity = state.isHidden ? 0 : state.opacity
    blurRadius = state.blurRadius
    zPosition = state.zPosition
    transform =
      Matrix4.translation(-bounds.center.x, -bounds.center.y) * geometry.transform
      * .translation(bounds.center.x, bounds.center.y)
    outline = Self.outline(state, geometry, vertices, in: bounds)
  }

  private static func outline(
    _ state: LayerState, _ geometry: NodeGeometry, _ vertices: [Point2D], in bounds: Rect2D
  ) -> ShapePath? {
    if let mask = state.mask, !mask.isGradient {
      let outline = ShapePath(mask, geometry, vertices)
      return state.invertsMask ? .inverted(outline) : outline
    }
    guard state.masksToBounds || geometry.visiblePart != nil else { return nil }
    let part = geometry.visiblePart ?? bounds
    return state.masksToBounds
      ? ShapePath(cornersOf: state, in: part, geometry) : .roundedRect(part, radius: 0)
  }
}
#endif
#endif
