import Testing
import UIKit

@testable import SegueDemo
@testable import SegueUIKit

/// The app after its start.
@MainActor
struct RunningApp {
  let window: UIWindow
  let tabs: UITabBarController

  init() throws {
    StandIn.reset()
    // What other tests left.
    Segue.rules.removeAll()
    Segue.playback = .coreAnimation
    _ = Console.take()
    let delegate = SceneDelegate()
    let session = UISceneSession()
    delegate.scene(StandIn.scene, willConnectTo: session, options: UIScene.ConnectionOptions())
    window = try #require(delegate.window)
    tabs = try #require(window.rootViewController as? UITabBarController)
    settle()
  }

  /// The first screen of a tab, which is shown.
  func screen<Screen: UIViewController>(_ type: Screen.Type, tab: Int) throws -> Screen {
    tabs.selectedIndex = tab
    settle()
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    return try #require(navigation.topViewController as? Screen)
  }

  var isInTransition: Bool {
    StandIn.commit()
    return tabs.transitionCoordinator != nil
      || tabs.selectedViewController?.transitionCoordinator != nil
  }

  /// Neither UIKit nor Segue has anything to say about the app.
  func expectNoProblems(_ location: SourceLocation = #_sourceLocation) {
    #expect(StandIn.faults == [], sourceLocation: location)
    #expect(Console.take() == [], sourceLocation: location)
  }

  func settle() {
    StandIn.commit()
    StandIn.advance(by: 2)
  }
}

extension UICollectionViewController {
  func tap(_ item: Int) {
    collectionView(collectionView, didSelectItemAt: IndexPath(item: item, section: 0))
  }
}
