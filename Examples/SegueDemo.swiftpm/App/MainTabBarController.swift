import SegueStyles
import SegueUIKit
import UIKit

/// The four tabs.
///
/// Tap one, or swipe between them.
final class MainTabBarController: UITabBarController {
  private let inspector = TransitionInspector()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      tab(FeedViewController(), "Feed", symbol: "play.rectangle.on.rectangle"),
      tab(ShopViewController(), "Shop", symbol: "bag"),
      tab(NotesViewController(), "Notes", symbol: "note.text"),
      tab(PresetListViewController(), "Presets", symbol: "square.stack.3d.forward.dottedline"),
    ]
    segue.style = .tabSlide()
  }

  private func tab(
    _ screen: UIViewController, _ title: String, symbol: String
  ) -> UINavigationController {
    screen.title = title
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Inspect transitions", image: UIImage(systemName: "scope")) {
        [weak self] _ in self?.toggleInspector()
      })
    let navigation = UINavigationController(rootViewController: screen)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: symbol), selectedImage: nil)
    // Pushes, pops and the swipe back. This is all that it takes.
    navigation.segue.style = .parallaxPush()
    return navigation
  }

  private func toggleInspector() {
    if let scene = view.window?.windowScene { inspector.toggle(in: scene) }
  }
}
