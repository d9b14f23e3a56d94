import UIKit

/// What UIKit calls, and in which order, when a navigation controller changes its screen.
@MainActor
struct NavigationQuestions: Questions {
  private let window: UIWindow
  private let log = CallLog()

  init(_ window: UIWindow) { self.window = window }

  func ask(_ report: Report) {
    let delegate = ProbeNavigationDelegate(log)
    let navigation = UINavigationController(rootViewController: ProbeScreen("a", log))
    navigation.delegate = delegate
    window.rootViewController = navigation
    Device.wait(0.3)
    _ = log.take()
    navigation.pushViewController(ProbeScreen("b", log), animated: true)
    Device.wait(0.8)
    report.answer("calls of a push", log.take())
    report.answer("context of a push", delegate.animator.context)
    cancelPop(of: navigation, delegate, report)
    report.answer("calls of a cancelled pop", log.take())
    navigation.popViewController(animated: true)
    Device.wait(0.8)
    report.answer("calls of a pop", log.take())
    report.answer("context of a pop", delegate.animator.context)
  }

  private func cancelPop(
    of navigation: UINavigationController, _ delegate: ProbeNavigationDelegate, _ report: Report
  ) {
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    navigation.popViewController(animated: true)
    Device.wait(0.1)
    interaction.update(0.5)
    Device.wait(0.1)
    report.answer(
      "layers of the bar that move in an interactive pop",
      "\(navigation.navigationBar.layer.movingLayers)")
    interaction.cancel()
    Device.wait(0.8)
    delegate.interaction = nil
  }
}

/// A delegate that notes its calls.
private final class ProbeNavigationDelegate: NSObject, UINavigationControllerDelegate {
  private let log: CallLog
  private(set) lazy var animator = ProbeAnimator(log)
  var interaction: UIPercentDrivenInteractiveTransition?

  init(_ log: CallLog) { self.log = log }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { log.note("will show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { log.note("did show \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animator?")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("interaction?")
    return interaction
  }
}
