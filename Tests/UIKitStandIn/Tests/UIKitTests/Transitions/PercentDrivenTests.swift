// Behavior under test: UIPercentDrivenInteractiveTransition in UIViewControllerTransitioning.h of the iOS 16.5 SDK.

import Testing
import UIKit

@MainActor struct PercentDrivenTests {
  let list = Screen("list")
  let detail = Screen("detail")
  let delegate = Delegate()

  /// Gives a fading animator and a percent driver.
  final class Delegate: NSObject, UINavigationControllerDelegate {
    let driver = UIPercentDrivenInteractiveTransition()

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  /// A transition of Core Animation style.
  final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(view)
      StandIn.commit()
      view.alpha = 0
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          view.alpha = 1
        }
      ) { _ in
        if transitionContext.transitionWasCancelled {
          view.removeFromSuperview()
          view.alpha = 1
        }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  private func push() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: list)
    navigation.delegate = delegate
    keep.window = window(with: navigation)
    navigation.pushViewController(detail, animated: true)
    StandIn.commit()
    return navigation
  }

  private final class Keep { var window: UIWindow? }

  private let keep = Keep()

  private var shown: Float { detail.view.layer.presentation()?.opacity ?? -1 }

  @Test("the animation follows the fraction, and time does not move it")
  func follows() {
    _ = push()
    delegate.driver.update(0.25)
    StandIn.advance(by: 3)
    #expect(abs(shown - 0.25) < 0.001)
    delegate.driver.update(0.75)
    StandIn.commit()
    #expect(abs(shown - 0.75) < 0.001)
    #expect(delegate.driver.percentComplete == 0.75 && delegate.driver.duration == 1)
  }

  @Test("finish runs the rest in (1 − percentComplete) · duration ÷ completionSpeed")
  func finish() {
    let navigation = push()
    delegate.driver.update(0.5)
    StandIn.commit()
    delegate.driver.completionSpeed = 2
    delegate.driver.finish()
    StandIn.advance(by: 0.2)
    #expect(abs(shown - 0.9) < 0.01)
    #expect(navigation.transitionCoordinator != nil)
    StandIn.advance(by: 0.2)
    #expect(navigation.transitionCoordinator == nil)
    #expect(detail.calls == ["willAppear", "didAppear"])
    #expect(StandIn.faults == [])
  }

  @Test("cancel runs back, and the context says that it was cancelled")
  func cancel() {
    let navigation = push()
    delegate.driver.update(0.5)
    StandIn.commit()
    delegate.driver.cancel()
    StandIn.advance(by: 0.25)
    #expect(abs(shown - 0.25) < 0.01)
    StandIn.advance(by: 0.5)
    #expect(navigation.viewControllers == [list])
    #expect(detail.calls == ["willAppear", "willDisappear", "didDisappear"])
    #expect(StandIn.faults == [])
  }
}
