// Behavior under test: UIPresentationController.h of the iOS 16.5 SDK and its documentation.

import Testing
import UIKit

@MainActor struct PresentationControllerTests {
  let root = Screen("root")
  let detail = Screen("detail")
  let delegate = Transitions()

  private func present(_ change: @escaping (Sheet) -> Void = { _ in }) -> (UIWindow, Sheet?) {
    let window = window(with: root)
    detail.modalPresentationStyle = .custom
    detail.transitioningDelegate = delegate
    var sheet: Sheet?
    delegate.makePresentation = { presented, presenting in
      let made = Sheet(presentedViewController: presented, presenting: presenting)
      change(made)
      sheet = made
      return made
    }
    root.calls = []
    root.present(detail, animated: true)
    StandIn.commit()
    return (window, sheet)
  }

  @Test("presentationTransitionWillBegin comes before the animations, and …DidEnd after them")
  func callbacks() throws {
    let (_, made) = present()
    let sheet = try #require(made)
    #expect(sheet.calls.contains("presentation will begin"))
    #expect(!sheet.calls.contains("presentation did end true"))
    #expect(sheet.containerView === delegate.animator.context?.containerView)
    #expect(detail.presentationController === sheet)
    delegate.animator.context?.completeTransition(true)
    #expect(sheet.calls.contains("presentation did end true"))
    detail.dismiss(animated: true)
    StandIn.commit()
    #expect(sheet.calls.contains("dismissal will begin"))
    delegate.animator.context?.completeTransition(true)
    #expect(sheet.calls.contains("dismissal did end true"))
    #expect(sheet.containerView == nil)
    #expect(StandIn.faults.isEmpty)
  }

  @Test("the frame is asked repeatedly, and is where the presented view ends")
  func frames() throws {
    let (window, made) = present()
    let sheet = try #require(made)
    #expect(sheet.frameQuestions >= 2)
    let half = CGRect(x: 0, y: 422, width: 390, height: 422)
    #expect(delegate.animator.context?.finalFrame(for: detail) == half)
    delegate.animator.context?.completeTransition(true)
    #expect(detail.view.frame == half)
    #expect(detail.view.window === window)
  }

  @Test("a presented view that does not end in its final frame is a fault")
  func wrongFrame() {
    _ = present()
    detail.view.frame.origin.y = 400
    delegate.animator.context?.completeTransition(true)
    #expect(StandIn.faults.count == 1)
  }

  @Test("a cancelled presentation ends with false")
  func cancelled() throws {
    let interactor = Interactor(delegate.animator)
    delegate.interactor = interactor
    let (_, made) = present()
    interactor.end(finishes: false)
    #expect(try #require(made).calls.last == "presentation did end false")
    #expect(root.calls == [])
  }

  @Test(
    "shouldRemovePresentersView takes the presenter's view away, and gives the animator both views")
  func removesPresenter() throws {
    let (window, _) = present { $0.removesPresenter = true }
    let context = try #require(delegate.animator.context)
    #expect(context.view(forKey: .from) === root.view)
    #expect(root.view.isDescendant(of: context.containerView))
    context.completeTransition(true)
    #expect(root.view.window == nil)
    #expect(root.calls == ["willDisappear", "didDisappear"])
    detail.dismiss(animated: true)
    StandIn.commit()
    #expect(delegate.animator.context?.view(forKey: .to) === root.view)
    delegate.animator.context?.completeTransition(true)
    #expect(root.view.superview === window)
  }

  @Test("on rotation the presentation hears of the size, and the container is laid out")
  func rotation() throws {
    let (window, made) = present()
    let sheet = try #require(made)
    delegate.animator.context?.completeTransition(true)
    sheet.calls = []
    StandIn.rotate(window, to: CGSize(width: 844, height: 390))
    #expect(sheet.calls.first == "size 844")
    #expect(sheet.calls.contains("will layout") && sheet.calls.contains("did layout"))
    #expect(detail.view.frame == CGRect(x: 0, y: 195, width: 844, height: 195))
  }
}
