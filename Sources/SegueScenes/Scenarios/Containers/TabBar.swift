public import SegueCoordinator
public import SegueCatalog
public import SegueTimeline

/// A headless tab bar controller: several screens with the selected one visible.
///
/// Selecting a tab during a transition finishes that transition first.
public final class TabBar: HeadlessController {
  /// The name used by the log and rules.
  public let name: String
  /// The view.
  public let view: HeadlessView?
  /// The parent container.
  public weak var parent: (any HeadlessController)?
  /// The screens, in tab order.
  public let controllers: [any HeadlessController]
  /// The index of the selected screen, updated when a transition succeeds.
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

  /// The selected screen.
  public var selected: any HeadlessController { controllers[selectedIndex] }

  /// The visible screen.
  public var shownScreen: HeadlessScreen? { selected.shownScreen }

  /// Sets the frame assigned by the parent container, even during a transition.
  public func lay(out frame: Rect2D) {
    content.lay(out: frame)
    selected.lay(out: bounds)
    arriving?.lay(out: bounds)
    runner.layOutAgain()
  }

  /// Selects a tab.
  @discardableResult
  public func select(
    _ index: Int, _ options: TransitionOptions = TransitionOptions()
  ) -> ChangeResult {
    runner.submit(.tab, selecting(index, options))
  }

  /// The options of a tab change by gesture.
  public var gestureOptions = TransitionOptions()

  /// Handles a touch: moving toward the leading edge selects the next tab, the other direction the
  /// previous one; nothing begins without such a tab.
  ///
  /// - Parameters:
  ///   - touch: the touch event; the session advances to its time.
  ///   - scroll: the scroll view under the finger, if any.
  /// - Returns: the state of the interaction.
  @discardableResult
  public func handle(_ touch: TouchEvent, scroll: ScrollPosition? = nil) -> InteractionState {
    runner.handle(touch, scroll: scroll) { [self] movement throws(TransitionRunner.Refused) in
      let goesForward = (movement.x < 0) != runner.session.traits.isRightToLeft
      let index = selectedIndex + (goesForward ? 1 : -1)
      guard controllers.indices.contains(index) else { throw .init(reason: .noSuchTab) }
      return OfferedChange(operation: .tab, prepare: selecting(index, gestureOptions))
    }
  }

  /// Cancels the running transition; returns false if there is none.
  @discardableResult
  public func cancelTransition() -> Bool { runner.cancel() }

  private var bounds: Rect2D { content.bounds }

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
