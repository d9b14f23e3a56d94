#if canImport(UIKit)
import UIKit

/// The swipes with which UIKit goes back, as an app left them.
@MainActor
struct SystemGestures {
  private let edge: Bool?
  private let content: Bool?

  init(of navigation: UINavigationController) {
    edge = navigation.interactivePopGestureRecognizer?.isEnabled
    content = Self.contentSwipe(of: navigation)?.isEnabled
  }

  /// Leaves swipes to Segue.
  func disable(in navigation: UINavigationController) {
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    Self.contentSwipe(of: navigation)?.isEnabled = false
  }

  /// Gives swipes back to UIKit.
  func restore(in navigation: UINavigationController) {
    if let edge { navigation.interactivePopGestureRecognizer?.isEnabled = edge }
    if let content { Self.contentSwipe(of: navigation)?.isEnabled = content }
  }

  private static func contentSwipe(of navigation: UINavigationController) -> UIGestureRecognizer? {
    guard #available(iOS 26, *) else { return nil }
    return navigation.interactiveContentPopGestureRecognizer
  }
}
#endif
