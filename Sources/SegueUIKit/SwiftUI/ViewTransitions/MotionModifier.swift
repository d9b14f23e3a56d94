#if canImport(UIKit)
#if canImport(SwiftUI)
import QuartzCore
import SegueTimeline
import SwiftUI
import UIKit

/// A view at a progress of its transition.
struct MotionModifier: ViewModifier, Animatable {
  private let motion: ViewMotion
  nonisolated private var progress: Double

  @Environment(\.layoutDirection) private var direction

  init(motion: ViewMotion, progress: Double) {
    self.motion = motion
    self.progress = progress
  }

  nonisolated var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func body(content: Content) -> some View {
    moved(content)
      .visualEffect { [motion, progress, direction] effect, place in
        let look = motion.look(at: progress, size: place.size, direction)
        return effect.blur(radius: look?.blurRadius ?? 0).opacity(look?.opacity ?? 1)
      }
      .modifier(MotionGeometry(motion: motion, progress: progress, direction: direction))
      .zIndex(motion.look(at: progress, size: CGSize(width: 1, height: 1))?.zPosition ?? 0)
  }

  // One branch for the whole transition, since SwiftUI would reset the view's state in another.
  @ViewBuilder
  private func moved(_ content: Content) -> some View {
    if motion.isClipped {
      content.clipShape(
        MotionShape(motion: motion, progress: progress, direction: direction),
        style: FillStyle(eoFill: motion.isInverted))
    } else {
      content
    }
  }
}

/// The transform of a view at a progress of its transition, exact also in perspective.
struct MotionGeometry: GeometryEffect {
  let motion: ViewMotion
  let progress: Double
  let direction: LayoutDirection

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
    guard let look = motion.look(at: progress, size: size, direction) else {
      return ProjectionTransform()
    }
    return ProjectionTransform(CATransform3D(look.transform))
  }
}

/// What is visible of a view at a progress of its transition.
struct MotionShape: Shape {
  let motion: ViewMotion
  let progress: Double
  let direction: LayoutDirection

  nonisolated func path(in rect: CGRect) -> Path {
    guard let outline = motion.look(at: progress, size: rect.size, direction)?.outline else {
      // Large enough not to cut off what the view draws outside of its bounds.
      return Path(rect.insetBy(dx: -10_000, dy: -10_000))
    }
    return Path(outline.cgPath)
  }
}
#endif
#endif
