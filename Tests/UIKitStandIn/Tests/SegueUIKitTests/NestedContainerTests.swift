import SegueCoordinator
import SegueStyles
import Testing
import UIKit

@testable import SegueUIKit

/// Containers in containers: the innermost that can take a finger does.
@MainActor @Suite(.serialized) struct NestedContainerTests {
  @Test func `a swipe from the edge pops, and does not change the tab around it`() {
    let (app, tabs, navigation) = nested()
    let detail = DetailScreen()
    navigation.pushViewController(detail, animated: false)
    app.settle(0.1)
    swipe(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 350, y: 400), in: app)
    #expect(navigation.viewControllers.count == 1)
    #expect(tabs.selectedIndex == 1)
    expectAtRest([detail.view])
  }

  @Test func `a swipe that the inner container cannot use changes the tab`() {
    let (app, tabs, navigation) = nested()
    swipe(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 20, y: 400), in: app)
    #expect(tabs.selectedIndex == 2)
    #expect(navigation.viewControllers.count == 1)
    swipe(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 360, y: 400), in: app)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `a push inside a presented navigation controller`() {
    let (app, feed) = TestApp.feed()
    let inner = UINavigationController(rootViewController: DetailScreen())
    inner.segue.presentationStyle = .depthSheet()
    inner.segue.style = .parallaxPush()
    feed.present(inner, animated: true)
    app.settle()
    let detail = DetailScreen()
    inner.pushViewController(detail, animated: true)
    StandIn.advance(by: 0.1)
    #expect(inner.navigationTransitions?.transitions.running != nil)
    app.settle()
    swipe(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 350, y: 400), in: app)
    #expect(inner.viewControllers.count == 1)
    #expect(feed.presentedViewController === inner)
    swipe(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 800), in: app)
    #expect(feed.presentedViewController == nil)
    expectAtRest([feed.view])
  }

  private func nested() -> (TestApp, UITabBarController, UINavigationController) {
    TestApp.reset()
    let navigation = UINavigationController(rootViewController: FeedScreen())
    navigation.segue.style = .parallaxPush()
    let tabs = UITabBarController()
    tabs.viewControllers = [FeedScreen(), navigation, FeedScreen()]
    tabs.segue.style = .tabSlide()
    tabs.selectedIndex = 1
    let app = TestApp(tabs)
    app.settle(1)
    return (app, tabs, navigation)
  }

  private func swipe(from start: CGPoint, to end: CGPoint, in app: TestApp) {
    let finger = StandIn.touch(down: start, in: app.window)
    finger.move(to: end, over: 0.3)
    finger.lift()
    app.settle()
  }
}
