import SegueCoordinator
import SegueStyles
import Testing
import UIKit

@testable import SegueUIKit

/// Who gets a finger: a transition, or a scroll view under it.
@MainActor @Suite(.serialized) struct ScrollViewTests {
  @Test func `a pull on content that is scrolled down scrolls`() {
    let (app, feed, _, scroll) = scrollable()
    scroll.contentOffset = CGPoint(x: 0, y: 500)
    pull(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), in: app)
    #expect(feed.presentedViewController != nil)
    #expect(scroll.contentOffset.y < 500)
  }

  @Test func `a pull on content at its top dismisses`() {
    let (app, feed, detail, _) = scrollable()
    pull(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 800), in: app)
    #expect(feed.presentedViewController == nil)
    expectAtRest([feed.view, detail.view])
  }

  @Test func `a push up on content at its top scrolls`() {
    let (app, feed, _, scroll) = scrollable()
    pull(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), in: app)
    #expect(feed.presentedViewController != nil)
    #expect(scroll.contentOffset.y > 0)
  }

  @Test func `an inner scroll view at its top leaves the finger to an outer one`() {
    let (app, feed, _, scroll) = scrollable()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 700, width: 390, height: 400))
    inner.contentSize = CGSize(width: 390, height: 1000)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 0, y: 500)
    pull(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), in: app)
    #expect(feed.presentedViewController != nil)
  }

  @Test func `a horizontal scroll view keeps a swipe between tabs while it can scroll`() {
    let (app, tabs) = TestApp.tabs()
    tabs.segue.style = .tabSlide()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
    scroll.contentSize = CGSize(width: 800, height: 200)
    tabs.viewControllers?.first?.view.addSubview(scroll)
    pull(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300), in: app)
    #expect(tabs.selectedIndex == 0)
    scroll.contentOffset = CGPoint(x: 410, y: 0)
    pull(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300), in: app)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `from right to left content scrolls to the other side before the tab changes`() {
    let (app, tabs) = TestApp.tabs()
    StandIn.layoutDirection = .rightToLeft
    tabs.segue.style = .tabSlide()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
    scroll.contentSize = CGSize(width: 800, height: 200)
    tabs.viewControllers?.first?.view.addSubview(scroll)
    // The leading end is on the right, and the next tab comes from the left.
    scroll.contentOffset = CGPoint(x: 410, y: 0)
    pull(from: CGPoint(x: 90, y: 300), to: CGPoint(x: 330, y: 300), in: app)
    #expect(tabs.selectedIndex == 0)
    scroll.contentOffset = .zero
    pull(from: CGPoint(x: 90, y: 300), to: CGPoint(x: 330, y: 300), in: app)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `a swipe from the edge comes before a horizontal scroll view`() {
    let (app, navigation, feed, detail) = TestApp.pushed()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
    scroll.contentSize = CGSize(width: 800, height: 200)
    scroll.contentOffset = CGPoint(x: 200, y: 0)
    detail.view.addSubview(scroll)
    pull(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 330, y: 300), in: app)
    #expect(navigation.viewControllers == [feed])
  }

  @Test func `a scroll view whose pan the app has switched off is left alone`() {
    let (app, feed, _, scroll) = scrollable()
    scroll.contentOffset = CGPoint(x: 0, y: 500)
    scroll.panGestureRecognizer.isEnabled = false
    #expect(scroll.isScrollEnabled)
    pull(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 800), in: app)
    #expect(feed.presentedViewController == nil)
    #expect(!scroll.panGestureRecognizer.isEnabled)
  }

  @Test(arguments: [false, true])
  func `a pull on pages dismisses, except where pages lie above`(_ isVertical: Bool) {
    let (app, feed, detail) = TestApp.presented(.cover())
    let (source, pages) = (
      PageSource(),
      UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: isVertical ? .vertical : .horizontal)
    )
    pages.dataSource = source
    pages.setViewControllers([source.pages[1]], direction: .forward, animated: false)
    detail.view.addSubview(pages.view)
    StandIn.tap(at: CGPoint(x: 200, y: 300), in: app.window)
    #expect(source.asked == 0)
    pull(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 800), in: app)
    #expect((feed.presentedViewController == nil) != isVertical)
    guard isVertical else { return }
    pages.setViewControllers([source.pages[0]], direction: .reverse, animated: false)
    pull(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 800), in: app)
    #expect(feed.presentedViewController == nil)
  }

  private func scrollable() -> (TestApp, FeedScreen, DetailScreen, UIScrollView) {
    let (app, feed, detail) = TestApp.presented(.cover())
    let scroll = UIScrollView(frame: detail.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    detail.view.addSubview(scroll)
    app.settle(0.1)
    scroll.contentOffset = CGPoint(x: 0, y: -scroll.adjustedContentInset.top)
    return (app, feed, detail, scroll)
  }

  private func pull(from start: CGPoint, to end: CGPoint, in app: TestApp) {
    let finger = StandIn.touch(down: start, in: app.window)
    finger.move(to: end, over: 0.3)
    finger.lift()
    app.settle()
  }
}

/// Three pages.
@MainActor
private final class PageSource: NSObject, UIPageViewControllerDataSource {
  let pages = [UIViewController(), UIViewController(), UIViewController()]
  private(set) var asked = 0

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(viewController, 1) }

  private func page(_ page: UIViewController, _ step: Int) -> UIViewController? {
    asked += 1
    guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else {
      return nil
    }
    return pages[index + step]
  }
}
