// Behavior under test: "Customizing the Transition Animations", View Controller Programming Guide for iOS.

import Testing
import UIKit

@MainActor struct PresentingTests {
  let root = Screen("root")
  let detail = Screen("detail")
  let delegate = Transitions()
  var animator: Animator { delegate.animator }

  /// Shows the root and prepares the detail.
  private func open(_ style: UIModalPresentationStyle) -> UIWindow {
    let window = window(with: root)
    detail.modalPresentationStyle = style
    detail.transitioningDelegate = delegate
    root.calls = []
    return window
  }

  @Test(
    "present asks for animator, interactor and duration, then calls animateTransition, and waits for completeTransition"
  )
  func order() throws {
    let window = open(.fullScreen)
    var isDone = false
    root.present(detail, animated: true) { isDone = true }
    StandIn.commit()
    #expect(delegate.calls == ["presented", "interaction"])
    #expect(animator.calls == ["duration", "animate"])
    StandIn.advance(by: 5)
    #expect(!isDone && detail.isBeingPresented)
    try #require(animator.context).completeTransition(true)
    #expect(isDone && !detail.isBeingPresented)
    #expect(animator.calls.last == "ended true")
    #expect(detail.view.window === window)
    #expect(root.presentedViewController === detail)
    #expect(detail.presentingViewController === root)
    #expect(StandIn.faults.isEmpty)
  }

  @Test(
    "presentationController(forPresented:…) is asked only for the style .custom",
    arguments: [UIModalPresentationStyle.custom, .overFullScreen, .fullScreen, .pageSheet])
  func onlyCustom(style: UIModalPresentationStyle) {
    _ = open(style)
    root.present(detail, animated: true)
    #expect(delegate.calls.contains("presentation") == (style == .custom))
  }

  @Test(
    "view(forKey: .from) is nil where the presenter's view stays",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .custom,
    ])
  func presenterView(style: UIModalPresentationStyle) throws {
    _ = open(style)
    root.present(detail, animated: true)
    StandIn.commit()
    let context = try #require(animator.context)
    #expect((context.view(forKey: .from) == nil) == (style != .fullScreen))
    #expect(context.viewController(forKey: .from) === root)
    #expect(context.view(forKey: .to) === detail.view)
    #expect(context.presentationStyle == style)
    #expect(detail.view.isDescendant(of: context.containerView))
  }

  @Test(
    "a completed presentation: the presented view appears; the presenter's disappears only if it is removed",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .custom,
    ])
  func appearance(style: UIModalPresentationStyle) throws {
    let window = open(style)
    root.present(detail, animated: true)
    StandIn.commit()
    try #require(animator.context).completeTransition(true)
    #expect(detail.calls == ["willAppear", "didAppear"])
    let leaves = style == .fullScreen
    #expect(root.calls == (leaves ? ["willDisappear", "didDisappear"] : []))
    #expect((root.view.window === window) == !leaves)
    detail.dismiss(animated: true)
    StandIn.commit()
    #expect(detail.isBeingDismissed)
    try #require(animator.context).completeTransition(true)
    #expect(detail.calls.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(root.calls.suffix(2) == (leaves ? ["willAppear", "didAppear"] : []))
    #expect(root.view.window === window && detail.view.window == nil)
    #expect(root.presentedViewController == nil)
    #expect(StandIn.faults.isEmpty)
  }

  @Test("the to view of a cancelled presentation will appear, will disappear and did disappear")
  func cancelled() throws {
    _ = open(.fullScreen)
    let interactor = Interactor(animator)
    delegate.interactor = interactor
    root.present(detail, animated: true)
    StandIn.commit()
    #expect(interactor.calls == ["start"])
    let context = try #require(interactor.context)
    #expect(context.isInteractive && !context.transitionWasCancelled)
    context.updateInteractiveTransition(0.3)
    #expect(root.transitionCoordinator?.percentComplete == 0.3)
    interactor.end(finishes: false)
    #expect(context.transitionWasCancelled)
    #expect(detail.calls == ["willAppear", "willDisappear", "didDisappear"])
    #expect(root.calls == ["willDisappear", "willAppear", "didAppear"])
    #expect(root.presentedViewController == nil && detail.presentingViewController == nil)
    #expect(detail.view.window == nil && root.view.window != nil)
    #expect(StandIn.faults.isEmpty)
  }

  @Test(
    "if there is an interaction controller it is started first, and it is up to it to call animateTransition"
  )
  func interactorFirst() {
    _ = open(.overFullScreen)
    let interactor = Interactor(animator)
    delegate.interactor = interactor
    animator.onAnimate = { _ in interactor.calls.append("animate") }
    root.present(detail, animated: true)
    StandIn.commit()
    #expect(interactor.calls == ["start", "animate"])
  }

  @Test("an interaction controller that does not want an interactive start is not started")
  func noInteractiveStart() throws {
    _ = open(.overFullScreen)
    let interactor = Interactor(animator)
    interactor.wantsInteractiveStart = false
    delegate.interactor = interactor
    root.present(detail, animated: true)
    StandIn.commit()
    #expect(interactor.calls == [])
    #expect(try !#require(animator.context).isInteractive)
  }

  @Test("for .custom, animateTransition is called also when not animated")
  func notAnimated() throws {
    _ = open(.custom)
    root.present(detail, animated: false)
    StandIn.commit()
    #expect(try !#require(animator.context).isAnimated)
  }

  @Test("for other styles nothing is asked when not animated")
  func nothingAsked() {
    _ = open(.fullScreen)
    root.present(detail, animated: false)
    StandIn.commit()
    #expect(delegate.calls == [])
    #expect(detail.calls == ["willAppear", "didAppear"])
  }

  @Test("frames are zero when unknown; final frames come from the presentation")
  func frames() throws {
    let window = open(.fullScreen)
    root.present(detail, animated: true)
    StandIn.commit()
    let context = try #require(animator.context)
    #expect(context.initialFrame(for: detail) == .zero)
    #expect(context.finalFrame(for: detail) == window.bounds)
    #expect(context.initialFrame(for: root) == window.bounds)
    #expect(context.finalFrame(for: root) == .zero)
    #expect(context.initialFrame(for: UIViewController()) == .zero)
  }

  @Test("during a transition that is not interactive the container takes no touches")
  func touches() throws {
    let window = open(.overFullScreen)
    root.present(detail, animated: true)
    StandIn.commit()
    let context = try #require(animator.context)
    let container = context.containerView
    #expect(window.hitTest(CGPoint(x: 9, y: 9), with: nil)?.isDescendant(of: container) != true)
    context.completeTransition(true)
    #expect(window.hitTest(CGPoint(x: 9, y: 9), with: nil) === detail.view)
  }

  @Test("the controller does not retain its transitioning delegate")
  func weakDelegate() {
    do { detail.transitioningDelegate = Transitions() }
    #expect(detail.transitioningDelegate == nil)
  }

  @Test("after a presentation nothing retains the controllers")
  func leaks() throws {
    let window = window(with: root)
    weak var gone: UIViewController?
    do {
      let other = Screen("other")
      other.modalPresentationStyle = .fullScreen
      other.transitioningDelegate = delegate
      gone = other
      root.present(other, animated: true)
      StandIn.commit()
      try #require(animator.context).completeTransition(true)
      other.dismiss(animated: true)
      StandIn.commit()
      try #require(animator.context).completeTransition(true)
    }
    StandIn.advance(by: 1)
    #expect(gone == nil)
    #expect(window.subviews.count == 1)
  }
}
