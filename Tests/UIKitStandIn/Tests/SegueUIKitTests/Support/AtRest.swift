import SegueCoordinator
import SegueStyles
import Testing
import UIKit

@testable import SegueUIKit

extension TestApp {
  /// A detail screen on top of a feed, at rest.
  static func pushed(
    _ style: TransitionStyle = .parallaxPush()
  ) -> (TestApp, UINavigationController, FeedScreen, DetailScreen) {
    let (app, navigation, feed) = TestApp.navigation()
    navigation.segue.style = style
    let detail = DetailScreen()
    navigation.pushViewController(detail, animated: false)
    app.settle()
    return (app, navigation, feed, detail)
  }

  /// A detail screen over a feed, at rest.
  static func presented(_ style: TransitionStyle) -> (TestApp, FeedScreen, DetailScreen) {
    let (app, feed) = TestApp.feed()
    let detail = DetailScreen()
    detail.segue.style = style
    feed.present(detail, animated: true)
    app.settle()
    return (app, feed, detail)
  }
}

/// Expects views to be as if there had been no transition, and no reported problems.
@MainActor
func expectAtRest(
  _ views: [UIView], in size: CGSize = CGSize(width: 390, height: 844),
  at location: SourceLocation = #_sourceLocation
) {
  for view in views {
    #expect(CATransform3DIsIdentity(view.layer.transform), sourceLocation: location)
    #expect(view.layer.opacity == 1, sourceLocation: location)
    #expect(view.layer.mask == nil, sourceLocation: location)
    #expect(!view.isHidden, sourceLocation: location)
    #expect(view.frame == CGRect(origin: .zero, size: size), sourceLocation: location)
    #expect(view.layer.animationKeys() ?? [] == [], sourceLocation: location)
  }
  #expect(StandIn.faults == [], sourceLocation: location)
  #expect(Console.take() == [], sourceLocation: location)
}
