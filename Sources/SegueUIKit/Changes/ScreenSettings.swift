#if canImport(UIKit)
import SegueCoordinator
import UIKit

/// What an app says about a screen: its name, its style, and where its transition starts.
@MainActor
final class ScreenSettings {
  /// The name in rules; nil for the type's.
  var name: String?
  /// The style with which the screen is pushed and popped; nil for the rules' or the navigation
  /// controller's.
  var pushStyle: TransitionStyle?
  /// Whether a finger may pop the screen; nil to do as UIKit's back button suggests.
  var allowsSwipeBack: Bool?
  /// The element of the lower screen that its transitions start from and return to.
  var source: (@MainActor () -> UIView?)?
  /// The element of the screen itself that corresponds to the source.
  var destination: (@MainActor () -> UIView?)?
  /// The style with which the screen is presented and dismissed; nil for UIKit's own.
  var presentationStyle: TransitionStyle?
  /// The detent at which the screen rests while it is presented; nil for the first.
  var selectedDetent: String?
  /// Whether touches outside of the presented screen reach the one below.
  var allowsTouchesOutside = false
  /// The delegate for that style, kept here since UIKit does not keep it alive.
  var presentationDelegate: (any UIViewControllerTransitioningDelegate)?
}

extension UIViewController {
  private static let settingsKey = AssociationKey()

  /// The settings, if there are any.
  var screenSettings: ScreenSettings? {
    Self.settingsKey.object(of: self) as? ScreenSettings
  }

  /// The settings, created when they are first needed.
  var ownScreenSettings: ScreenSettings {
    if let settings = screenSettings { return settings }
    let settings = ScreenSettings()
    Self.settingsKey.set(settings, of: self)
    return settings
  }

  /// The name in rules: the app's, or the type's without `ViewController`.
  var screenName: String {
    if let name = screenSettings?.name { return name }
    // A navigation controller has the name of its top screen.
    let shown = (self as? UINavigationController)?.topViewController ?? self
    if shown !== self { return shown.screenName }
    let type = String(describing: Swift.type(of: self))
    for suffix in ["ViewController", "Controller"]
    where type.hasSuffix(suffix) && type.count > suffix.count {
      return String(type.dropLast(suffix.count))
    }
    return type
  }
}

extension UIAccessibility {
  /// Whether the user asked for less motion, or for cross-fades in place of slides.
  @MainActor static var reducesTransitions: Bool {
    isReduceMotionEnabled || prefersCrossFadeTransitions
  }
}
#endif
