// Behavior under test: the programmer's errors that UIKit answers with an exception or a warning.

import Testing
import UIKit

@MainActor struct FaultTests {
  let root = Screen("root")
  let detail = Screen("detail")
  let delegate = Transitions()

  private func present() {
    detail.modalPresentationStyle = .overFullScreen
    detail.transitioningDelegate = delegate
    root.present(detail, animated: true)
    StandIn.commit()
  }

  @Test("presenting a controller twice, or two controllers, is a fault")
  func twice() {
    _ = window(with: root)
    present()
    root.present(detail, animated: true)
    root.present(Screen("third"), animated: true)
    #expect(StandIn.faults.count == 2)
    #expect(root.presentedViewController === detail)
  }

  @Test("presenting from a controller that is not in a window is a fault")
  func noWindow() {
    StandIn.reset()
    root.present(detail, animated: true)
    #expect(StandIn.faults.count == 1)
  }

  @Test("dismissing while the presentation is in transition is a fault, and has no effect")
  func early() {
    _ = window(with: root)
    present()
    detail.dismiss(animated: true)
    #expect(StandIn.faults.count == 1)
    #expect(root.presentedViewController === detail)
  }

  @Test("calling completeTransition twice is a fault")
  func completeTwice() throws {
    _ = window(with: root)
    present()
    let context = try #require(delegate.animator.context)
    context.completeTransition(true)
    #expect(StandIn.faults == [])
    context.completeTransition(true)
    #expect(StandIn.faults.count == 1)
  }

  @Test("interactive calls on a transition that is not interactive are faults")
  func notInteractive() throws {
    _ = window(with: root)
    present()
    let context = try #require(delegate.animator.context)
    context.updateInteractiveTransition(0.5)
    context.finishInteractiveTransition()
    context.cancelInteractiveTransition()
    #expect(StandIn.faults.count == 3)
    #expect(!context.transitionWasCancelled)
  }

  @Test(
    "completing an interactive transition against its decision, or without one, is a fault",
    arguments: [
      false, true,
    ])
  func contradiction(decides: Bool) throws {
    _ = window(with: root)
    let interactor = Interactor(delegate.animator)
    delegate.interactor = interactor
    present()
    if decides { interactor.context?.cancelInteractiveTransition() }
    interactor.context?.completeTransition(true)
    #expect(StandIn.faults.count == 1)
  }

  @Test("an animator that does not add the view of `to` is at fault")
  func noView() throws {
    _ = window(with: root)
    delegate.animator.onAnimate = { $0.view(forKey: .to)?.removeFromSuperview() }
    present()
    try #require(delegate.animator.context).completeTransition(true)
    #expect(StandIn.faults.count == 1)
  }
}
