// Behavior under test: UINavigationController.h of the iOS 18.0 SDK, and its documentation for iOS 26.

import Testing
import UIKit

@MainActor struct SystemPopTests {
  let list = Screen("list")
  let detail = Screen("detail")

  private func open() -> (UINavigationController, UIWindow) {
    let navigation = UINavigationController(rootViewController: list)
    let window = window(with: navigation)
    navigation.pushViewController(detail, animated: false)
    StandIn.commit()
    return (navigation, window)
  }

  private func swipe(_ window: UIWindow, from start: CGFloat, to end: CGFloat) {
    let finger = StandIn.touch(down: CGPoint(x: start, y: 400), in: window)
    finger.move(to: CGPoint(x: end, y: 400), over: 0.2)
    finger.lift()
    StandIn.advance(by: 0.5)
  }

  @Test("a swipe from the leading edge pops", arguments: [false, true])
  func edge(isMirrored: Bool) {
    let (navigation, window) = open()
    StandIn.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    swipe(window, from: isMirrored ? 388 : 2, to: isMirrored ? 90 : 300)
    #expect(navigation.viewControllers == [list])
    #expect(list.view.window != nil && detail.view.window == nil)
    #expect(StandIn.faults.isEmpty)
  }

  @Test(
    "a swipe in the middle pops too, unless its recognizer is disabled", arguments: [true, false])
  func content(isEnabled: Bool) {
    let (navigation, window) = open()
    navigation.interactiveContentPopGestureRecognizer?.isEnabled = isEnabled
    swipe(window, from: 100, to: 380)
    #expect(navigation.viewControllers.count == (isEnabled ? 1 : 2))
  }

  @Test("a short, slow swipe is cancelled")
  func cancelled() {
    let (navigation, window) = open()
    let finger = StandIn.touch(down: CGPoint(x: 2, y: 400), in: window)
    finger.move(to: CGPoint(x: 60, y: 400), over: 1)
    StandIn.advance(by: 0.5)
    finger.move(to: CGPoint(x: 61, y: 400), over: 0.2)
    finger.lift()
    StandIn.advance(by: 0.5)
    #expect(navigation.viewControllers == [list, detail])
    #expect(detail.calls.suffix(3) == ["willDisappear", "willAppear", "didAppear"])
    #expect(StandIn.faults.isEmpty)
  }

  @Test("with an animator of the delegate, or with one controller, the swipes do not begin")
  func animator() {
    let (navigation, window) = open()
    let delegate = NavigationDelegate()
    navigation.delegate = delegate
    swipe(window, from: 2, to: 300)
    #expect(navigation.viewControllers.count == 2)
    delegate.givesAnimator = false
    swipe(window, from: 2, to: 300)
    swipe(window, from: 2, to: 300)
    #expect(navigation.viewControllers == [list])
  }

  @Test("one's own recognizer may require the system's to fail")
  func requirement() throws {
    let (navigation, window) = open()
    var own = 0
    let pan = UIPanGestureRecognizer()
    pan.addAction(standIn: { _ in own += 1 })
    pan.require(toFail: try #require(navigation.interactivePopGestureRecognizer))
    detail.view.addGestureRecognizer(pan)
    swipe(window, from: 2, to: 300)
    #expect(own == 0 && navigation.viewControllers == [list])
  }
}
