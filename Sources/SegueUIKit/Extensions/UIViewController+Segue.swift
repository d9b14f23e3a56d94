#if canImport(UIKit)
public import SegueCoordinator
public import UIKit

extension SegueExtension where Base: UIViewController {
  /// The name in ``Segue/rules``; by default the type's without `ViewController`.
  public var name: String {
    get { base.screenName }
    nonmutating set { base.ownScreenSettings.name = newValue }
  }

  /// The style with which the screen is presented and dismissed; nil for UIKit's own.
  ///
  /// Sets `modalPresentationStyle` and `transitioningDelegate`; present the screen as always.
  /// Navigation and tab bar controllers have a ``presentationStyle`` for this, as their `style` is
  /// that of the changes inside them.
  public var style: TransitionStyle? {
    get {
      switch base {
      case let navigation as UINavigationController: navigation.segue.style
      case let tabs as UITabBarController: tabs.segue.style
      default: presentationStyle
      }
    }
    nonmutating set {
      switch base {
      case let navigation as UINavigationController: navigation.segue.style = newValue
      case let tabs as UITabBarController: tabs.segue.style = newValue
      default: presentationStyle = newValue
      }
    }
  }

  /// The style with which the screen is presented and dismissed; nil for UIKit's own.
  public var presentationStyle: TransitionStyle? {
    get { base.screenSettings?.presentationStyle }
    nonmutating set {
      let settings = base.ownScreenSettings
      settings.presentationStyle = newValue
      if let newValue, let transitions = base.presentationTransitions {
        // The presentation and its gestures know this one, if there are any yet.
        transitions.style = newValue
      } else {
        settings.presentationDelegate = newValue.map { PresentationTransitions($0, of: base) }
      }
      base.transitioningDelegate = settings.presentationDelegate
      base.modalPresentationStyle = newValue == nil ? .automatic : .custom
    }
  }

  /// Whether a finger may pop the screen.
  ///
  /// By default it may, unless the screen hides its back button or replaces it with items of its own.
  public var allowsSwipeBack: Bool? {
    get { base.screenSettings?.allowsSwipeBack }
    nonmutating set { base.ownScreenSettings.allowsSwipeBack = newValue }
  }

  /// Sets the view of the screen below from which a presentation starts, and to which the dismissal
  /// returns.
  ///
  /// - Parameter source: called for both; nil if the view is not there any more.
  public func setSource(_ source: (@MainActor () -> UIView?)?) {
    base.ownScreenSettings.source = source
  }

  /// Sets the view of this screen that corresponds to the source.
  public func setDestination(_ destination: (@MainActor () -> UIView?)?) {
    base.ownScreenSettings.destination = destination
  }
}

extension SegueExtension where Base: UIView {
  /// The name that pairs the view with one of the same name on the other screen; nil for none.
  public var name: String? {
    get { base.elementName }
    nonmutating set { base.elementName = newValue }
  }
}
#endif
