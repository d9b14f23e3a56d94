// Behavior: UIViewControllerTransitioning.h of the iOS 16.5 SDK; "Supporting Appearance and Rotation Callbacks".

import QuartzCore

/// The change from one child of a container to another.
@MainActor struct StageTransition {
  let stage: TransitionContainer
  let from: UIViewController
  let to: UIViewController

  var scene: TransitionScene {
    TransitionScene(
      container: stage, from: from, to: to, fromView: from.view, toView: to.view,
      keepsFrames: true, fromFrames: { (stage.bounds, .zero) }, toFrames: { (.zero, stage.bounds) })
  }

  func willBegin() {
    from.setAppearance(false, animated: true)
    to.setAppearance(true, animated: true)
  }

  /// One view is left, in its place.
  func settleViews(_ completed: Bool) {
    let (gone, stays) = completed ? (from, to) : (to, from)
    gone.view.removeFromSuperview()
    for view in stage.subviews where view !== stays.view {
      StandIn.fault("\(type(of: view)) is left over in the container")
    }
    if completed, stays.view.superview == nil { return }
    if stays.view.superview !== stage { stage.addSubview(stays.view) }
    stays.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func settleAppearance(_ completed: Bool) {
    if !completed {
      to.setAppearance(false, animated: true)
      from.setAppearance(true, animated: true)
    }
    StandIn.inAnyOrder([{ from.finishAppearance() }, { to.finishAppearance() }])
  }

  /// The change without an animation, for a stage on display or not.
  static func replace(
    _ from: UIViewController?, by to: UIViewController?, on stage: TransitionContainer,
    isVisible: Bool
  ) {
    guard from !== to else { return }
    if isVisible { from?.setAppearance(false, animated: false) }
    if isVisible { to?.setAppearance(true, animated: false) }
    from?.viewIfLoaded?.removeFromSuperview()
    if let view = to?.view {
      view.frame = stage.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stage.addSubview(view)
    }
    if isVisible { to?.tellIsAppearing() }
    if isVisible { from?.finishAppearance() }
    if isVisible { to?.finishAppearance() }
  }
}
