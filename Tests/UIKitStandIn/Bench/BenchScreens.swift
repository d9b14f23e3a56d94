import SegueCatalog
import SegueCoordinator
import SegueStyles
import SegueTimeline
import UIKit

@testable import SegueUIKit

/// A screen with five cards.
@MainActor
final class Cards: UIViewController {
  private(set) var cards: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    cards = (0..<5).map { index in
      let card = UIView(frame: CGRect(x: 16, y: 60 + 125 * Double(index), width: 358, height: 110))
      card.layer.cornerRadius = 12
      view.addSubview(card)
      return card
    }
  }
}

/// A screen with a picture.
@MainActor
final class Detail: UIViewController {
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picture)
  }
}

/// A change of screens in a container of its own, which can be made again and again.
@MainActor
final class BenchChange {
  let change: ScreenChange
  let context: BenchContext
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let cards = Cards()
  private let detail = Detail()
  let transitions: ContainerTransitions
  private let host = NoGestures()

  init(_ preset: String, _ operation: SegueTimeline.Operation) {
    StandIn.reset()
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let isReturning = operation == .pop || operation == .dismiss
    let (from, to): (UIViewController, UIViewController) =
      isReturning ? (detail, cards) : (cards, detail)
    change = ScreenChange(
      operation: operation, from: from, to: to, direction: 1,
      chosen: ChosenStyle(TransitionStyle(preset, in: .segue), .container))
    let container = UIView(frame: window.bounds)
    root.view.addSubview(container)
    container.addSubview(from.view)
    context = BenchContext(container, from, to)
    transitions = ContainerTransitions(of: host)
    detail.segue.setSource { [cards] in cards.cards[2] }
    detail.segue.setDestination { [detail] in detail.picture }
    cards.loadViewIfNeeded()
    StandIn.commit()
  }

  /// What answers UIKit.
  func controller() -> TransitionController {
    transitions.controller(for: change, StyleMatch(change))
  }

  /// Starts as UIKit does.
  func start(_ controller: TransitionController) {
    _ = controller.transitionDuration(using: context)
    if controller.interaction == nil {
      controller.animateTransition(using: context)
    } else {
      controller.startInteractiveTransition(context)
    }
  }

  /// Ends, with everything as before.
  func end() {
    transitions.running?.end(finished: false)
    StandIn.commit()
  }
}

/// Nothing that a finger could begin.
@MainActor
private final class NoGestures: GestureHost {
  func offer(for drag: Drag) -> GestureOffer? { nil }
  func begin(_ offer: GestureOffer) -> Bool { false }
}

/// What UIKit tells of a transition.
@MainActor
final class BenchContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  private let from: UIViewController
  private let to: UIViewController

  init(_ container: UIView, _ from: UIViewController, _ to: UIViewController) {
    (containerView, self.from, self.to) = (container, from, to)
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .custom }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) {}

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : to.view
  }

  func initialFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
  func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
}
