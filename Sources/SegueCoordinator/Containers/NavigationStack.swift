public import SegueCatalog
public import SegueTimeline

/// A navigation controller without UIKit: a stack of screens, of which the top one shows.
///
/// Changes that are asked for while one runs wait for it, in order.
public final class NavigationStack: HeadlessController {
  /// Its name, by which the log and rules know it.
  public let name: String
  /// Its view.
  public let view: HeadlessView?
  /// The container that it belongs to.
  public weak var parent: (any HeadlessController)?

  private let content: HeadlessView
  private let runner: TransitionRunner
  private var entries: [Entry]
  /// The screen that arrives while a transition runs.
  private var arriving: (any HeadlessController)?

  private struct Entry {
    let controller: any HeadlessController
    /// How it was pushed.
    let arrival: TransitionOptions
  }

  /// Creates a stack that shows its root, or the last of those that were pushed before.
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

  /// The screen on top.
  public var top: any HeadlessController { entries[entries.count - 1].controller }

  /// The screen that shows in it.
  public var shownScreen: HeadlessScreen? { top.shownScreen }

  /// Takes the frame that its container gives it, also in the middle of a transition.
  public func lay(out frame: Rect) {
    content.lay(out: frame)
    top.lay(out: bounds)
    arriving?.lay(out: bounds)
    runner.layOutAgain()
  }

  /// Puts a screen on top.
  @discardableResult
  public func push(
    _ controller: any HeadlessController, _ options: TransitionOptions = TransitionOptions()
  ) -> ChangeResult {
    runner.submit(.push, pushing(controller, options))
  }

  /// Takes the top screen away, by the way that it came unless the options say otherwise.
  @discardableResult
  public func pop(_ options: TransitionOptions = TransitionOptions()) -> ChangeResult {
    runner.submit(.pop, popping(options))
  }

  /// What a gesture forwards would push, and how; nil for nothing.
  public var next: (() -> (any HeadlessController, TransitionOptions)?)?

  /// Takes a touch: a gesture of the preset that a pop would have, or that pushing ``next`` would have.
  ///
  /// - Parameters:
  ///   - touch: what the finger did; the session's time goes on to it.
  ///   - scroll: the scroll view under the finger, if there is one.
  /// - Returns: where the interaction is.
  @discardableResult
  public func handle(_ touch: TouchEvent, scroll: ScrollPosition? = nil) -> InteractionState {
    runner.handle(touch, scroll: scroll) { [self] movement in
      if let (controller, options) = next?(), isForward(movement) {
        return GestureOffer(operation: .push, prepare: pushing(controller, options))
      }
      guard entries.count > 1 else { return nil }
      return GestureOffer(operation: .pop, prepare: popping(TransitionOptions()))
    }
  }

  /// Whether a finger moves toward the leading edge, as one that draws the next screen in does.
  private func isForward(_ movement: Point) -> Bool {
    runner.session.traits.isRightToLeft ? movement.x > 0 : movement.x < 0
  }

  /// Cancels the running transition; false where none runs.
  @discardableResult
  public func cancelTransition() -> Bool { runner.cancel() }

  private var bounds: Rect { content.bounds }

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
