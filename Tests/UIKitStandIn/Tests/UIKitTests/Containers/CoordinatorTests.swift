// Behavior under test: UIViewControllerTransitionCoordinator.h of the iOS 16.5 SDK.

import Testing
import UIKit

@MainActor struct CoordinatorTests {
  let list = Screen("list")
  let detail = Screen("detail")
  let delegate = NavigationDelegate()

  private func open() -> (UINavigationController, UIWindow) {
    let navigation = UINavigationController(rootViewController: list)
    navigation.delegate = delegate
    return (navigation, window(with: navigation))
  }

  @Test("animations run alongside, and completion blocks run after completeTransition")
  func alongside() throws {
    let (navigation, window) = open()
    var calls: [String] = []
    navigation.pushViewController(detail, animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(detail.transitionCoordinator === coordinator)
    let isQueued = coordinator.animate(
      alongsideTransition: { _ in
        calls.append("alongside")
        window.alpha = 0.5
      }, completion: { calls.append("completion \($0.isCancelled)") })
    #expect(isQueued && calls == [])
    StandIn.advance(by: 0.2)
    #expect(calls == ["alongside"])
    let shown = try #require(window.layer.presentation()).opacity
    #expect(shown > 0.5 && shown < 1)
    #expect(coordinator.transitionDuration == 0.4)
    try #require(delegate.animator.context).completeTransition(true)
    #expect(calls == ["alongside", "completion false"])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("the coordinator is there in viewWillAppear")
  func inAppearance() {
    let (navigation, _) = open()
    var found = false
    detail.onAppear = { [weak detail] in found = detail?.transitionCoordinator != nil }
    navigation.pushViewController(detail, animated: true)
    StandIn.commit()
    #expect(found)
  }

  @Test(
    "handlers hear that an interactive transition is not interactive any more, and isCancelled says how"
  )
  func interaction() throws {
    let (navigation, _) = open()
    delegate.interactor = Interactor(delegate.animator)
    navigation.pushViewController(detail, animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    var heard: [Bool] = []
    var ends: [Bool] = []
    coordinator.notifyWhenInteractionChanges { heard.append($0.isInteractive) }
    coordinator.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
    StandIn.commit()
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    delegate.interactor?.context?.cancelInteractiveTransition()
    #expect(heard == [false] && coordinator.isCancelled && ends == [])
    detail.view.removeFromSuperview()
    delegate.interactor?.context?.completeTransition(false)
    #expect(ends == [true])
  }

  @Test("rotation passes through viewWillTransition, with animations alongside")
  func rotation() {
    let (navigation, window) = open()
    let watcher = Watcher()
    navigation.setViewControllers([watcher], animated: false)
    StandIn.rotate(window, to: CGSize(width: 844, height: 390))
    #expect(watcher.calls == ["size 844", "alongside"])
    #expect(watcher.view.bounds.width == 844)
    StandIn.advance(by: 0.5)
    #expect(watcher.calls == ["size 844", "alongside", "completion"])
  }

  private final class Watcher: UIViewController {
    var calls: [String] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("size \(Int(size.width))")
      coordinator.animate(
        alongsideTransition: { [weak self] _ in self?.calls.append("alongside") },
        completion: { [weak self] _ in self?.calls.append("completion") })
    }
  }
}
