import SegueCoordinator
import SegueStyles
import SegueTimeline
import Testing
import UIKit

@testable import SegueUIKit

/// Fingers begin, hold, release and catch transitions.
@MainActor @Suite(.serialized) struct InteractionTests {
  @Test func `a swipe from the edge pops`() throws {
    let (app, navigation, feed, detail) = TestApp.pushed()
    let finger = StandIn.touch(down: CGPoint(x: 5, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 205, y: 400), over: 0.2)
    let shown = Double(detail.view.layer.transform.m41)
    // The first ten points decide that it is a swipe.
    #expect(shown > 180 && shown < 195)
    #expect(feed.view.window != nil)
    finger.move(to: CGPoint(x: 350, y: 400), over: 0.1)
    finger.lift()
    app.settle()
    #expect(navigation.viewControllers == [feed])
    #expect(detail.view.window == nil)
    expectAtRest([feed.view, detail.view])
  }

  @Test func `a short swipe leaves everything as it was`() throws {
    let (app, navigation, feed, detail) = TestApp.pushed()
    let finger = StandIn.touch(down: CGPoint(x: 5, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 90, y: 400), over: 0.5)
    StandIn.advance(by: 0.2)
    finger.lift()
    app.settle()
    #expect(navigation.viewControllers == [feed, detail])
    #expect(detail.view.window != nil)
    #expect(feed.view.window == nil)
    expectAtRest([feed.view, detail.view])
  }

  @Test func `a finger catches a screen that is settling, where it is`() throws {
    let (app, navigation, feed, detail) = TestApp.pushed()
    let finger = StandIn.touch(down: CGPoint(x: 5, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 300, y: 400), over: 0.2)
    finger.lift()
    StandIn.advance(by: 0.05)
    let second = StandIn.touch(down: CGPoint(x: 300, y: 400), in: app.window)
    // A finger that only rests there stops nothing.
    StandIn.advance(by: 1.0 / 60)
    #expect(detail.view.layer.animationKeys() ?? [] != [])
    let flying = try #require(detail.view.layer.presentation()).transform.m41
    second.move(to: CGPoint(x: 288, y: 400))
    #expect(abs(detail.view.layer.transform.m41 - flying) < 0.05)
    #expect(detail.view.layer.animationKeys() ?? [] == [])
    second.move(to: CGPoint(x: 8, y: 400), over: 0.3)
    StandIn.advance(by: 0.2)
    second.lift()
    app.settle()
    #expect(navigation.viewControllers == [feed, detail])
    expectAtRest([feed.view, detail.view])
  }

  @Test func `a tap on a settling screen changes nothing`() {
    let (app, navigation, feed, detail) = TestApp.pushed()
    navigation.popViewController(animated: true)
    StandIn.advance(by: 0.05)
    StandIn.tap(at: CGPoint(x: 200, y: 400), in: app.window)
    app.settle()
    #expect(navigation.viewControllers == [feed])
    expectAtRest([feed.view, detail.view])
  }

  @Test func `touches that UIKit takes away without a word cancel the transition`() {
    let (app, navigation, feed, detail) = TestApp.pushed()
    let finger = StandIn.touch(down: CGPoint(x: 5, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 300, y: 400), over: 0.3)
    navigation.segue.gestureRecognizer.isEnabled = false
    app.settle()
    #expect(navigation.viewControllers == [feed, detail])
    expectAtRest([feed.view, detail.view].filter { $0.window != nil })
    finger.lift()
  }

  @Test(arguments: ["crossfade", "fade-through", "cube", "flip", "fold", "explode"])
  func `presets without a gesture of their own keep the swipe back`(_ preset: String) throws {
    let (app, navigation, feed, detail) = TestApp.pushed(TransitionStyle(preset, in: .segue))
    let finger = StandIn.touch(down: CGPoint(x: 5, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 300, y: 400), over: 0.3)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    finger.lift()
    app.settle()
    #expect(navigation.viewControllers == [feed])
    expectAtRest([feed.view, detail.view])
  }

  @Test func `a finger between tabs`() throws {
    let (app, tabs) = TestApp.tabs()
    tabs.segue.style = .tabSlide()
    let finger = StandIn.touch(down: CGPoint(x: 300, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 60, y: 400), over: 0.3)
    finger.lift()
    app.settle()
    #expect(tabs.selectedIndex == 1)
    // There is nothing beyond the last tab.
    tabs.selectedIndex = 2
    app.settle()
    let other = StandIn.touch(down: CGPoint(x: 300, y: 400), in: app.window)
    other.move(to: CGPoint(x: 60, y: 400), over: 0.3)
    other.lift()
    app.settle()
    #expect(tabs.selectedIndex == 2)
    expectAtRest((tabs.viewControllers ?? []).map(\.view))
  }

