#if canImport(UIKit)
import SegueCatalog
import SegueCoordinator
import SegueTimeline
import UIKit

/// A container's change from one screen to another.
@MainActor
struct ScreenChange {
  let operation: ScreenOperation
  /// The departing screen.
  let from: UIViewController
  /// The arriving screen.
  let to: UIViewController
  /// +1 forward or to a higher tab, −1 back or to a lower one, in a left-to-right layout.
  let direction: Double
  /// The style, and why the change has it; nil for UIKit's own transition.
  let chosen: ChosenStyle?

  var style: TransitionStyle? { chosen?.style }

  /// The screen that was or will be on top: pushed, or presented.
  var upper: UIViewController { isReturning ? from : to }
  /// The other screen.
  var lower: UIViewController { isReturning ? to : from }

  /// The same change between the screens that UIKit animates, which may be others.
  func between(_ from: UIViewController?, _ to: UIViewController?) -> ScreenChange {
    ScreenChange(
      operation: operation, from: from ?? self.from, to: to ?? self.to, direction: direction,
      chosen: chosen)
  }

  private var isReturning: Bool { operation == .pop || operation == .dismiss }

  /// The element of the lower screen that the transition starts from, as of now.
  var source: UIView? {
    guard let mark = pageMark else { return element(upper.screenSettings?.source, on: lower) }
    return element({ mark.source.flatMap { lower.view.namedElements[$0] } }, on: lower)
  }
  /// The element of the upper screen that corresponds to the source.
  var destination: UIView? { element(upper.screenSettings?.destination, on: upper) }

  private var pageMark: PageMarkView? {
    operation == .push || operation == .pop ? upper.pageMark : nil
  }

  /// The view that the app returns for an element; nil if it is not part of the screen or has no area.
  private func element(
    _ element: (@MainActor () -> UIView?)?, on screen: UIViewController
  ) -> UIView? {
    guard operation != .tab, let view = element?(), !view.bounds.isEmpty,
      view.isDescendant(of: screen.view)
    else { return nil }
    return view
  }
}

/// The presentation that a present or a dismissal belongs to.
@MainActor
protocol ScreenPresentation: AnyObject {
  /// The frame in which the screen rests, in the container's coordinates.
  var frameOfPresentedViewInContainerView: CGRect { get }

  /// The arrangement that the preset describes on a stage.
  func answer(on stage: Stage) -> SegueCoordinator.PresentationController

  /// Removes the backdrop and the presenter's covered state, which the transition shows itself.
  func prepareForTransition()

  /// Leaves the screen at one of its detents.
  func rest(at detent: Detent)

  /// A finger has let go of the transition, which returns to where it was.
  func didReturn(from progress: Double)
}

/// A change that a finger could begin.
@MainActor
struct GestureOffer {
  let change: ScreenChange
  let animation: AnimationController
  let interaction: InteractionPlan
  /// The stage when the finger comes down.
  let stage: Stage

  /// The same offer for another gesture.
  func begun(by gesture: InteractionPlan.Gesture) -> GestureOffer {
    GestureOffer(
      change: change, animation: animation, interaction: interaction.begun(by: gesture),
      stage: stage)
  }
}
#endif
