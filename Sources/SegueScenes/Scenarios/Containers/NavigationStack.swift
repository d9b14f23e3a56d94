public import SegueCoordinator
public import SegueCatalog
public import SegueTimeline

/// A headless navigation controller: a stack of screens with the top one visible.
///
/// Changes requested during a transition are queued.
public final class NavigationStack: HeadlessController {
  /// The name used by the log and rules.
  public let name: String
  /// The view.
  public let view: HeadlessView?
  /// The parent container.
  public weak var parent: (any HeadlessController)?

  private let content: HeadlessView
  private let runner: TransitionRunner
  private var entries: [Entry]
  /// The arriving screen of a running transition.
  private var arriving: (any HeadlessController)?

  private struct Entry {
    let controller: any HeadlessController
    /// The options of its push.
    let arrival: TransitionOptions
  }

  /// Creates a stack that shows its root, or the last of the screens pushed initially.
  public init(
    name: String, root: any HeadlessController, pushed: [any HeadlessController] = [],
    in session: HeadlessSession
  ) {
    self.name = name
    content = HeadlessView(name: name)
    view = content
    runner = TransitionRunner(container: name, reentrancy: .queue, session: session)
    entries = ([root] + pushed).map { Entry(controller: $0, arrival: TransitionOptions()) }
    for controller in controllers { controller.parent = self }
    if let view = top.view { content.insert(view) }
  }

  /// The screens, the top one last.
  public var controllers: [any HeadlessController] { entries.map(\.controller) }

  /// The top screen.
  public var top: any HeadlessController { entries[entries.count - 1].controller }

  /// The visible screen.
  public var shownScreen: HeadlessScreen? { top.shownScreen }

  /// Sets the frame assigned by the parent container, even during a transition.
  public func lay(out frame: Rect2D) {
    content.lay(out: frame)
    top.lay(out: bounds)
    arriving?.lay(out: bounds)
    runner.layOutAgain()
  }

  /// Pushes a screen.
  @discardableResult
  public func push(
    _ controller: any HeadlessController, _ options: TransitionOptions = TransitionOptions()
  ) -> ChangeResult {
    runner.submit(.push, pushing(controller, options))
  }

  /// Pops the top screen, with the preset and elements of its push unless the options say
  /// otherwise.
  @discardableResult
  public func pop(_ options: TransitionOptions = TransitionOptions()) -> ChangeResult {
    runner.submit(.pop, popping(options))
  }

  /// The screen and options for a forward gesture; nil for none.
  public var next: (() -> (any HeadlessController, TransitionOptions)?)?

  /// Handles a touch: the gesture of the preset for a pop, or for a push of ``next``.
  ///
  /// - Parameters:
  ///   - touch: the touch event; the session advances to its time.
  ///   - scroll: the scroll view under the finger, if any.
  /// - Returns: the state of the interaction.
  @discardableResult
  public func handle(_ touch: TouchEvent, scroll: ScrollPosition? = nil) -> InteractionState {
    runner.handle(touch, scroll: scroll) { [self] movement throws(TransitionRunner.Refused) in
      if let (controller, options) = next?(), isForward(movement) {
        return OfferedChange(operation: .push, prepare: pushing(controller, options))
      }
      guard entries.count > 1 else { throw .init(reason: .atRoot) }
      return OfferedChange(operation: .pop, prepare: popping(TransitionOptions()))
    }
  }

  /// Whether a finger moves toward the leading edge, as when drawing in the next screen.
  private func isForward(_ movement: Point2D) -> Bool {
    runner.session.traits.isRightToLeft ? movement.x > 0 : movement.x < 0
  }

  /// Cancels the running transition; returns false if there is none.
  @discardableResult
  public func cancelTransition() -> Bool { runner.cancel() }

  private var bounds: Rect2D { content.bounds }

  private func pushing(
    _ controller: any HeadlessController, _ options: TransitionOptions
  ) -> TransitionRunner.Preparation {
    { [self] () throws(TransitionRunner.Refused) in
      if controllers.contains(where: { $0 === controller }) {
        throw .init(reason: .alreadyInStack)
      }
      if controller.parent != nil || controller === self { throw .init(reason: .hasParent) }
      return change(.push, to: controller, options) { [self] in
        entries.append(Entry(controller: controller, arrival: options))
      }
    }
  }

  private func popping(_ options: TransitionOptions) -> TransitionRunner.Preparation {
    { [self] () throws(TransitionRunner.Refused) in
      guard entries.count > 1 else { throw .init(reason: .atRoot) }
      let below = entries[entries.count - 2].controller
      let back = entries[entries.count - 1].arrival.returning(options)
      return change(.pop, to: below, back) { [self] in
        entries.removeLast().controller.parent = nil
      }
    }
  }

  private func change(
    _ operation: Operation, to controller: any HeadlessController, _ options: TransitionOptions,
    succeed: @escaping () -> Void
  ) -> ContainerChange {
    controller.lay(out: bounds)
    var change = ContainerChange(
      operation: operation, from: top, to: controller, container: content,
      direction: operation == .push ? 1 : -1, options: options
    ) { [self] finished in
      arriving = nil
      if finished {
        succeed()
      } else if operation == .push {
        controller.parent = nil
      }
    }
    change.begin = { [self] in
      arriving = controller
      if operation == .push { controller.parent = self }
    }
    return change
  }
}
