import SegueCoordinator
import SegueStyles
import SegueTimeline
import Testing
import UIKit

@testable import SegueUIKit

/// Frames, detents, corners and backdrops of presentations, and taps outside.
@MainActor @Suite(.serialized) struct SheetTests {
  @Test func `a screen rests in its frame, with corners and a backdrop`() throws {
    let (app, feed, detail) = TestApp.presented(.twoDetents)
    #expect(detail.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(detail.view.layer.cornerRadius == 14)
    #expect(detail.view.layer.masksToBounds)
    #expect(detail.view.accessibilityViewIsModal)
    let container = try #require(detail.presentationController?.containerView)
    #expect(container.backgroundColor?.cgColor.alpha == 0.3)
    #expect(feed.view.window != nil)
    feed.dismiss(animated: true)
    app.settle()
    #expect(detail.view.layer.cornerRadius == 0)
    #expect(!detail.view.layer.masksToBounds)
    #expect(!detail.view.accessibilityViewIsModal)
    expectAtRest([feed.view])
  }

  @Test func `a finger moves it to another detent, and lays it out`() {
    let (app, feed, detail) = TestApp.presented(.twoDetents)
    let finger = StandIn.touch(down: CGPoint(x: 200, y: 500), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 250), over: 0.3)
    #expect(detail.view.bounds.height > 600)
    #expect(CATransform3DIsIdentity(detail.view.layer.transform))
    StandIn.advance(by: 0.2)
    finger.lift()
    app.settle()
    let safe = app.window.safeAreaInsets.top
    #expect(detail.view.frame == CGRect(x: 0, y: safe + 10, width: 390, height: 834 - safe))
    // From there it is pulled away.
    let second = StandIn.touch(down: CGPoint(x: 200, y: 200), in: app.window)
    second.move(to: CGPoint(x: 200, y: 830), over: 0.3)
    second.lift()
    app.settle()
    #expect(feed.presentedViewController == nil)
    expectAtRest([feed.view])
  }

  @Test func `it keeps its detent when the device rotates`() {
    let (app, feed, detail) = TestApp.presented(.twoDetents)
    StandIn.rotate(app.window, to: CGSize(width: 844, height: 390))
    #expect(detail.view.frame == CGRect(x: 0, y: 195, width: 844, height: 195))
    feed.dismiss(animated: true)
    app.settle()
    expectAtRest([feed.view], in: CGSize(width: 844, height: 390))
  }

  @Test func `a tap outside dismisses, and a tap inside does not`() {
    let (app, feed, detail) = TestApp.presented(.twoDetents)
    StandIn.tap(at: CGPoint(x: 200, y: 600), in: app.window)
    app.settle()
    #expect(feed.presentedViewController === detail)
    StandIn.tap(at: CGPoint(x: 200, y: 100), in: app.window)
    app.settle()
    #expect(feed.presentedViewController == nil)
  }

  @Test func `a tap that begins on a moving screen does not dismiss it once it rests`() {
    let (app, feed) = TestApp.feed()
    let detail = DetailScreen()
    detail.segue.style = .twoDetents
    feed.present(detail, animated: true)
    StandIn.advance(by: 0.1)
    #expect(detail.presentationTransitions?.running != nil)
    let finger = StandIn.touch(down: CGPoint(x: 200, y: 830), in: app.window)
    app.settle()
    finger.lift()
    app.settle()
    #expect(feed.presentedViewController === detail)
  }

  @Test func `neither a tap nor a pull dismisses a modal screen`() {
    let (app, feed, detail) = TestApp.presented(.twoDetents)
    detail.isModalInPresentation = true
    StandIn.tap(at: CGPoint(x: 200, y: 100), in: app.window)
    let finger = StandIn.touch(down: CGPoint(x: 200, y: 500), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 830), over: 0.3)
    finger.lift()
    app.settle()
    #expect(feed.presentedViewController === detail)
  }

  @Test func `the app's delegate hears of what the user does, not of what code does`() {
    let (app, feed, detail) = TestApp.presented(.twoDetents)
    let delegate = DismissalLog()
    detail.presentationController?.delegate = delegate
    detail.isModalInPresentation = true
    StandIn.tap(at: CGPoint(x: 200, y: 100), in: app.window)
    app.settle()
    #expect(delegate.calls == ["did attempt"])
    detail.isModalInPresentation = false
    delegate.calls = []
    StandIn.tap(at: CGPoint(x: 200, y: 100), in: app.window)
    app.settle()
    #expect(delegate.calls == ["should", "will", "did"])
    delegate.calls = []
    feed.present(detail, animated: true)
    app.settle()
    feed.dismiss(animated: true)
    app.settle()
    #expect(delegate.calls == [])
  }

  @Test func `only a finger that would dismiss the screen is an attempt to do so`() {
    let (app, feed, detail) = TestApp.presented(.cover())
    let delegate = DismissalLog()
    detail.presentationController?.delegate = delegate
    detail.isModalInPresentation = true
    let scroll = UIScrollView(frame: detail.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3000)
    detail.view.addSubview(scroll)
    app.settle(0.1)
    scroll.contentOffset.y = 500
    // The content scrolls up, to the side, and down as long as it can.
    for end in [CGPoint(x: 200, y: 300), CGPoint(x: 350, y: 400), CGPoint(x: 200, y: 500)] {
      let finger = StandIn.touch(down: CGPoint(x: 200, y: 400), in: app.window)
      finger.move(to: end, over: 0.3)
      finger.lift()
      app.settle()
    }
    #expect(delegate.calls == [])
    scroll.contentOffset.y = -scroll.adjustedContentInset.top
    let finger = StandIn.touch(down: CGPoint(x: 200, y: 400), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 700), over: 0.3)
    finger.lift()
    app.settle()
    #expect(delegate.calls == ["did attempt"])
    #expect(feed.presentedViewController === detail)
    expectAtRest([detail.view])
  }

  @Test func `an app may ask for the presentation controller before it presents`() {
    let (app, feed) = TestApp.feed()
    let detail = DetailScreen()
    detail.segue.style = .twoDetents
    let delegate = DismissalLog()
    detail.presentationController?.delegate = delegate
    #expect(!detail.isViewLoaded)
    feed.present(detail, animated: true)
    app.settle()
    #expect(detail.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
  }

  @Test func `a screen that covers everything decides about the status bar`() {
    let (_, _, cover) = TestApp.presented(.cover())
    #expect(cover.modalPresentationCapturesStatusBarAppearance)
    let (_, _, sheet) = TestApp.presented(.twoDetents)
    #expect(!sheet.modalPresentationCapturesStatusBarAppearance)
  }

  // MARK: Detents

  @Test func `a detent that is chosen before the presentation is where the screen rests`() {
    let (app, feed) = TestApp.feed()
    let detail = DetailScreen()
    detail.segue.style = .twoDetents
    #expect(detail.segue.detents == ["medium", "large"] && detail.segue.selectedDetent == "medium")
    detail.segue.selectedDetent = "large"
    feed.present(detail, animated: true)
    app.settle()
    let top = app.window.safeAreaInsets.top + 10
    #expect(detail.view.frame == CGRect(x: 0, y: top, width: 390, height: 844 - top))
    feed.dismiss(animated: true)
    app.settle()
    #expect(detail.segue.selectedDetent == "medium")
    expectAtRest([feed.view])
  }

  @Test func `a detent that is chosen later moves the screen, animated in a block`() {
    let (app, _, detail) = TestApp.presented(.twoDetents)
    UIView.animate(withDuration: 0.4) { detail.segue.selectedDetent = "large" }
    #expect(detail.view.layer.animationKeys()?.isEmpty == false)
    app.settle()
    #expect(detail.view.frame.minY == app.window.safeAreaInsets.top + 10)
    detail.segue.selectedDetent = "medium"
    #expect(detail.view.frame.minY == 422)
    #expect(StandIn.faults == [])
  }

  @Test func `a detent that is chosen during a transition counts after it`() {
    let (app, feed) = TestApp.feed()
    let detail = DetailScreen()
    detail.segue.style = .twoDetents
    feed.present(detail, animated: true)
    StandIn.advance(by: 0.2)
    detail.segue.selectedDetent = "large"
    app.settle()
    #expect(detail.view.frame.minY == app.window.safeAreaInsets.top + 10)
  }

  @Test func `the detent that a finger has chosen can be read`() {
    let (app, _, detail) = TestApp.presented(.twoDetents)
    let finger = StandIn.touch(down: CGPoint(x: 200, y: 500), in: app.window)
    finger.move(to: CGPoint(x: 200, y: 150), over: 0.3)
    finger.lift()
    app.settle()
    #expect(detail.segue.selectedDetent == "large")
  }

  @Test func `a detent that does not exist is reported, and changes nothing`() {
    let (_, _, detail) = TestApp.presented(.twoDetents)
    detail.segue.selectedDetent = "small"
    #expect(detail.segue.selectedDetent == "medium" && detail.view.frame.minY == 422)
    #expect(
      Console.take() == [
        "DetailScreen has no detent 'small', and stays where it is. It has medium, large."
      ])
  }

  // MARK: The size of the content

  @Test func `a card is as high as its content, where its preset leaves room`() {
    let (app, feed) = TestApp.feed()
    let detail = DetailScreen()
    detail.segue.style = .actionSheet(height: 350)
    detail.preferredContentSize = CGSize(width: 0, height: 240)
    feed.present(detail, animated: true)
    app.settle()
    let usual = detail.view.frame
    #expect(usual.height == 240 && usual.width < 390)
    detail.preferredContentSize.height = 300
    StandIn.commit()
    #expect(detail.view.frame.height == 300)
    #expect(detail.view.frame.maxY == usual.maxY && detail.view.frame.minX == usual.minX)
    detail.preferredContentSize.height = 2000
    StandIn.commit()
    #expect(detail.view.frame.minY == app.window.safeAreaInsets.top)
    #expect(detail.view.frame.maxY == usual.maxY)
    feed.dismiss(animated: true)
    app.settle()
    expectAtRest([feed.view])
  }

  @Test func `a dialog keeps its middle`() {
    let (app, feed) = TestApp.feed()
    let detail = DetailScreen()
    detail.segue.style = .alertPop()
    detail.preferredContentSize = CGSize(width: 200, height: 100)
    feed.present(detail, animated: true)
    app.settle()
    #expect(detail.view.frame == CGRect(x: 95, y: 372, width: 200, height: 100))
  }

  @Test func `a screen that covers everything does so whatever its content asks for`() {
    let (app, feed) = TestApp.feed()
    let detail = DetailScreen()
    detail.segue.style = .cover()
    detail.preferredContentSize = CGSize(width: 200, height: 100)
    feed.present(detail, animated: true)
    app.settle()
    expectAtRest([detail.view])
  }

  @Test func `on an iPad sheets are as wide as the system's, and covers as the window`() {
    for (style, width) in [(.formSheet(), 540.0), (.pageSheet(), 704), (.cover(), 1024)]
      as [(TransitionStyle, Double)]
    {
      let (app, feed) = TestApp.feed()
      StandIn.rotate(app.window, to: CGSize(width: 1024, height: 1366))
      let detail = DetailScreen()
      detail.segue.style = style
      feed.present(detail, animated: true)
      app.settle()
      #expect(detail.view.frame.width == width && detail.view.frame.midX == 512)
      #expect(app.window.bounds.contains(detail.view.frame))
    }
  }

  // MARK: The keyboard

  @Test func `a dialog makes room for the keyboard, with its animation, and comes back`() {
    let (app, feed) = TestApp.feed()
    let detail = DetailScreen()
    detail.segue.style = .alertPop(height: 400)
    feed.present(detail, animated: true)
    app.settle()
    let usual = detail.view.frame
    StandIn.keyboardHeight = 336
    #expect(detail.view.layer.animationKeys()?.isEmpty == false)
    app.settle()
    let top = app.window.safeAreaInsets.top
    #expect(detail.view.frame.midY == (top + 508) / 2 && detail.view.frame.height == 400)
    StandIn.keyboardHeight = 600
    app.settle()
    #expect(detail.view.frame == CGRect(x: usual.minX, y: top, width: 300, height: 244 - top))
    StandIn.keyboardHeight = 0
    app.settle()
    #expect(detail.view.frame == usual)
    feed.dismiss(animated: true)
    app.settle()
    expectAtRest([feed.view])
  }

  @Test func `a card is above a keyboard that comes during its presentation`() throws {
    let (app, feed) = TestApp.feed()
    let detail = DetailScreen()
    detail.segue.style = .actionSheet(height: 240)
    feed.present(detail, animated: true)
    StandIn.advance(by: 0.1)
    StandIn.keyboardHeight = 336
    StandIn.advance(by: 0.1)
    // The layers themselves have the values of the end.
    let running = try #require(detail.presentationTransitions?.running)
    let card = try #require(running.nodes.first { $0.model.id == "to" })
    #expect(abs(card.layer.frame.maxY - 508) < 0.5)
    app.settle()
    #expect(detail.view.frame.maxY == 508 && detail.view.frame.height == 240)
    feed.dismiss(animated: true)
    app.settle()
    #expect(feed.presentedViewController == nil)
    expectAtRest([feed.view])
  }

  @Test func `a sheet that reaches the lower end stays`() {
    let (_, _, detail) = TestApp.presented(.twoDetents)
    StandIn.keyboardHeight = 336
    #expect(detail.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
  }

  // MARK: Touches outside

  @Test(arguments: [true, false])
  func `touches outside reach the screen below only if the app wants that`(_ isAllowed: Bool) {
    let (app, feed) = TestApp.feed()
    let detail = DetailScreen()
    detail.segue.style = .twoDetents
    detail.segue.allowsTouchesOutside = isAllowed
    feed.present(detail, animated: true)
    app.settle()
    #expect(detail.view.accessibilityViewIsModal != isAllowed)
    let hit = app.window.hitTest(CGPoint(x: 50, y: 200), with: nil)
    #expect((hit === feed.cells[0]) == isAllowed)
    #expect(app.window.hitTest(CGPoint(x: 50, y: 700), with: nil) === detail.picture)
    StandIn.tap(at: CGPoint(x: 50, y: 200), in: app.window)
    app.settle()
    #expect((feed.presentedViewController === detail) == isAllowed)
    feed.dismiss(animated: true)
    app.settle()
    expectAtRest([feed.view])
  }

  // MARK: VoiceOver

  @Test func `VoiceOver's escape gesture dismisses what a finger could`() {
    let (app, feed, detail) = TestApp.presented(.twoDetents)
    let delegate = DismissalLog()
    detail.presentationController?.delegate = delegate
    detail.isModalInPresentation = true
    #expect(!StandIn.escape(from: detail.picture))
    #expect(delegate.calls == ["did attempt"])
    detail.isModalInPresentation = false
    delegate.calls = []
    #expect(StandIn.escape(from: detail.picture))
    app.settle()
    #expect(delegate.calls == ["should", "will", "did"])
    #expect(feed.presentedViewController == nil)
    expectAtRest([feed.view])
  }

  @Test func `an alert that only a button closes is not escaped from`() {
    let (app, feed, detail) = TestApp.presented(.alertPop())
    #expect(!StandIn.escape(from: detail.picture))
    app.settle()
    #expect(feed.presentedViewController === detail)
  }
}

/// A delegate that notes what it is told.
@MainActor
private final class DismissalLog: NSObject, UIAdaptivePresentationControllerDelegate {
  var calls: [String] = []

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    calls.append("should")
    return true
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    calls.append("will")
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    calls.append("did")
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    calls.append("did attempt")
  }
}
