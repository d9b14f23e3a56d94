import SegueCoordinator
import SegueStyles
import Testing
import UIKit

@testable import SegueUIKit

@MainActor @Suite(.serialized) struct NavigationTests {
  @Test func `a push runs, completes once and leaves the views as UIKit would`() throws {
    let (app, navigation, feed) = TestApp.navigation()
    navigation.segue.style = .parallaxPush()
    let detail = DetailScreen()
    navigation.pushViewController(detail, animated: true)
    StandIn.commit()
    StandIn.advance(by: 0.1)
    #expect(navigation.transitionCoordinator != nil)
    let shown = try #require(detail.view.layer.presentation())
    #expect(shown.transform.m41 > 50)
    app.settle()
    #expect(navigation.transitionCoordinator == nil)
    #expect(CATransform3DIsIdentity(detail.view.layer.transform))
    #expect(detail.view.frame == navigation.view.bounds)
    #expect(CATransform3DIsIdentity(feed.view.layer.transform))
    #expect(feed.view.window == nil)
    #expect(StandIn.faults == [])
    #expect(Console.take() == [])
  }

  // MARK: Bars

  @Test func `a swipe goes back where the bar is hidden, and a cancelled one leaves it hidden`() {
    let (app, navigation, feed) = TestApp.navigation()
    navigation.segue.style = .parallaxPush()
    navigation.pushViewController(BarelessScreen(), animated: true)
    app.settle()
    #expect(navigation.isNavigationBarHidden)
    swipe(to: 60, in: app)
    #expect(navigation.isNavigationBarHidden && navigation.viewControllers.count == 2)
    swipe(to: 350, in: app)
    #expect(!navigation.isNavigationBarHidden && navigation.viewControllers == [feed])
    expectAtRest([feed.view])
    #expect(navigation.navigationBar.layer.animationKeys() ?? [] == [])
    #expect(CATransform3DIsIdentity(navigation.navigationBar.layer.transform))
  }

  @Test func `a screen can keep the swipe off, with or without a bar`() {
    let (app, navigation, _) = TestApp.navigation()
    navigation.segue.style = .parallaxPush()
    let screen = BarelessScreen()
    screen.segue.allowsSwipeBack = false
    navigation.pushViewController(screen, animated: true)
    app.settle()
    swipe(to: 350, in: app)
    #expect(navigation.topViewController === screen)
  }

  @Test func `the tab bar is away exactly while a screen that hides it is in the stack`() throws {
    TestApp.reset()
    let feed = FeedScreen()
    let navigation = UINavigationController(rootViewController: feed)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, DetailScreen()]
    tabs.segue.style = .tabSlide()
    let app = TestApp(tabs)
    navigation.segue.style = .parallaxPush()
    let detail = DetailScreen()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    app.settle()
    #expect(tabs.tabBar.isHidden)
    swipe(to: 60, in: app)
    #expect(tabs.tabBar.isHidden && navigation.topViewController === detail)
    swipe(to: 350, in: app)
    #expect(!tabs.tabBar.isHidden && navigation.topViewController === feed)
    #expect(tabs.tabBar.layer.animationKeys() ?? [] == [])
    #expect(CATransform3DIsIdentity(tabs.tabBar.layer.transform) && tabs.tabBar.alpha == 1)
    #expect(StandIn.faults == [])
  }

  private func swipe(to x: Double, in app: TestApp) {
    let finger = StandIn.touch(down: CGPoint(x: 4, y: 400), in: app.window)
    finger.move(to: CGPoint(x: x, y: 400), over: 0.3)
    StandIn.advance(by: 0.3)
    finger.lift()
    app.settle()
  }
}

/// A screen without a navigation bar, as apps do it.
private final class BarelessScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}
