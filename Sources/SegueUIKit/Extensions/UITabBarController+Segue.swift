#if canImport(UIKit)
public import SegueCoordinator
public import UIKit

extension SegueExtension where Base: UITabBarController {
  /// The style of changes of tabs, by taps, by code and by a finger; nil for UIKit's own.
  ///
  /// ``Segue/rules`` come first. The app's delegate keeps getting all messages; if it is set later,
  /// set the style again.
  public var style: TransitionStyle? {
    get { base.tabTransitions?.style }
    nonmutating set {
      guard newValue != nil || base.tabTransitions != nil else { return }
      base.ownTabTransitions.style = newValue
      base.ownTabTransitions.attachOrDetach()
    }
  }

  /// Whether ``Segue/rules`` apply to changes of tabs here even without a `style`.
  public var followsRules: Bool {
    get { base.tabTransitions?.followsRules ?? false }
    nonmutating set {
      guard newValue || base.tabTransitions != nil else { return }
      base.ownTabTransitions.followsRules = newValue
      base.ownTabTransitions.attachOrDetach()
    }
  }

  /// The recognizer of Segue's swipe between tabs, to which an app's own can be related.
  public var gestureRecognizer: UIGestureRecognizer {
    base.ownTabTransitions.transitions.tracking.recognizer
  }
}

extension UITabBarController {
  private static let transitionsKey = AssociationKey()

  var tabTransitions: TabTransitions? {
    Self.transitionsKey.object(of: self) as? TabTransitions
  }

  fileprivate var ownTabTransitions: TabTransitions {
    if let transitions = tabTransitions { return transitions }
    let transitions = TabTransitions(self)
    Self.transitionsKey.set(transitions, of: self)
    return transitions
  }
}
#endif
