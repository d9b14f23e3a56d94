// Behavior under test: UINavigationController.h of the iOS 18.0 SDK; UIViewControllerTransitioning.h.

import Testing
import UIKit

@MainActor struct NavigationTests {
  let list = Screen("list")
  let detail = Screen("detail")
  let delegate = NavigationDelegate()

  private func open() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: list)
    navigation.delegate = delegate
    keep.window = window(with: navigation)
    (list.calls, delegate.calls) = ([], [])
    return navigation
  }

  private final class Keep { var window: UIWindow? }

  private let keep = Keep()

  private func complete(_ didComplete: Bool = true) throws {
    try #require(delegate.animator.context).completeTransition(didComplete)
  }

  @Test("a push asks for an animator of the operation, and its views change places")
  func push() throws {
    let navigation = open()
    navigation.pushViewController(detail, animated: true)
    #expect(navigation.viewControllers.count == 2)
    StandIn.commit()
    let context = try #require(delegate.animator.context)
    #expect(delegate.calls.contains("push list detail"))
    #expect(context.view(forKey: .from) === list.view && context.view(forKey: .to) === detail.view)
    #expect(context.finalFrame(for: list) == .zero)
    #expect(context.finalFrame(for: detail) == context.containerView.bounds)
    #expect(detail.isMovingToParent && !list.isMovingFromParent)
    try complete()
    #expect(list.view.superview == nil && detail.view.window != nil)
    #expect(list.calls == ["willDisappear", "didDisappear"])
    #expect(detail.calls == ["willAppear", "didAppear"])
    #expect(Set(delegate.calls) == ["push list detail", "willShow detail", "didShow detail"])
    #expect(detail.navigationController === navigation)
    #expect(StandIn.faults.isEmpty)
  }

  @Test("a pop completed by a swipe: from will disappear, then did disappear")
  func pop() throws {
    let navigation = open()
    navigation.pushViewController(detail, animated: false)
    delegate.interactor = Interactor(delegate.animator)
    (list.calls, detail.calls) = ([], [])
    #expect(navigation.popViewController(animated: true) === detail)
    StandIn.commit()
    #expect(detail.isMovingFromParent)
    delegate.interactor?.end(finishes: true)
    #expect(detail.calls == ["willDisappear", "didDisappear"])
    #expect(list.calls == ["willAppear", "didAppear"])
    #expect(detail.parent == nil)
    #expect(StandIn.faults.isEmpty)
  }

  @Test("a cancelled pop: from will disappear, will appear, did appear, without did disappear")
  func cancelledPop() throws {
    let navigation = open()
    navigation.pushViewController(detail, animated: false)
    delegate.interactor = Interactor(delegate.animator)
    (list.calls, detail.calls, delegate.calls) = ([], [], [])
    navigation.popViewController(animated: true)
    StandIn.commit()
    delegate.interactor?.end(finishes: false)
    #expect(detail.calls == ["willDisappear", "willAppear", "didAppear"])
    #expect(list.calls == ["willAppear", "willDisappear", "didDisappear"])
    #expect(navigation.viewControllers == [list, detail])
    #expect(detail.parent === navigation && detail.view.window != nil)
    #expect(!delegate.calls.contains { $0.hasPrefix("didShow") })
    #expect(StandIn.faults.isEmpty)
  }

  @Test("pushViewController has no effect if the controller is already in the stack")
  func pushTwice() {
    let navigation = open()
    navigation.pushViewController(list, animated: true)
    #expect(navigation.viewControllers == [list])
    #expect(StandIn.faults.count == 1)
  }

  @Test("setViewControllers simulates a push or a pop by whether the new top was in the stack")
  func setViewControllers() throws {
    let navigation = open()
    navigation.setViewControllers([list, Screen("between"), detail], animated: true)
    StandIn.commit()
    #expect(delegate.calls.contains("push list detail"))
    try complete()
    navigation.setViewControllers([list], animated: true)
    StandIn.commit()
    #expect(delegate.calls.contains("pop detail list"))
    try complete()
    #expect(navigation.children == [list])
    #expect(StandIn.faults.isEmpty)
  }

  @Test("a second push while one runs does not disturb it")
  func secondPush() throws {
    let navigation = open()
    let third = Screen("third")
    navigation.pushViewController(detail, animated: true)
    StandIn.commit()
    let first = try #require(delegate.animator.context)
    navigation.pushViewController(third, animated: true)
    StandIn.commit()
    #expect(delegate.animator.context === first)
    first.completeTransition(true)
    StandIn.commit()
    #expect(navigation.viewControllers == [list, detail, third])
    #expect(delegate.calls.contains("push detail third"))
    try complete()
    #expect(third.view.window != nil && detail.view.window == nil)
    #expect(StandIn.faults.isEmpty)
  }

  @Test("without an animation the delegate is not asked for one")
  func notAnimated() {
    let navigation = open()
    navigation.pushViewController(detail, animated: false)
    #expect(delegate.calls == ["willShow detail", "didShow detail"])
    #expect(detail.calls == ["willAppear", "didAppear"])
    #expect(list.calls == ["willDisappear", "didDisappear"])
  }

  @Test("without an animator the system animates")
  func system() {
    let navigation = open()
    delegate.givesAnimator = false
    navigation.pushViewController(detail, animated: true)
    StandIn.advance(by: 0.2)
    #expect(navigation.transitionCoordinator != nil)
    StandIn.advance(by: 0.3)
    #expect(detail.calls == ["willAppear", "didAppear"])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("the navigation controller does not retain its delegate")
  func weakDelegate() {
    let navigation = open()
    do { navigation.delegate = NavigationDelegate() }
    #expect(navigation.delegate == nil)
  }

  @Test("a popped controller is released")
  func leaks() throws {
    let navigation = open()
    weak var gone: UIViewController?
    do {
      let other = Screen("other")
      gone = other
      navigation.pushViewController(other, animated: true)
      StandIn.commit()
      try complete()
      navigation.popViewController(animated: true)
      StandIn.commit()
      try complete()
    }
    StandIn.advance(by: 1)
    #expect(gone == nil)
  }

  @Test("what an animator leaves in the container is a fault")
  func leftOver() throws {
    let navigation = open()
    delegate.animator.onAnimate = { $0.containerView.addSubview(UIView()) }
    navigation.pushViewController(detail, animated: true)
    StandIn.commit()
    try complete()
    #expect(StandIn.faults.count == 1)
  }
}
