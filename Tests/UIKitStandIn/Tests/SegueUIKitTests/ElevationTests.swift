import SegueCoordinator
import SegueStyles
import SegueTimeline
import Testing
import UIKit

@testable import SegueUIKit

/// The shadows of presented screens.
@MainActor @Suite(.serialized) struct ElevationTests {
  @Test func `what floats has a shadow at rest, outside its clip, and lighter colors`() throws {
    let (app, feed, alert) = TestApp.presented(.alertPop())
    let controller = try #require(alert.presentationController)
    let container = try #require(controller.containerView)
    var shadow: UIView? { container.subviews.first { $0.layer.shadowOpacity > 0 } }
    #expect(shadow?.frame == alert.view.frame)
    #expect(shadow?.layer.shadowPath?.boundingBox == alert.view.bounds)
    #expect(
      try #require(shadow.flatMap(container.subviews.firstIndex))
        < (try #require(container.subviews.firstIndex(of: alert.view))))
    #expect(controller.traitOverrides.userInterfaceLevel == .elevated)
    StandIn.rotate(app.window, to: CGSize(width: 844, height: 390))
    #expect(shadow?.frame == alert.view.frame)
    feed.dismiss(animated: true)
    StandIn.advance(by: 0.05)
    // The transition shows its own.
    #expect(shadow == nil)
    app.settle()
    expectAtRest([feed.view], in: CGSize(width: 844, height: 390))
  }
}
