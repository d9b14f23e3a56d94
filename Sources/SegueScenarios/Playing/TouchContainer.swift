import SegueCatalog
import SegueCoordinator

/// A container that takes touches.
protocol TouchContainer: HeadlessController {
  /// Takes a touch in its own coordinates.
  func handle(_ touch: TouchEvent, scroll: ScrollPosition?) -> InteractionState
  /// Cancels the running transition; false where none runs.
  func cancelTransition() -> Bool
  /// What shows in it.
  var shown: any HeadlessController { get }
}

extension NavigationStack: TouchContainer {
  var shown: any HeadlessController { top }
}

extension TabBar: TouchContainer {
  var shown: any HeadlessController { selected }
}

extension PresentationChain: TouchContainer {
  var shown: any HeadlessController { top }
}
