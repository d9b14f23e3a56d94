import SegueCatalog
import SegueCoordinator
import SegueTimeline
import SegueStyles
import Testing
import UIKit

@testable import SegueUIKit

/// Mistakes of an app are reported once, and the change is made without animation.
@MainActor @Suite(.serialized) struct BadConditionTests {
  @Test func `a style that does not fit the operation`() {
    let (app, navigation, _) = TestApp.navigation()
    navigation.segue.style = .depthSheet()
    for _ in 0..<2 { navigation.pushViewController(DetailScreen(), animated: true) }
    app.settle()
    #expect(navigation.viewControllers.count == 3)
    let messages = Console.take()
    #expect(messages.count == 1)
    #expect(messages.first?.contains("'depth-sheet' has no push") == true)
    expectAtRest(navigation.viewControllers.suffix(1).map(\.view))
  }

  @Test func `a preset that the catalog does not have`() {
    let (app, navigation, _) = TestApp.navigation()
    navigation.segue.style = TransitionStyle("nowhere", in: .segue)
    navigation.pushViewController(DetailScreen(), animated: true)
    app.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(Console.take().count == 1)
  }

  @Test func `a catalog that cannot be opened`() {
    let (app, navigation, _) = TestApp.navigation()
    let newer = CompiledCatalog.compiled("U0dDVP8B")
    #expect(newer.problem != nil)
    navigation.segue.style = TransitionStyle("parallax-push", in: newer)
    navigation.pushViewController(DetailScreen(), animated: true)
    app.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(Console.take().count == 1)
  }

  @Test func `an animator that the app has not registered`() {
    let registry = StyleRegistry.shared
    defer { StyleRegistry.shared = registry }
    StyleRegistry.shared = StyleRegistry([])
    let (app, navigation, _) = TestApp.navigation()
    navigation.segue.style = .circleReveal()
    for _ in 0..<2 { navigation.pushViewController(DetailScreen(), animated: true) }
    app.settle()
    #expect(navigation.viewControllers.count == 3)
    let messages = Console.take()
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Segue.register(_:)") == true)
  }

  @Test(arguments: ["cell-zoom", "card-expand"])
  func `a source that is gone at the dismissal`(_ preset: String) {
    let (app, feed) = TestApp.feed()
    let detail = DetailScreen()
    detail.segue.style = TransitionStyle(preset, in: .segue)
    detail.segue.setSource { feed.cells[2].superview == nil ? nil : feed.cells[2] }
    detail.segue.setDestination { [weak detail] in detail?.picture }
    feed.present(detail, animated: true)
    app.settle()
    feed.cells[2].removeFromSuperview()
    feed.dismiss(animated: true)
    app.settle()
    #expect(feed.presentedViewController == nil)
    expectAtRest([feed.view])
  }

  @Test(arguments: [CGRect.zero, CGRect(x: 0, y: 0, width: 20, height: 20)])
  func `a source of no size, or of no screen, is none`(_ frame: CGRect) throws {
    let (app, feed) = TestApp.feed()
    let (detail, source) = (DetailScreen(), UIView(frame: frame))
    if frame == .zero { feed.view.addSubview(source) }
    detail.segue.style = .cardExpand()
    detail.segue.setSource { source }
    detail.segue.setDestination { [weak detail] in detail?.picture }
    feed.present(detail, animated: true)
    StandIn.commit()
    let running = try #require(detail.presentationTransitions?.transitions.running)
    // The reduced-motion form, a crossfade.
    #expect(!running.nodes.contains { $0.model.id == "surroundings" })
    app.settle()
    #expect(Console.take() == [])
    expectAtRest([detail.view])
  }

  @Test func `a view of no size`() {
    let (app, navigation, _) = TestApp.navigation()
    app.window.frame = .zero
    navigation.view.frame = .zero
    navigation.segue.style = .parallaxPush()
    navigation.pushViewController(DetailScreen(), animated: true)
    app.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func `a change without animation`() {
    let (app, feed) = TestApp.feed()
    let detail = DetailScreen()
    detail.segue.style = .depthSheet()
    feed.present(detail, animated: false)
    StandIn.commit()
    #expect(detail.view.window != nil)
    feed.dismiss(animated: false)
    StandIn.commit()
    app.settle()
    expectAtRest([feed.view])
  }
}
