// Behavior: UINavigationController.h of the iOS 18.0 SDK, and its documentation for iOS 26.
// With an animator of the delegate both swipes do not begin.

import QuartzCore

/// The system's swipes back.
@MainActor enum SystemPop {
  static func edgeRecognizer(of navigation: UINavigationController) -> UIGestureRecognizer {
    let recognizer = PopEdgePan()
    recognizer.edges = .left
    connect(recognizer, to: navigation)
    return recognizer
  }

  static func contentRecognizer(
    of navigation: UINavigationController, edge: UIGestureRecognizer
  ) -> UIGestureRecognizer {
    let recognizer = PopContentPan()
    recognizer.require(toFail: edge)
    connect(recognizer, to: navigation)
    return recognizer
  }

  private static func connect(
    _ recognizer: UIPanGestureRecognizer, to navigation: UINavigationController
  ) {
    recognizer.name = "system pop"
    let driver = PopDriver(navigation)
    recognizer.addAction(standIn: { driver.follow($0) })
  }

  /// Whether a swipe may begin: something to pop, nothing running, no bar hidden, and no animator of a delegate.
  static func mayBegin(_ navigation: UINavigationController?) -> Bool {
    guard let navigation, navigation.stack.controllers.count > 1 else { return false }
    guard navigation.stack.transition == nil, !navigation.isNavigationBarHidden else {
      return false
    }
    guard let top = navigation.topViewController else { return false }
    let below = navigation.stack.controllers[navigation.stack.controllers.count - 2]
    return navigation.delegate?.navigationController(
      navigation, animationControllerFor: .pop, from: top, to: below) == nil
  }
}

/// Begins at the leading edge.
final class PopEdgePan: UIScreenEdgePanGestureRecognizer {

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    edges = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  override func accepts(_ movement: CGPoint) -> Bool {
    super.accepts(movement) && SystemPop.mayBegin(view?.controller as? UINavigationController)
  }
}

/// Begins anywhere, toward the trailing edge.
final class PopContentPan: UIPanGestureRecognizer {
  override func accepts(_ movement: CGPoint) -> Bool {
    let isMirrored = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let forward = isMirrored ? -movement.x : movement.x
    return forward > abs(movement.y)
      && SystemPop.mayBegin(view?.controller as? UINavigationController)
  }
}

/// Pops by a swipe of the system.
@MainActor final class PopDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var navigation: UINavigationController?
  private var context: (any UIViewControllerContextTransitioning)?

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    guard let to = transitionContext.viewController(forKey: .to),
      let view = transitionContext.view(forKey: .to)
    else { return }
    view.frame = transitionContext.finalFrame(for: to)
    transitionContext.containerView.insertSubview(view, at: 0)
  }

  func follow(_ recognizer: UIGestureRecognizer) {
    guard let pan = recognizer as? UIPanGestureRecognizer, let navigation else { return }
    let width = max(1, navigation.view.bounds.width)
    let fraction = abs(pan.translation(in: navigation.view).x) / width
    switch pan.state {
    case .began:
      navigation.stack.systemDriver = self
      navigation.popViewController(animated: true)
      navigation.stack.systemDriver = nil
    case .changed: context?.updateInteractiveTransition(min(fraction, 1))
    case .ended:
      let velocity = abs(pan.velocity(in: navigation.view).x)
      end(finishes: fraction > 0.5 || velocity > 500)
    case .cancelled: end(finishes: false)
    default: break
    }
  }

  private func end(finishes: Bool) {
    guard let context else { return }
    self.context = nil
    if finishes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    StandIn.later(0.2) { context.completeTransition(finishes) }
  }
}
