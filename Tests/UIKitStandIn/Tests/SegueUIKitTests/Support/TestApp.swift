import SegueCoordinator
import UIKit

@testable import SegueUIKit

/// A window with screens, on the stand-in's device.
@MainActor
struct TestApp {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    StandIn.commit()
  }

  /// Resets the stand-in and shows a navigation controller with a feed.
  static func navigation() -> (app: TestApp, navigation: UINavigationController, feed: FeedScreen) {
    reset()
    let feed = FeedScreen()
    let navigation = UINavigationController(rootViewController: feed)
    return (TestApp(navigation), navigation, feed)
  }

  /// Resets the stand-in and shows a feed.
  static func feed() -> (app: TestApp, feed: FeedScreen) {
    reset()
    let feed = FeedScreen()
    return (TestApp(feed), feed)
  }

  /// Resets the stand-in and shows tabs.
  static func tabs() -> (app: TestApp, tabs: UITabBarController) {
    reset()
    let tabs = UITabBarController()
    tabs.viewControllers = [FeedScreen(), DetailScreen(), FeedScreen()]
    return (TestApp(tabs), tabs)
  }

  static func reset() {
    StandIn.reset()
    Segue.rules.removeAll()
    Segue.playback = .coreAnimation
    ProblemLog.forget()
    _ = Console.take()
  }

  /// Lets time pass until everything has ended.
  func settle(_ seconds: Double = 4) {
    for _ in 0..<Int(seconds * 60) { StandIn.advance(by: 1.0 / 60) }
  }
}

/// A screen with cells.
@MainActor
final class FeedScreen: UIViewController {
  let cells = (0..<6).map { _ in CellView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "feed"
    view.backgroundColor = .white
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: 16 + 184 * Double(index % 2), y: 120 + 220 * Double(index / 2), width: 174, height: 200)
      cell.layer.cornerRadius = 8
      cell.backgroundColor = UIColor(
        hue: CGFloat(index) / 6, saturation: 0.6, brightness: 0.8, alpha: 1)
      view.addSubview(cell)
    }
  }
}

final class CellView: UIView {}

/// A screen with a picture.
@MainActor
final class DetailScreen: UIViewController {
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
  var item = 2

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "detail"
    view.backgroundColor = .gray
    picture.backgroundColor = .systemOrange
    picture.frame.size.width = view.bounds.width
    picture.autoresizingMask = .flexibleWidth
    view.addSubview(picture)
  }
}
