// Not Apple's: a delegate of a navigation controller that keeps what it hears.

import UIKit

/// Gives an animator and, if there is one, an interactor.
final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
  var calls: [String] = []
  let animator = Animator()
  var interactor: Interactor?
  var givesAnimator = true

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("willShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("didShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.append("\(operation) \(fromVC.title ?? "") \(toVC.title ?? "")")
    return givesAnimator ? animator : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
