public import SegueCatalog
public import SegueTimeline

/// A tab bar controller without UIKit: several screens, of which the selected one shows.
///
/// A tab that is selected while a transition runs brings that one to its end first.
public final class TabBar: HeadlessController {
  /// Its name, by which the log and rules know it.
  public let name: String
  /// Its view.
  public let view: HeadlessView?
  /// The container that it belongs to.
  public weak var parent: (any HeadlessController)?
  /// The screens, in the order of their tabs.
  public let controllers: [any HeadlessController]
  /// The index of the screen that shows; it changes when a transition has succeeded.
  public private(set) var selectedIndex = 0

  private let content: HeadlessView
  private let runner: TransitionRunner
  private var arriving: (any HeadlessController)?

  /// Creates a tab bar that shows the first of its screens.
  public init(
    name: String, first: any HeadlessController, others: [any HeadlessController],
    in session: HeadlessSession
  ) {
    self.name = name
    controllers = [first] + others
    content = HeadlessView(name: name)
    view = content
    runner = TransitionRunner(container: name, reentrancy: .finishRunning, session: session)
    for controller in controllers { controller.parent = self }
    if let view = first.view { content.insert(view) }
  }

  /// The screen that shows.
  public var selected: any HeadlessController { controllers[selectedIndex] }

  /// The screen that shows in it.
  public var shownScreen: HeadlessScreen? { selected.shownScreen }

  /// Takes the frame that its container gives it, also in the middle of a transition.
  public func lay(out frame: Rect) {
    content.lay(out: frame)
    selected.lay(out: bounds)
    arriving?.lay(out: bounds)
    runner.layOutAgain()
  }

  /// Shows the screen of a tab.
  @discardableResult
  public func select(
    _ index: Int, _ options: TransitionOptions = TransitionOptions()
  ) -> ChangeResult {
    runner.submit(.tab, selecting(index, options))
  }

  /// How a gesture selects a tab.
  public var gestureOptions = TransitionOptions()

  /// Takes a touch: a finger that moves toward the leading edge selects the next tab, one that moves the other
  /// way the one before; where there is none, nothing begins.
  ///
  /// - Parameters:
  ///   - touch: what the finger did; the session's time goes on to it.
  ///   - scroll: the scroll view under the finger, if there is one.
  /// - Returns: where the interaction is.
  @discardableResult
  public func handle(_ touch: TouchEvent, scroll: ScrollPosition? = nil) -> InteractionState {
    runner.handle(touch, scroll: scroll) { [self] movement in
      let goesForward = (movement.x < 0) != runner.session.traits.isRightToLeft
      let index = selectedIndex + (goesForward ? 1 : -1)
      guard controllers.indices.contains(index) else { return nil }
      return GestureOffer(operation: .tab, prepare: selecting(index, gestureOptions))
    }
  }

  /// Cancels the running transition; false where none runs.
  @discardableResult
  public func cancelTransition() -> Bool { runner.cancel() }

  private var bounds: Rect { content.bounds }

  private func selecting(
    _ index: Int, _ options: TransitionOptions
  ) -> TransitionRunner.Preparation {
    { [self] () throws(TransitionRunner.Refused) in
      guard controllers.indices.contains(index) else { throw .init(reason: .noSuchTab) }
      guard index != selectedIndex else { throw .init(reason: .alreadySelected) }
      return change(to: index, options)
    }
  }

  private func change(to index: Int, _ options: TransitionOptions) -> ContainerChange {
    let controller = controllers[index]
    controller.lay(out: bounds)
    var change = ContainerChange(
      operation: .tab, from: selected, to: controller, container: content,
      direction: index > selectedIndex ? 1 : -1, options: options
    ) { [self] finished in
      arriving = nil
      if finished { selectedIndex = index }
    }
    change.tabIndex = index
    change.begin = { [self] in arriving = controller }
    return change
  }
}
