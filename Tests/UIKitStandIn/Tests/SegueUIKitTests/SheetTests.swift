import SegueCoordinator
import SegueStyles
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
