public import SegueCoordinator
public import SegueCatalog
public import SegueTimeline

/// A headless window: a root, and screens presented one over the other.
///
/// Changes requested during a presentation or dismissal are refused, as in UIKit.
public final class PresentationChain: HeadlessController {
  /// The name used by the log and rules.
  public let name: String
  /// The view.
  public let view: HeadlessView?
  /// The parent container.
  public weak var parent: (any HeadlessController)?
  /// The root, over which all screens are presented.
  public let root: any HeadlessController

  package let window: HeadlessView
  private let runner: TransitionRunner
  private let session: HeadlessSession
  private var presentations: [PresentedScreen] = []
  private var outsideTap = HeadlessOutsideTap()
  /// The presentation whose transition is running.
  private var arriving: PresentedScreen?

  /// Creates a window of a given size that shows its root.
  public init(
    name: String = "window", size: Size2D, root: any HeadlessController, in session: HeadlessSession
  ) {
    self.name = name
    self.root = root
    self.session = session
    window = HeadlessView(name: name)
    view = window
    runner = TransitionRunner(container: name, reentrancy: .refuse, session: session)
    root.parent = self
    if let view = root.view { window.insert(view) }
    lay(out: Rect2D(origin: .zero, size: size))
  }

  /// The presented screens, the topmost last.
  public var presented: [any HeadlessController] { presentations.map(\.controller) }

  /// The topmost screen, which presents the next one.
  public var top: any HeadlessController { presentations.last?.controller ?? root }

  /// The visible screen.
  public var shownScreen: HeadlessScreen? { top.shownScreen }

  /// Sets the frame assigned by the parent container, even during a transition.
  public func lay(out frame: Rect2D) {
    window.lay(out: frame)
    root.lay(out: window.bounds)
    for screen in presentations + [arriving].compactMap({ $0 }) {
      screen.layOut(in: window.bounds, asking: session)
    }
    runner.layOutAgain()
  }

  /// Presents a screen over the topmost one.
  @discardableResult
  public func present(
    _ controller: any HeadlessController, _ options: TransitionOptions = TransitionOptions()
  ) -> ChangeResult {
    runner.submit(.present, presenting(controller, options))
  }

  /// Dismisses the topmost presented screen, with the preset and elements of its presentation
  /// unless the options say otherwise.
  @discardableResult
  public func dismiss(_ options: TransitionOptions = TransitionOptions()) -> ChangeResult {
    runner.submit(.dismiss, dismissing(options))
  }

  /// The name of the detent at which the topmost presented screen rests; nil if it has none.
  public var selectedDetent: String? { presentations.last?.detent?.name }

  /// Moves the topmost presented screen to one of its detents, without animation; ignores unknown
  /// names.
  public func selectDetent(_ name: String) { presentations.last?.rest(at: name) }

  /// The screen and options for a presenting gesture while nothing is presented; nil for none.
  public var next: (() -> (any HeadlessController, TransitionOptions)?)?

  /// Handles a touch: the gesture of the preset for a dismissal, or for a presentation of ``next``; or a tap
  /// beside the presented screen, where its preset dismisses it.
  ///
  /// - Parameters:
  ///   - touch: the touch event; the session advances to its time.
  ///   - scroll: the scroll view under the finger, if any.
  /// - Returns: the state of the interaction.
  @discardableResult
  public func handle(_ touch: TouchEvent, scroll: ScrollPosition? = nil) -> InteractionState {
    let state = runner.handle(touch, scroll: scroll) { [self] _ throws(TransitionRunner.Refused) in
      if !presentations.isEmpty {
        return OfferedChange(operation: .dismiss, prepare: dismissing(TransitionOptions()))
      }
      guard let (controller, options) = next?() else { throw .init(reason: .nothingPresented) }
      return OfferedChange(operation: .present, prepare: presenting(controller, options))
    }
    if outsideTap.ends(with: touch, dismissesByTap) { dismiss() }
    return state
  }

  /// Whether a tap at a point dismisses the topmost screen.
  private func dismissesByTap(at point: Point2D) -> Bool {
    guard runner.running == nil, let answer = presentations.last?.answer else { return false }
    let frame = presentations.last?.detent?.frame ?? answer.finalFrame
    return answer.presentation.dismissesByTapOutside && !frame.contains(point)
  }

  /// Cancels the running transition; returns false if there is none.
  @discardableResult
  public func cancelTransition() -> Bool { runner.cancel() }
}

extension PresentationChain {
  private func presenting(
    _ controller: any HeadlessController, _ options: TransitionOptions
  ) -> TransitionRunner.Preparation {
    { [self] () throws(TransitionRunner.Refused) in
      if controller.parent != nil || controller === self { throw .init(reason: .hasParent) }
      return presentation(of: controller, options)
    }
  }

  private func dismissing(_ options: TransitionOptions) -> TransitionRunner.Preparation {
    { [self] () throws(TransitionRunner.Refused) in
      guard let last = presentations.last else { throw .init(reason: .nothingPresented) }
      return dismissal(of: last, options)
    }
  }

  private func presentation(
    of controller: any HeadlessController, _ options: TransitionOptions
  ) -> ContainerChange {
    let screen = PresentedScreen(controller, over: top, in: window, options)
    var change = ContainerChange(
      operation: .present, from: top, to: controller, container: screen.container, direction: 1,
      options: options
    ) { [self] finished in
      arriving = nil
      if finished {
        presentations.append(screen)
        screen.settle()
      } else {
        controller.parent = nil
        screen.removeImmediately()
      }
    }
    change.begin = { [self] in
      screen.appear(in: window)
      arriving = screen
      controller.parent = self
    }
    change.presented = { screen.answer }
    change.willPresent = screen.apply
    return change
  }

  private func dismissal(
    of screen: PresentedScreen, _ options: TransitionOptions
  ) -> ContainerChange {
    var change = ContainerChange(
      operation: .dismiss, from: screen.controller, to: screen.presenter,
      container: screen.container, direction: -1, options: screen.arrival.returning(options)
    ) { [self] finished in
      if finished {
        presentations.removeLast()
        screen.controller.parent = nil
        screen.removeImmediately()
      } else {
        screen.settle()
      }
    }
    change.begin = screen.unsettle
    change.rest = { screen.rest(at: $0.name) }
    change.presented = { screen.answer }
    return change
  }
}

extension HeadlessView {
  /// The bounds of the view.
  var bounds: Rect2D { Rect2D(origin: .zero, size: layoutFrame.size) }
}
