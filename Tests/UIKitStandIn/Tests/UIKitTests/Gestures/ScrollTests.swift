// Behavior under test: UIScrollView.h of the iOS 16.5 SDK and the Scroll View Programming Guide for iOS.

import Testing
import UIKit

@MainActor struct ScrollTests {
  let screen = Screen("screen")

  private func scrollView() -> (UIWindow, UIScrollView) {
    let window = window(with: screen)
    let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
    view.contentSize = CGSize(width: 390, height: 1000)
    screen.view.addSubview(view)
    return (window, view)
  }

  @Test("a finger scrolls the contents along, and not across")
  func scrolls() {
    let (window, view) = scrollView()
    let finger = StandIn.touch(down: CGPoint(x: 100, y: 400), in: window)
    finger.move(to: CGPoint(x: 100, y: 380))
    #expect(view.isDragging)
    finger.move(to: CGPoint(x: 150, y: 280))
    #expect(view.contentOffset == CGPoint(x: 0, y: 100))
    #expect(view.bounds.origin == CGPoint(x: 0, y: 100))
    finger.lift()
    #expect(!view.isDragging)
  }

  @Test(
    "beyond the edge the contents follow less, and come back; without bounces they stop",
    arguments: [
      true, false,
    ])
  func edge(bounces: Bool) {
    let (window, view) = scrollView()
    view.bounces = bounces
    let finger = StandIn.touch(down: CGPoint(x: 100, y: 200), in: window)
    finger.move(to: CGPoint(x: 100, y: 220))
    finger.move(to: CGPoint(x: 100, y: 320))
    #expect(
      bounces ? view.contentOffset.y < 0 && view.contentOffset.y > -100 : view.contentOffset.y == 0)
    finger.lift()
    #expect(view.contentOffset.y == 0)
  }

  @Test("a movement that does not scroll leaves the finger to others")
  func others() {
    let (window, view) = scrollView()
    var others = 0
    let pan = UIPanGestureRecognizer()
    pan.addAction(standIn: { _ in others += 1 })
    screen.view.addGestureRecognizer(pan)
    let finger = StandIn.touch(down: CGPoint(x: 100, y: 400), in: window)
    finger.move(to: CGPoint(x: 160, y: 400))
    finger.lift()
    #expect(others > 0 && view.contentOffset == .zero)
  }

  @Test("isScrollEnabled disables the pan")
  func disabled() {
    let (window, view) = scrollView()
    view.isScrollEnabled = false
    #expect(!view.panGestureRecognizer.isEnabled)
    let finger = StandIn.touch(down: CGPoint(x: 100, y: 400), in: window)
    finger.move(to: CGPoint(x: 100, y: 300))
    finger.move(to: CGPoint(x: 100, y: 200))
    #expect(view.contentOffset == .zero)
    finger.lift()
  }

  @Test("the adjusted insets hold the safe area where it scrolls")
  func insets() {
    let (window, view) = scrollView()
    view.frame = window.bounds
    view.contentInset.top = 10
    #expect(view.adjustedContentInset.top == 57 && view.adjustedContentInset.bottom == 34)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset.top == 10)
  }

  @Test("disabling and enabling the pan hands a running gesture over")
  func handOver() {
    let (window, view) = scrollView()
    let finger = StandIn.touch(down: CGPoint(x: 100, y: 400), in: window)
    finger.move(to: CGPoint(x: 100, y: 380))
    finger.move(to: CGPoint(x: 100, y: 340))
    view.panGestureRecognizer.isEnabled = false
    view.panGestureRecognizer.isEnabled = true
    #expect(!view.isDragging)
    finger.move(to: CGPoint(x: 100, y: 200))
    #expect(view.contentOffset.y == 40)
    finger.lift()
  }
}
