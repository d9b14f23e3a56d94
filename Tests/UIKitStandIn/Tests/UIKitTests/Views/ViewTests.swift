// Behavior under test: UIView.h of the iOS 16.5 SDK and the View Programming Guide for iOS.

import Testing
import UIKit

@MainActor struct ViewTests {
  let screen = Screen("screen")

  @Test("a change of a view animates in an animation block and not outside of it")
  func animation() throws {
    _ = window(with: screen)
    var ends: [Bool] = []
    screen.view.alpha = 0.9
    #expect(screen.view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 1, animations: { self.screen.view.alpha = 0 }) { ends.append($0) }
    #expect(screen.view.layer.animationKeys() == ["opacity"])
    UIView.animate(
      withDuration: 1,
      animations: {
        UIView.performWithoutAnimation { self.screen.view.center.x = 7 }
      })
    #expect(screen.view.layer.animationKeys() == ["opacity"])
    StandIn.advance(by: 0.5)
    let shown = try #require(screen.view.layer.presentation()).opacity
    #expect(abs(shown - 0.45) < 0.001 && ends == [])
    StandIn.advance(by: 0.6)
    #expect(ends == [true])
  }

  @Test("a block without changes completes with the next turn, and removal completes with false")
  func completion() {
    _ = window(with: screen)
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, animations: {}) { ends.append($0) }
    #expect(ends == [])
    StandIn.commit()
    UIView.animate(withDuration: 1, animations: { self.screen.view.alpha = 0 }) { ends.append($0) }
    StandIn.enterBackground()
    #expect(ends == [true, false])
    StandIn.enterForeground()
  }

  @Test("the layer is of the class that the view says")
  func layerClass() {
    #expect(Group(frame: .zero).layer is CATransformLayer)
    let view = UIView()
    #expect(view.layer.delegate === view)
  }

  private final class Group: UIView {
    override class var layerClass: AnyClass { CATransformLayer.self }
  }

  @Test("subviews are in the order of their layers")
  func order() {
    let parent = UIView()
    let (a, b, c) = (UIView(), UIView(), UIView())
    parent.addSubview(a)
    parent.insertSubview(b, belowSubview: a)
    parent.insertSubview(c, aboveSubview: b)
    #expect(parent.subviews == [b, c, a])
    parent.bringSubviewToFront(b)
    parent.insertSubview(a, at: 0)
    #expect(parent.subviews == [a, c, b])
    #expect(parent.layer.sublayers?.elementsEqual([a, c, b].map(\.layer), by: ===) == true)
    c.removeFromSuperview()
    #expect(parent.subviews == [a, b] && c.superview == nil)
    parent.insertSubview(a, at: 1)
    #expect(parent.subviews == [b, a])
  }

  @Test("layout runs with the commit and at layoutIfNeeded, with the controller's calls around it")
  func layout() {
    final class Controller: UIViewController {
      var calls: [String] = []
      override func viewWillLayoutSubviews() { calls.append("will") }
      override func viewDidLayoutSubviews() { calls.append("did") }
    }
    let controller = Controller()
    _ = window(with: controller)
    controller.calls = []
    controller.view.setNeedsLayout()
    #expect(controller.calls == [])
    StandIn.commit()
    #expect(controller.calls == ["will", "did"])
    controller.view.bounds.size.width = 100
    controller.view.layoutIfNeeded()
    #expect(controller.calls.count == 4)
  }

  @Test("a snapshot without screen updates needs something on display, and pictures it")
  func snapshots() throws {
    StandIn.reset()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.snapshotView(afterScreenUpdates: false) == nil)
    let picture = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(picture.bounds == view.bounds)
    #expect((picture.layer.contents as? CGImage)?.width == 30)
    _ = window(with: screen)
    #expect(screen.view.snapshotView(afterScreenUpdates: false) != nil)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 5)).image { _ in
      screen.view.drawHierarchy(in: screen.view.bounds, afterScreenUpdates: false)
    }
    #expect(image.cgImage?.subject == "screen" && image.size == CGSize(width: 4, height: 5))
  }

  @Test("the view of a child controller may go into its parent's view only")
  func containment() {
    StandIn.reset()
    let (parent, child, stranger) = (UIViewController(), UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(StandIn.faults == [])
    stranger.view.addSubview(child.view)
    #expect(StandIn.faults.count == 1)
    #expect(StandIn.faults.first?.hasPrefix("UIViewControllerHierarchyInconsistency") == true)
  }

  @Test("hit testing leaves out what is hidden, transparent, takes no touches or lies elsewhere")
  func hitTest() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    parent.addSubview(child)
    let point = CGPoint(x: 20, y: 20)
    #expect(parent.hitTest(point, with: nil) === child)
    child.transform = CGAffineTransform(translationX: 40, y: 0)
    #expect(parent.hitTest(point, with: nil) === parent)
    child.transform = .identity
    child.alpha = 0
    #expect(parent.hitTest(point, with: nil) === parent)
    child.alpha = 1
    child.isUserInteractionEnabled = false
    #expect(parent.hitTest(point, with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: -1, y: 0), with: nil) == nil)
  }

  @Test("the direction follows the user's language and the meaning of the contents")
  func direction() {
    StandIn.reset()
    let view = UIView()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    StandIn.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("views hear of windows and superviews")
  func moves() {
    final class Mover: UIView {
      var calls: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) { calls.append("will super") }
      override func didMoveToSuperview() { calls.append("did super") }
      override func willMove(toWindow newWindow: UIWindow?) { calls.append("will window") }
      override func didMoveToWindow() { calls.append("did window") }
    }
    _ = window(with: screen)
    let mover = Mover()
    screen.view.addSubview(mover)
    #expect(mover.calls == ["will super", "will window", "did window", "did super"])
    mover.calls = []
    screen.view.bringSubviewToFront(mover)
    #expect(mover.calls == [])
    mover.removeFromSuperview()
    #expect(mover.calls.count == 4 && mover.window == nil)
  }

  @Test("going to the background and settings of accessibility are notified")
  func notifications() {
    StandIn.reset()
    let heard = Heard()
    let names = [
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      UIAccessibility.reduceMotionStatusDidChangeNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        heard.count += 1
      }
    }
    StandIn.enterBackground()
    StandIn.enterForeground()
    StandIn.reducesMotion = true
    #expect(heard.count == 3 && UIAccessibility.isReduceMotionEnabled)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    #expect(StandIn.announcements == [.screenChanged])
  }

  private final class Heard: @unchecked Sendable { var count = 0 }
}
