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
}
