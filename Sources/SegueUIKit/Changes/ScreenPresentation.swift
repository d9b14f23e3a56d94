#if canImport(UIKit)
import SegueCatalog
import SegueCoordinator
import SegueTimeline
import UIKit

/// The presentation that a present or a dismissal belongs to.
@MainActor
protocol ScreenPresentation: AnyObject {
  /// The frame in which the screen rests, in the container's coordinates.
  var frameOfPresentedViewInContainerView: CGRect { get }

  /// The arrangement that the preset describes on a stage.
  func answer(on stage: Stage) -> SegueCoordinator.PresentationController

  /// Gives everything back that rests while the screen is presented: the transition shows it.
  func prepareForTransition()

  /// Leaves the screen at one of its detents.
  func rest(at detent: Detent)
}
#endif
