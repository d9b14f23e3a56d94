import SegueCoordinator
import SegueStyles
import SegueTimeline
import Testing
import UIKit

@testable import SegueUIKit

/// What happens around and in the middle of transitions.
@MainActor @Suite(.serialized) struct LifeTests {
  @Test func `a covered presenter stays still while the app animates the screen above`() throws {
    let (app, feed, detail) = TestApp.presented(.depthSheet())
    let covered = feed.view.layer.transform
    let container = try #require(detail.presentationController?.containerView)
    UIView.animate(withDuration: 0.4) {
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
    #expect(feed.view.layer.animationKeys() ?? [] == [])
    #expect(CATransform3DEqualToTransform(feed.view.layer.transform, covered))
    feed.dismiss(animated: true)
    app.settle()
    expectAtRest([feed.view])
  }

  @Test(arguments: 0..<12)
  func `a change that UIKit begins at the end of another is the one that runs`(_ seed: UInt64) {
    let (app, navigation, _) = TestApp.navigation()
    StandIn.shufflesUnspecifiedOrder(seed: seed)
    defer { StandIn.shufflesUnspecifiedOrder(seed: nil) }
    navigation.segue.style = .parallaxPush()
    for _ in 0..<2 {
      navigation.pushViewController(DetailScreen(), animated: true)
      StandIn.advance(by: 0.05)
    }
    // The second one waits for the end of the first.
    for _ in 0..<30 { StandIn.advance(by: 1.0 / 60) }
    #expect(navigation.transitionCoordinator != nil)
    #expect(navigation.navigationTransitions?.transitions.running != nil)
    app.settle()
    expectAtRest(navigation.viewControllers.suffix(1).map(\.view))
  }

  @Test func `a style that is set while a screen is presented is that of its dismissal`() throws {
    let (app, feed, detail) = TestApp.presented(.twoDetents)
    let container = try #require(detail.presentationController?.containerView)
    detail.segue.style = .depthSheet()
    let finger = StandIn.touch(down: CGPoint(x: 200, y: 500), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 560), over: 0.2)
    let running = try #require(detail.presentationTransitions?.running)
    #expect(running.preset == "depth-sheet" && running.isInteractive)
    #expect(container.backgroundColor == nil)
    finger.move(to: CGPoint(x: 200, y: 830), over: 0.2)
    finger.lift()
    app.settle()
    #expect(feed.presentedViewController == nil)
    expectAtRest([feed.view])
  }

  // MARK: Delegates

  @Test func `the app's own delegate keeps getting what Segue does not answer`() throws {
    let (app, navigation, _) = TestApp.navigation()
    let delegate = AppDelegate()
    navigation.delegate = delegate
    navigation.segue.style = .parallaxPush()
    #expect(navigation.delegate !== delegate)
    let detail = DetailScreen()
    navigation.pushViewController(detail, animated: true)
    app.settle()
    #expect(delegate.shown == ["will detail", "did detail"])
    navigation.segue.style = nil
    #expect(navigation.delegate === delegate)
    navigation.popViewController(animated: true)
    app.settle()
    #expect(delegate.asked == 1)
  }

  @Test func `a delegate that is set later is found again by the next push with a style`() throws {
    let (app, navigation, _) = TestApp.navigation()
    navigation.segue.style = .parallaxPush()
    let delegate = AppDelegate()
    navigation.delegate = delegate
    navigation.segue.push(DetailScreen(), .cube())
    app.settle()
    #expect(navigation.delegate !== delegate)
    #expect(delegate.shown == ["will detail", "did detail"])
  }

  @Test func `the system's swipes stay as the app left them`() {
    let (app, navigation, _, _) = TestApp.pushed()
    #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    navigation.popViewController(animated: true)
    app.settle()
    navigation.segue.style = nil
    #expect(navigation.interactivePopGestureRecognizer?.isEnabled == false)
  }

  @Test func `where the app turns the system's swipe off, Segue does not go back either`() {
    let (app, navigation, feed, detail) = TestApp.pushed()
    for isEnabled in [false, true] {
      navigation.interactivePopGestureRecognizer?.isEnabled = isEnabled
      swipe(from: 5, in: app)
      #expect(navigation.viewControllers == (isEnabled ? [feed] : [feed, detail]))
    }
  }

  @Test(arguments: [true, false])
  func `a swipe from the middle goes back where the system's would`(_ isEnabled: Bool) {
    let (app, navigation, feed, detail) = TestApp.pushed()
    navigation.interactiveContentPopGestureRecognizer?.isEnabled = isEnabled
    let finger = StandIn.touch(down: CGPoint(x: 100, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 350, y: 400), over: 0.3)
    #expect((navigation.navigationTransitions?.transitions.running != nil) == isEnabled)
    finger.lift()
    app.settle()
    #expect(navigation.viewControllers == (isEnabled ? [feed] : [feed, detail]))
    expectAtRest([feed.view, detail.view].filter { $0.window != nil })
  }

