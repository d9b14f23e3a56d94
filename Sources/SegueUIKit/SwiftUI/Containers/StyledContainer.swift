#if canImport(UIKit)
import SegueCoordinator
import UIKit

/// A container of UIKit whose changes have a style.
@MainActor
protocol StyledContainer: UIViewController {
  var containerStyle: TransitionStyle? { get set }
}

extension UINavigationController: StyledContainer {
  var containerStyle: TransitionStyle? {
    get { segue.style }
    set {
      segue.style = newValue
      navigationTransitions?.showsPages = newValue != nil
    }
  }
}

extension UITabBarController: StyledContainer {
  var containerStyle: TransitionStyle? {
    get { segue.style }
    set { segue.style = newValue }
  }
}

extension UIViewController {
  /// The container that fills this controller's place, or else the innermost one around it.
  var styledContainer: (any StyledContainer)? {
    // A background is a sibling of the view that it belongs to.
    for sibling in parent?.children ?? [] where sibling !== self {
      if let found = sibling.container(filling: view) { return found }
    }
    var ancestor = parent
    while let controller = ancestor {
      if let container = controller as? any StyledContainer { return container }
      ancestor = controller.parent
    }
    return nil
  }

  /// The outermost container that takes the place of a view; nil if there is none.
  private func container(filling place: UIView) -> (any StyledContainer)? {
    guard let view = viewIfLoaded, view.window != nil, view.covers(place) else { return nil }
    if let container = self as? any StyledContainer { return container }
    for child in children { if let found = child.container(filling: place) { return found } }
    return nil
  }
}

extension UIView {
  /// Whether the view covers another one, with or without the safe area around it, into which
  /// containers extend although their content does not.
  fileprivate func covers(_ other: UIView) -> Bool {
    let place = other.convert(other.bounds, to: self)
    let insets = safeAreaInsets
    let tolerance = 1.0
    func fits(_ gap: CGFloat, _ inset: CGFloat) -> Bool {
      gap >= -tolerance && gap <= inset + tolerance
    }
    return fits(place.minX - bounds.minX, insets.left)
      && fits(place.minY - bounds.minY, insets.top)
      && fits(bounds.maxX - place.maxX, insets.right)
      && fits(bounds.maxY - place.maxY, insets.bottom)
  }
}
#endif
