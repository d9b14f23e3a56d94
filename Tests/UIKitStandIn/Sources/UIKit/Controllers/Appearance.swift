// Behavior: "Responding to View-Related Notifications", UIViewController.h of the iOS 16.5 SDK.
// A change of mind calls the other "will" without a "did".

import QuartzCore

/// Whether a controller's view is visible.
enum AppearanceState {
  case disappeared, appearing, appeared, disappearing
}

extension UIViewController {
  /// The view will appear or disappear; children that are visible too.
  func setAppearance(_ isAppearing: Bool, animated: Bool) {
    let next = isAppearing ? AppearanceState.appearing : .disappearing
    let settled = isAppearing ? AppearanceState.appeared : .disappeared
    guard appearance != next, appearance != settled else { return }
    appearance = next
    modal.isAnimatedAppearance = animated
    loadViewIfNeeded()
    StandIn.note(isAppearing ? "viewWillAppear" : "viewWillDisappear", self)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    forwardAppearance { $0.setAppearance(isAppearing, animated: animated) }
  }

  /// The view has entered the hierarchy.
  func tellIsAppearing() {
    guard appearance == .appearing else { return }
    StandIn.note("viewIsAppearing", self)
    viewIsAppearing(modal.isAnimatedAppearance)
    forwardAppearance { $0.tellIsAppearing() }
  }

  /// What was begun has happened.
  func finishAppearance() {
    let animated = modal.isAnimatedAppearance
    switch appearance {
    case .appearing:
      appearance = .appeared
      StandIn.note("viewDidAppear", self)
      viewDidAppear(animated)
    case .disappearing:
      appearance = .disappeared
      StandIn.note("viewDidDisappear", self)
      viewDidDisappear(animated)
    case .appeared, .disappeared: return
    }
    forwardAppearance { $0.finishAppearance() }
  }

  private func forwardAppearance(_ tell: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in visibleChildren { tell(child) }
  }

  /// The window shows another controller, or nothing.
  func leaveWindow() {
    setAppearance(false, animated: false)
    view.removeFromSuperview()
    finishAppearance()
    hostWindow = nil
  }
}