  @Test func `a finger changes no tab that a tap could not`() {
    let (app, tabs) = TestApp.tabs()
    tabs.segue.style = .tabSlide()
    swipeToNextTab(at: 820, in: app)
    #expect(tabs.selectedIndex == 0, "on the bar")
    tabs.viewControllers?[1].tabBarItem.isEnabled = false
    swipeToNextTab(at: 400, in: app)
    #expect(tabs.selectedIndex == 0, "to a tab that is disabled")
    let detail = DetailScreen()
    detail.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: FeedScreen())
    tabs.viewControllers = [navigation, FeedScreen()]
    navigation.pushViewController(detail, animated: false)
    app.settle()
    swipeToNextTab(at: 400, in: app)
    #expect(tabs.selectedIndex == 0, "where the bar is hidden")
    navigation.popViewController(animated: false)
    app.settle()
    swipeToNextTab(at: 400, in: app)
    #expect(tabs.selectedIndex == 1)
  }

  private func swipeToNextTab(at y: CGFloat, in app: TestApp) {
    let finger = StandIn.touch(down: CGPoint(x: 300, y: y), in: app.window)
    finger.move(to: CGPoint(x: 40, y: y), over: 0.3)
    finger.lift()
    app.settle()
  }

  @Test func `a slider keeps the finger that drags it sideways`() {
    let (app, tabs) = TestApp.tabs()
    tabs.segue.style = .tabSlide()
    let slider = UISlider(frame: CGRect(x: 0, y: 400, width: 390, height: 50))
    tabs.selectedViewController?.view.addSubview(slider)
    for (y, index) in [(425.0, 0), (300, 1)] {
      swipeToNextTab(at: y, in: app)
      #expect(tabs.selectedIndex == index)
    }
  }

  @Test func `a slider lets a pull through`() {
    let (app, feed, detail) = TestApp.presented(.cover())
    detail.view.addSubview(UISlider(frame: CGRect(x: 0, y: 180, width: 390, height: 50)))
    let finger = StandIn.touch(down: CGPoint(x: 200, y: 200), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 700), over: 0.3)
    finger.lift()
    app.settle()
    #expect(feed.presentedViewController == nil)
  }

  @Test(arguments: [true, false])
  func `the app hears of a tab that a finger has chosen, once it is chosen`(_ finishes: Bool) {
    let (app, tabs) = TestApp.tabs()
    let delegate = TabLog()
    tabs.delegate = delegate
    tabs.segue.style = .tabSlide()
    let finger = StandIn.touch(down: CGPoint(x: 300, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 60, y: 400), over: 0.3)
    #expect(delegate.selected == [])
    if finishes { finger.lift() } else { finger.cancel() }
    app.settle()
    #expect(delegate.selected == (finishes ? [1] : []))
    tabs.selectedIndex = 2
    app.settle()
    #expect(delegate.selected == (finishes ? [1] : []))
  }

  @Test func `a tab that the app refuses is refused to a finger too`() {
    let (app, tabs) = TestApp.tabs()
    let delegate = TabGuard()
    tabs.delegate = delegate
    tabs.segue.style = .tabSlide()
    let finger = StandIn.touch(down: CGPoint(x: 300, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 20, y: 400), over: 0.3)
    finger.lift()
    app.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(delegate.asked == 1)
    // Content that scrolls is no reason to ask.
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    scroll.contentSize = CGSize(width: 2000, height: 100)
    tabs.selectedViewController?.view.addSubview(scroll)
    swipeToNextTab(at: 250, in: app)
    #expect(scroll.contentOffset.x > 0)
    #expect(delegate.asked == 1)
  }

  @Test(arguments: [true, false])
  func `a pull dismisses a cover, or springs back`(_ finishes: Bool) throws {
    let (app, feed, detail) = TestApp.presented(.cover())
    let finger = StandIn.touch(down: CGPoint(x: 200, y: 200), in: app.window)
    finger.move(to: CGPoint(x: 200, y: finishes ? 700 : 260), over: 0.4)
    StandIn.advance(by: 0.2)
    finger.lift()
    app.settle()
    #expect((feed.presentedViewController == nil) == finishes)
    #expect((detail.view.window == nil) == finishes)
    #expect((feed.view.window == nil) != finishes)
    expectAtRest([detail.view] + (finishes ? [feed.view] : []))
  }

  @Test func `what the presenter keeps while covered comes back after a cancelled pull`() throws {
    let (app, feed, _) = TestApp.presented(.depthSheet())
    let covered = feed.view.layer.transform
    #expect(!CATransform3DIsIdentity(covered))
    let finger = StandIn.touch(down: CGPoint(x: 200, y: 200), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 240), over: 0.4)
    #expect(!CATransform3DEqualToTransform(feed.view.layer.transform, covered))
    StandIn.advance(by: 0.2)
    finger.cancel()
    app.settle()
    #expect(CATransform3DEqualToTransform(feed.view.layer.transform, covered))
    feed.dismiss(animated: true)
    app.settle()
    #expect(feed.presentedViewController == nil)
    expectAtRest([feed.view])
  }

  // MARK: Other recognizers

  @Test(arguments: [true, false])
  func `a recognizer of the app that must fail first comes first`(_ isEnabled: Bool) {
    let (app, tabs) = TestApp.tabs()
    tabs.segue.style = .tabSlide()
    let own = SlowPan()
    own.isEnabled = isEnabled
    tabs.view.addGestureRecognizer(own)
    tabs.segue.gestureRecognizer.require(toFail: own)
    let finger = StandIn.touch(down: CGPoint(x: 300, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 40, y: 400), over: 0.3)
    #expect((tabs.transitionCoordinator == nil) == isEnabled)
    finger.lift()
    app.settle()
    #expect(tabs.selectedIndex == (isEnabled ? 0 : 1))
    expectAtRest([tabs.selectedViewController?.view].compactMap { $0 })
  }

  @Test func `once what must fail first has failed, the transition follows the finger`() {
    let (app, navigation, feed, detail) = TestApp.pushed()
    let own = SlowPan()
    own.isVertical = true
    detail.view.addGestureRecognizer(own)
    let finger = StandIn.touch(down: CGPoint(x: 100, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 120, y: 400), over: 0.05)
    #expect(navigation.transitionCoordinator == nil)
    finger.move(to: CGPoint(x: 250, y: 400), over: 0.2)
    #expect(navigation.transitionCoordinator != nil)
    finger.move(to: CGPoint(x: 380, y: 400), over: 0.2)
    finger.lift()
    app.settle()
    #expect(navigation.viewControllers == [feed])
    expectAtRest([feed.view])
  }

  @Test(arguments: [4.0, 100])
  func `a pan on the screen comes before a swipe back, unless that begins at the edge`(_ x: Double)
  {
    let (app, navigation, feed, detail) = TestApp.pushed()
    let row = UIView(frame: CGRect(x: 0, y: 350, width: 390, height: 100))
    row.addGestureRecognizer(SlowPan())
    detail.view.addSubview(row)
    for y in [400.0, 600] {
      let finger = StandIn.touch(down: CGPoint(x: x, y: y), in: app.window)
      finger.move(to: CGPoint(x: 370, y: y), over: 0.3)
      finger.lift()
      app.settle()
      let isBack = x < 20 || y > 450
      #expect(navigation.viewControllers == (isBack ? [feed] : [feed, detail]))
      if isBack { break }
    }
  }

  @Test func `a finger that lifts before UIKit lets the swipe begin changes nothing`() {
    let (app, navigation, feed, detail) = TestApp.pushed()
    detail.view.addGestureRecognizer(SlowPan())
    let finger = StandIn.touch(down: CGPoint(x: 100, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 125, y: 400), over: 0.1)
    finger.lift()
    app.settle()
    #expect(navigation.viewControllers == [feed, detail])
    expectAtRest([detail.view])
  }
}

/// A pan that begins later than others.
@MainActor
private final class SlowPan: UIPanGestureRecognizer {
  /// Whether it fails where the finger moves sideways.
  var isVertical = false
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = location(in: nil)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let here = location(in: nil)
    guard state != .possible || hypot(here.x - start.x, here.y - start.y) >= 30 else { return }
    if isVertical, state == .possible {
      state = .failed
    } else {
      super.touchesMoved(touches, with: event)
    }
  }
}

/// A delegate that lets no tab be selected.
@MainActor
private final class TabLog: NSObject, UITabBarControllerDelegate {
  var selected: [Int] = []

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    selected.append(tabBarController.selectedIndex)
  }
}

@MainActor
private final class TabGuard: NSObject, UITabBarControllerDelegate {
  private(set) var asked = 0

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    asked += 1
    return false
  }
}
