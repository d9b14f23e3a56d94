import UIKit

/// What UIKit calls, and in which order, when code changes the tab.
@MainActor
struct TabQuestions: Questions {
  private let window: UIWindow
  private let log = CallLog()

  init(_ window: UIWindow) { self.window = window }

  func ask(_ report: Report) {
    let delegate = ProbeTabDelegate(log)
    let tabs = UITabBarController()
    tabs.viewControllers = [ProbeScreen("a", log), ProbeScreen("b", log)]
    tabs.delegate = delegate
    window.rootViewController = tabs
    Device.wait(0.3)
    _ = log.take()
    tabs.selectedIndex = 1
    Device.wait(0.8)
    report.answer("calls of a change of tabs", log.take())
    report.answer("context of a change of tabs", delegate.animator.context)
  }
}

/// A delegate that notes its calls.
private final class ProbeTabDelegate: NSObject, UITabBarControllerDelegate {
  private let log: CallLog
  private(set) lazy var animator = ProbeAnimator(log)

  init(_ log: CallLog) { self.log = log }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.note("should select \(viewController.title ?? "")?")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { log.note("did select \(viewController.title ?? "")") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animator?")
    return animator
  }
}
