#if canImport(UIKit)
public import SegueCoordinator
public import UIKit

extension SegueExtension where Base: UINavigationController {
  /// The style of pushes, pops and the swipe back; nil for UIKit's own.
  ///
  /// Screens pushed with a style of their own, and ``Segue/rules``, come first. The app's delegate
  /// keeps getting all messages; if it is set later, set the style again.
  public var style: TransitionStyle? {
    get { base.navigationTransitions?.style }
    nonmutating set {
      guard newValue != nil || base.navigationTransitions != nil else { return }
      base.ownNavigationTransitions.style = newValue
      base.ownNavigationTransitions.attachOrDetach()
    }
  }

  /// Whether ``Segue/rules`` apply to pushes and pops here even without a `style`.
  public var followsRules: Bool {
    get { base.navigationTransitions?.followsRules ?? false }
    nonmutating set {
      guard newValue || base.navigationTransitions != nil else { return }
      base.ownNavigationTransitions.followsRules = newValue
      base.ownNavigationTransitions.attachOrDetach()
    }
  }

  /// Pushes a screen with a style, with which it is popped as well.
  ///
  /// Style and source belong to the screen as long as it exists.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - style: the style.
  ///   - source: returns the view on the screen below that the transition starts from and returns
  ///     to: a cell, a button. It is called for the push and again for the pop; nil if the view is
  ///     not there any more.
  public func push<Screen: UIViewController>(
    _ screen: Screen, _ style: TransitionStyle,
    source: (@MainActor (Screen) -> UIView?)? = nil
  ) {
    let settings = screen.ownScreenSettings
    settings.pushStyle = style
    settings.source = nil
    if let source {
      settings.source = { [weak screen] in
        guard let screen else { return nil }
        return source(screen)
      }
    }
    base.ownNavigationTransitions.attach()
    base.pushViewController(screen, animated: true)
  }

  /// The recognizer of Segue's swipe back, to which an app's own can be related.
  public var gestureRecognizer: UIGestureRecognizer {
    base.ownNavigationTransitions.transitions.tracking.recognizer
  }
}

extension UINavigationController {
  private static let transitionsKey = AssociationKey()

  var navigationTransitions: NavigationTransitions? {
    Self.transitionsKey.object(of: self) as? NavigationTransitions
  }

  fileprivate var ownNavigationTransitions: NavigationTransitions {
    if let transitions = navigationTransitions { return transitions }
    let transitions = NavigationTransitions(self)
    Self.transitionsKey.set(transitions, of: self)
    return transitions
  }
}
#endif
