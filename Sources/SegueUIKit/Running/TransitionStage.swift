#if canImport(UIKit)
import SegueCoordinator
import SegueTimeline
import UIKit

/// The stage of a change, read from UIKit's context.
@MainActor
struct TransitionStage {
  let views: StageViews
  let stage: Stage
  /// The frame of the arriving screen, in the container's coordinates.
  let toFrame: CGRect

  init(
    _ change: ScreenChange, _ animation: AnimationController?,
    of presentation: (any ScreenPresentation)?,
    in context: any UIViewControllerContextTransitioning, startedIn size: CGSize? = nil
  ) {
    let container = context.containerView
    toFrame = Self.finalFrame(of: change, presentation, in: context, startedIn: size)
    let reader = StageReader(
      change: change, container: container,
      fromFrame: change.from.view.layoutFrame(in: container), toFrame: toFrame)
    views = reader.views()
    var stage = reader.stage(views)
    stage.presentation = presentation?.answer(on: stage).presentation
    if stage.operation == .present, let radius = presentation?.answer(on: stage).finalCornerRadius {
      stage.to.cornerRadius = radius
    }
    self.stage = stage
  }

  /// The final frame of the arriving screen.
  ///
  /// - Parameter size: the size that the container had at the start, if the transition has started.
  static func finalFrame(
    of change: ScreenChange, _ presentation: (any ScreenPresentation)?,
    in context: any UIViewControllerContextTransitioning, startedIn size: CGSize?
  ) -> CGRect {
    let container = context.containerView
    // A presenter that stayed in the hierarchy already has its final frame.
    if change.operation == .dismiss, context.view(forKey: .to) == nil {
      return change.to.view.layoutFrame(in: container)
    }
    if change.operation == .present, let presentation {
      return presentation.frameOfPresentedViewInContainerView
    }
    let frame = context.finalFrame(for: change.to)
    // UIKit computes it at the start: a screen that filled the container then fills it also after a rotation.
    let fillsContainer = frame.origin == container.bounds.origin && frame.size == size
    return frame.isEmpty || fillsContainer ? container.bounds : frame
  }
}

extension UIView {
  /// The view's frame without its transform, in another view's coordinates.
  func layoutFrame(in other: UIView) -> CGRect {
    let anchor = layer.anchorPoint
    let frame = CGRect(
      x: layer.position.x - anchor.x * bounds.width,
      y: layer.position.y - anchor.y * bounds.height, width: bounds.width, height: bounds.height)
    guard let superview, superview !== other else { return frame }
    return superview.convert(frame, to: other)
  }
}
#endif
