import SegueStyles
import Testing
import UIKit

@testable import SegueUIKit

/// What a sheet and what is behind it show while the sheet moves.
@MainActor @Suite(.serialized) struct SheetMotionTests {
  @Test func `the content of a sheet is laid out for each height on the way to a detent`() {
    let (app, _, detail) = TestApp.presented(.twoDetents)
    let finger = StandIn.touch(down: CGPoint(x: 200, y: 500), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 250), over: 0.3)
    StandIn.advance(by: 0.2)
    let held = detail.view.bounds.height
    finger.lift()
    StandIn.advance(by: 0.1)
    let released = detail.view.bounds.height
    app.settle()
    #expect(held < released && released < detail.view.bounds.height)
  }

  @Test func `a finger moves a sheet that the app keeps between detents, and reports an attempt`() {
    let (app, feed, detail) = TestApp.presented(.twoDetents)
    let attempts = Attempts()
    detail.presentationController?.delegate = attempts
    detail.isModalInPresentation = true
    let low = detail.view.frame
    drag(in: app, from: 500, to: 250)
    let high = detail.view.frame
    #expect(high.height > low.height && attempts.count == 0)
    drag(in: app, from: 200, to: 450)
    #expect(detail.view.frame == low && attempts.count == 0)
    drag(in: app, from: 500, to: 840)
    #expect(detail.view.frame == low && attempts.count == 1)
    #expect(feed.presentedViewController === detail)
    detail.isModalInPresentation = false
    drag(in: app, from: 500, to: 840)
    #expect(feed.presentedViewController == nil && attempts.count == 1)
  }

  private func drag(in app: TestApp, from start: CGFloat, to end: CGFloat) {
    let finger = StandIn.touch(down: CGPoint(x: 200, y: start), in: app.window)
    finger.move(to: CGPoint(x: 200, y: end), over: 0.3)
    StandIn.advance(by: 0.2)
    finger.lift()
    app.settle()
  }

  @Test func `views that resize themselves with a sheet do so on the way`() {
    let (app, _, detail) = TestApp.presented(.twoDetents)
    let content = UIView(frame: detail.view.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    detail.view.addSubview(content)
    let rest = content.bounds.height
    let finger = StandIn.touch(down: CGPoint(x: 200, y: 500), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 250), over: 0.3)
    StandIn.advance(by: 0.2)
    #expect(content.bounds.height > rest && content.bounds.size == detail.view.bounds.size)
    finger.lift()
    StandIn.advance(by: 0.1)
    #expect(content.bounds.size == detail.view.bounds.size)
    app.settle()
    #expect(content.bounds.size == detail.view.bounds.size)
  }

  @Test func `a detent that a screen chooses as it appears is shown at once`() {
    let (app, feed) = TestApp.feed()
    let detail = RisingScreen()
    detail.segue.style = .twoDetents
    feed.present(detail, animated: true)
    app.settle()
    #expect(detail.frames == [app.window.safeAreaInsets.top + 10])
  }

  @Test func `a card that a finger pulls keeps its place at the edge in a rotation`() throws {
    let (app, _, detail) = TestApp.presented(.actionSheet(height: 240))
    let finger = StandIn.touch(down: CGPoint(x: 200, y: 620), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 680), over: 0.2)
    StandIn.rotate(app.window, to: CGSize(width: 844, height: 390))
    let presentation = try #require(detail.presentationController)
    let container = try #require(presentation.containerView)
    #expect(detail.presentationTransitions?.running != nil)
    let frame = presentation.frameOfPresentedViewInContainerView
    // As wide as the preset lets it be, in the middle.
    #expect(frame.width == 420 && frame.midX == 422)
    #expect(detail.view.layoutFrame(in: container) == frame)
    finger.lift()
    app.settle()
    #expect(StandIn.faults == [])
  }

  @Test func `a list that is a sheet itself stays where it has scrolled to`() {
    let (app, feed) = TestApp.feed()
    let list = ListScreen()
    list.segue.style = .twoDetents
    feed.present(list, animated: true)
    app.settle()
    list.scroll.contentOffset.y = 500
    list.dismiss(animated: true)
    StandIn.advance(by: 0.1)
    #expect(list.scroll.contentOffset.y == 500)
    app.settle()
    #expect(list.scroll.contentOffset.y == 500)
  }

  @Test func `a sheet whose size stays the same is played by Core Animation`() throws {
    let (app, feed) = TestApp.feed()
    let detail = DetailScreen()
    detail.segue.style = .twoDetents
    feed.present(detail, animated: true)
    StandIn.commit()
    let running = try #require(detail.presentationTransitions?.transitions.running)
    #expect(running.driver is BakedDriver)
    app.settle()
  }

  @Test func `the background of a presentation is there from its first frame on`() {
    let (app, feed) = TestApp.feed()
    let detail = DetailScreen()
    detail.segue.style = .depthSheet()
    feed.present(detail, animated: true)
    StandIn.commit()
    #expect(hasBackground(behind: feed))
    app.settle()
    #expect(hasBackground(behind: feed))
    detail.dismiss(animated: true)
    StandIn.advance(by: 0.1)
    #expect(hasBackground(behind: feed))
    app.settle()
    #expect(!hasBackground(behind: feed))
  }

  @Test func `a full-screen presentation takes over the status bar, and the next one does not`() {
    let (app, feed) = TestApp.feed()
    let detail = DetailScreen()
    for (style, captures) in [(TransitionStyle.flip(), true), (.depthSheet(), false)] {
      detail.segue.style = style
      feed.present(detail, animated: true)
      app.settle()
      #expect(detail.modalPresentationCapturesStatusBarAppearance == captures)
      detail.dismiss(animated: true)
      app.settle()
    }
  }

  private func hasBackground(behind screen: UIViewController) -> Bool {
    let siblings = screen.view.superview?.subviews ?? []
    guard let index = siblings.firstIndex(of: screen.view), index > 0 else { return false }
    return siblings[index - 1].backgroundColor != nil
  }
}

/// A delegate that counts attempts to dismiss.
@MainActor
private final class Attempts: NSObject, UIAdaptivePresentationControllerDelegate {
  var count = 0

  func presentationControllerDidAttemptToDismiss(_: UIPresentationController) { count += 1 }
}

/// A screen whose view scrolls, as that of a table view controller.
private final class ListScreen: UIViewController {
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  override func loadView() {
    scroll.contentSize = CGSize(width: 390, height: 3000)
    view = scroll
  }
}

/// A screen that moves to its large detent as it appears.
private final class RisingScreen: UIViewController {
  private(set) var frames: [CGFloat] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.3) { self.segue.selectedDetent = "large" }
    frames.append(view.frame.minY)
  }
}