  @Test func `a swipe from the middle leaves the finger to what is dragged sideways itself`() {
    let (app, navigation, feed, detail) = TestApp.pushed()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 350, width: 390, height: 100))
    scroll.contentSize = CGSize(width: 800, height: 100)
    scroll.contentOffset = CGPoint(x: 300, y: 0)
    let slider = UISlider(frame: CGRect(x: 0, y: 500, width: 390, height: 50))
    for view in [scroll, slider] { detail.view.addSubview(view) }
    swipe(from: 100, in: app)
    #expect(navigation.viewControllers == [feed, detail])
    #expect(scroll.contentOffset.x < 300)
    swipe(from: 100, y: 520, in: app)
    #expect(navigation.viewControllers == [feed, detail])
    // From the edge, it means the screen.
    swipe(from: 5, y: 520, in: app)
    #expect(navigation.viewControllers == [feed])
  }

  private func swipe(from x: CGFloat, y: CGFloat = 400, in app: TestApp) {
    let finger = StandIn.touch(down: CGPoint(x: x, y: y), in: app.window)
    finger.move(to: CGPoint(x: 350, y: y), over: 0.3)
    finger.lift()
    app.settle()
  }

  @Test(arguments: [nil, true, false])
  func `a screen without a back button is popped by a finger only if it says so`(_ allows: Bool?) {
    let (app, navigation, _, detail) = TestApp.pushed()
    detail.navigationItem.hidesBackButton = true
    detail.segue.allowsSwipeBack = allows
    let finger = StandIn.touch(down: CGPoint(x: 5, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 350, y: 400), over: 0.3)
    finger.lift()
    app.settle()
    #expect(navigation.viewControllers.count == (allows == true ? 1 : 2))
  }

  @Test func `a delegate that has taken Segue's place has the system's swipe`() {
    let (app, navigation, feed, _) = TestApp.pushed()
    let delegate = AppDelegate()
    navigation.delegate = delegate
    let finger = StandIn.touch(down: CGPoint(x: 5, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 350, y: 400), over: 0.3)
    #expect(navigation.segue.gestureRecognizer.state == .failed)
    finger.lift()
    app.settle()
    #expect(navigation.viewControllers == [feed])
    #expect(
      Console.take() == [
        "The delegate of a navigation controller was set after its style, so UIKit's own transitions "
          + "are shown. Set 'segue.style' after the delegate."
      ])
  }

  @Test(arguments: [0.0, 0.05, 0.3])
  func `a delegate that comes while a finger goes back loses nothing`(_ seconds: Double) {
    let (app, navigation, feed, detail) = TestApp.pushed()
    let finger = StandIn.touch(down: CGPoint(x: 5, y: 400), in: app.window)
    if seconds > 0 { finger.move(to: CGPoint(x: 5 + 600 * seconds, y: 400), over: seconds) }
    let delegate = AppDelegate()
    navigation.delegate = delegate
    finger.move(to: CGPoint(x: 350, y: 400), over: 0.3)
    finger.lift()
    app.settle()
    #expect(navigation.viewControllers == [feed])
    #expect(navigation.transitionCoordinator == nil)
    // And with the style again, Segue is back.
    navigation.segue.style = .parallaxPush()
    navigation.pushViewController(detail, animated: true)
    StandIn.advance(by: 0.1)
    #expect(navigation.navigationTransitions?.transitions.running != nil)
    app.settle()
    _ = Console.take()
    expectAtRest([detail.view])
    #expect(delegate.shown.suffix(2) == ["will detail", "did detail"])
  }

  @Test func `nothing keeps screens and containers alive`() {
    weak var detail: DetailScreen?
    weak var navigation: UINavigationController?
    weak var source: UIView?
    do {
      let (app, shown, feed) = TestApp.navigation()
      shown.segue.style = .parallaxPush()
      let screen = DetailScreen()
      shown.segue.push(screen, .containerTransform()) { feed.cells[$0.item] }
      app.settle()
      (detail, navigation, source) = (screen, shown, feed.cells[2])
      shown.popViewController(animated: true)
      app.settle()
      app.window.rootViewController = nil
    }
    StandIn.reset()
    AssociationKey.collectAll()
    #expect(detail == nil)
    #expect(navigation == nil)
    #expect(source == nil)
  }

  @Test func `nothing keeps a dismissed screen alive`() {
    weak var detail: DetailScreen?
    let (app, feed) = TestApp.feed()
    do {
      let screen = DetailScreen()
      screen.segue.style = .depthSheet()
      feed.present(screen, animated: true)
      app.settle()
      detail = screen
      feed.dismiss(animated: true)
      app.settle()
    }
    StandIn.commit()
    AssociationKey.collectAll()
    #expect(detail == nil)
  }

  // MARK: In the middle

  @Test(arguments: ["parallax-push", "cube", "fold", "circle-reveal"])
  func `a rotation in the middle of a push`(_ preset: String) {
    let (app, navigation, feed) = TestApp.navigation()
    let detail = DetailScreen()
    navigation.segue.push(detail, TransitionStyle(preset, in: .segue)) { feed.cells[$0.item] }
    StandIn.commit()
    StandIn.advance(by: 0.1)
    StandIn.rotate(app.window, to: CGSize(width: 844, height: 390))
    app.settle()
    #expect(navigation.topViewController === detail)
    expectAtRest([detail.view], in: CGSize(width: 844, height: 390))
    navigation.popViewController(animated: true)
    app.settle()
    expectAtRest([feed.view], in: CGSize(width: 844, height: 390))
  }

  @Test func `a rotation under a finger`() {
    let (app, navigation, feed, detail) = TestApp.pushed()
    let finger = StandIn.touch(down: CGPoint(x: 5, y: 200), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 200), over: 0.2)
    StandIn.rotate(app.window, to: CGSize(width: 844, height: 390))
    finger.move(to: CGPoint(x: 500, y: 200), over: 0.2)
    finger.lift()
    app.settle()
    #expect(navigation.viewControllers == [feed])
    expectAtRest([feed.view], in: CGSize(width: 844, height: 390))
    #expect(CATransform3DIsIdentity(detail.view.layer.transform))
  }

  @Test func `a rotation while a sheet is presented`() {
    let (app, feed, detail) = TestApp.presented(.depthSheet())
    StandIn.rotate(app.window, to: CGSize(width: 844, height: 390))
    #expect(detail.view.frame.size == CGSize(width: 844, height: 390))
    feed.dismiss(animated: true)
    app.settle()
    expectAtRest([feed.view], in: CGSize(width: 844, height: 390))
  }

  @Test func `a pop during a push`() {
    let (app, navigation, feed) = TestApp.navigation()
    navigation.segue.style = .parallaxPush()
    let detail = DetailScreen()
    navigation.pushViewController(detail, animated: true)
    StandIn.advance(by: 0.1)
    navigation.popViewController(animated: true)
    app.settle()
    expectAtRest([feed.view, detail.view].filter { $0.window != nil })
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func `a container that vanishes ends its transition`() throws {
    let (app, navigation, _) = TestApp.navigation()
    navigation.segue.style = .parallaxPush()
    let detail = DetailScreen()
    navigation.pushViewController(detail, animated: true)
    StandIn.advance(by: 0.1)
    app.window.rootViewController = UIViewController()
    StandIn.advance(by: 0.1)
    #expect(navigation.navigationTransitions?.transitions.running == nil)
    #expect(CATransform3DIsIdentity(detail.view.layer.transform))
  }

  @Test(arguments: [true, false])
  func `the app in the background in the middle`(_ isInteractive: Bool) {
    let (app, navigation, feed, detail) = TestApp.pushed()
    if isInteractive {
      let finger = StandIn.touch(down: CGPoint(x: 5, y: 400), in: app.window)
      finger.move(to: CGPoint(x: 300, y: 400), over: 0.3)
      finger.cancel()
    } else {
      navigation.popViewController(animated: true)
    }
    StandIn.advance(by: 0.05)
    StandIn.enterBackground()
    StandIn.enterForeground()
    app.settle()
    #expect(navigation.transitionCoordinator == nil)
    #expect(navigation.viewControllers == (isInteractive ? [feed, detail] : [feed]))
    expectAtRest([feed.view, detail.view].filter { $0.window != nil })
  }

  // MARK: Settings

  @Test func `with reduced motion a push fades`() throws {
    let (app, navigation, _) = TestApp.navigation()
    StandIn.reducesMotion = true
    navigation.segue.style = .parallaxPush()
    let detail = DetailScreen()
    navigation.pushViewController(detail, animated: true)
    StandIn.commit()
    StandIn.advance(by: 0.1)
    let shown = try #require(detail.view.layer.presentation())
    #expect(CATransform3DIsIdentity(shown.transform))
    #expect(shown.opacity > 0 && shown.opacity < 1)
    // What is running goes on as it began.
    StandIn.reducesMotion = false
    app.settle()
    expectAtRest([detail.view])
  }

  @Test func `from right to left a push comes from the left, and the swipe from the right`() throws
  {
    let (app, navigation, feed) = TestApp.navigation()
    StandIn.layoutDirection = .rightToLeft
    navigation.segue.style = .parallaxPush()
    let detail = DetailScreen()
    navigation.pushViewController(detail, animated: true)
    StandIn.commit()
    StandIn.advance(by: 0.1)
    #expect(try #require(detail.view.layer.presentation()).transform.m41 < -50)
    app.settle()
    let finger = StandIn.touch(down: CGPoint(x: 386, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 60, y: 400), over: 0.3)
    finger.lift()
    app.settle()
    #expect(navigation.viewControllers == [feed])
    expectAtRest([feed.view, detail.view])
  }
}

/// A delegate as apps have them.
@MainActor
private final class AppDelegate: NSObject, UINavigationControllerDelegate {
  var shown: [String] = []
  var asked = 0

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { shown.append("will \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { shown.append("did \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked += 1
    return nil
  }
}
