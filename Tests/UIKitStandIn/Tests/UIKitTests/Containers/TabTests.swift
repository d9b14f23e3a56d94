// Behavior under test: UITabBarController.h of the iOS 16.5 SDK and its documentation.

import Testing
import UIKit

@MainActor struct TabTests {
  let one = Screen("one")
  let two = Screen("two")
  let delegate = Delegate()

  private func open() -> (UITabBarController, UIWindow) {
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    tabs.delegate = delegate
    let window = window(with: tabs)
    one.calls = []
    return (tabs, window)
  }

  final class Delegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    let animator = Animator()
    var interactor: Interactor?
    var allows = true

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { allows }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      calls.append("didSelect \(viewController.title ?? "")")
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      calls.append("animator \(fromVC.title ?? "") \(toVC.title ?? "")")
      return animator
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
  }

  @Test("didSelect is called for taps, also on the same tab, and never for changes by the program")
  func didSelect() throws {
    let (tabs, _) = open()
    tabs.selectedIndex = 1
    StandIn.commit()
    try #require(delegate.animator.context).completeTransition(true)
    #expect(delegate.calls == ["animator one two"])
    StandIn.tap(tab: 1, of: tabs)
    #expect(delegate.calls == ["animator one two", "didSelect two"])
    StandIn.tap(tab: 0, of: tabs)
    #expect(Set(delegate.calls.suffix(2)) == ["animator two one", "didSelect one"])
    delegate.allows = false
    try #require(delegate.animator.context).completeTransition(true)
    StandIn.tap(tab: 1, of: tabs)
    #expect(tabs.selectedIndex == 0 && delegate.calls.count == 4)
  }

  @Test("a change shows the other view, with appearance calls of both")
  func change() throws {
    let (tabs, _) = open()
    tabs.selectedViewController = two
    StandIn.commit()
    #expect(tabs.selectedIndex == 1)
    try #require(delegate.animator.context).completeTransition(true)
    #expect(one.calls == ["willDisappear", "didDisappear"])
    #expect(two.calls == ["willAppear", "didAppear"])
    #expect(one.view.window == nil && two.view.window != nil)
    #expect(StandIn.faults.isEmpty)
  }

  @Test("a cancelled change leaves the tab selected")
  func cancelled() {
    let (tabs, _) = open()
    delegate.interactor = Interactor(delegate.animator)
    tabs.selectedIndex = 1
    StandIn.commit()
    delegate.interactor?.end(finishes: false)
    #expect(tabs.selectedIndex == 0 && one.view.window != nil)
    #expect(one.calls == ["willDisappear", "willAppear", "didAppear"])
    #expect(StandIn.faults.isEmpty)
  }

  @Test("a pushed controller may hide the bar of tabs, which comes back with its pop")
  func bottomBar() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: one)
    tabs.viewControllers = [navigation]
    let window = window(with: tabs)
    two.hidesBottomBarWhenPushed = true
    navigation.pushViewController(two, animated: false)
    #expect(tabs.tabBar.isHidden && two.tabBarController === tabs)
    navigation.popViewController(animated: false)
    #expect(!tabs.tabBar.isHidden && window.rootViewController === tabs)
  }

  @Test("a tab that is selected while a transition runs is shown afterwards")
  func pending() throws {
    let (tabs, _) = open()
    tabs.selectedIndex = 1
    StandIn.commit()
    tabs.selectedIndex = 0
    try #require(delegate.animator.context).completeTransition(true)
    StandIn.commit()
    #expect(delegate.calls.last == "animator two one")
    try #require(delegate.animator.context).completeTransition(true)
    #expect(one.view.window != nil && two.view.window == nil)
  }
}
