import SegueCatalog
import SegueCoordinator

/// A container that handles touches.
protocol TouchContainer: HeadlessController {
  /// Handles a touch in its own coordinates.
  func handle(_ touch: TouchEvent, scroll: ScrollPosition?) -> InteractionState
  /// Cancels the running transition; returns false if there is none.
  func cancelTransition() -> Bool
  /// The visible content.
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
