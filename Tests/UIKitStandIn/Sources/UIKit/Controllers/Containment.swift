// Behavior: "Implementing a Container View Controller", View Controller Programming Guide for iOS; UIViewController.h.

import QuartzCore

/// Where a controller is in a tree of controllers.
@MainActor struct Containment {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var isMovingToParent = false
  var isMovingFromParent = false
}

extension UIViewController {
  /// Makes another controller a child, which hears of it before.
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    guard child !== self else {
      StandIn.fault("a controller would be its own child")
      return
    }
    child.containment.parent?.containment.children.removeAll { $0 === child }
    StandIn.note("willMove(toParent:)", child)
    child.willMove(toParent: self)
    containment.children.append(child)
    child.containment.parent = self
  }

  /// Ends being a child, and hears of it after.
  func leaveParent() {
    guard let parent = containment.parent else { return }
    parent.containment.children.removeAll { $0 === self }
    containment.parent = nil
    StandIn.note("didMove(toParent: nil)", self)
    didMove(toParent: nil)
  }
}
