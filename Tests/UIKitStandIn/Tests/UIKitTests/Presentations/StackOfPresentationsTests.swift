// Behavior under test: `dismiss(animated:completion:)` in the documentation of UIViewController.

import Testing
import UIKit

@MainActor struct StackOfPresentationsTests {
  @Test(
    "dismissing below the top animates the topmost and removes the others",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen,
    ])
  func dismissAll(style: UIModalPresentationStyle) throws {
    let (root, middle, top) = (Screen("root"), Screen("middle"), Screen("top"))
    let delegate = Transitions()
    let window = window(with: root)
    for (presenter, presented) in [(root, middle), (middle, top)] {
      presented.modalPresentationStyle = style
      presented.transitioningDelegate = presented === top ? delegate : nil
      presenter.present(presented, animated: presented === top)
      StandIn.commit()
      delegate.animator.context?.completeTransition(true)
    }
    #expect(top.view.window === window)
    var isDone = false
    root.dismiss(animated: true) { isDone = true }
    StandIn.commit()
    let context = try #require(delegate.animator.context)
    #expect(context.viewController(forKey: .from) === top)
    #expect(context.viewController(forKey: .to) === root)
    context.completeTransition(true)
    #expect(isDone && root.view.window === window)
    #expect(middle.view.window == nil && top.view.window == nil)
    #expect(root.presentedViewController == nil && middle.presentedViewController == nil)
    #expect(root.calls.last == "didAppear")
    #expect(window.subviews == [root.view])
    #expect(StandIn.faults == [])
  }

  @Test("a child's dismissal is its container's, and a child's presentation too")
  func containers() {
    let child = Screen("child")
    let navigation = UINavigationController(rootViewController: child)
    _ = window(with: navigation)
    let detail = Screen("detail")
    child.present(detail, animated: false)
    StandIn.commit()
    #expect(detail.presentingViewController === navigation)
    #expect(child.presentedViewController === detail)
    child.dismiss(animated: false)
    StandIn.commit()
    #expect(navigation.presentedViewController == nil)
    #expect(StandIn.faults == [])
  }
}
