public import SegueCatalog
public import SegueTimeline

/// A window without UIKit: a root, and screens that are presented one over the other.
///
/// While a presentation or dismissal runs others are refused, as UIKit refuses them.
public final class PresentationChain: HeadlessController {
  /// Its name, by which the log and rules know it.
  public let name: String
  /// Its view.
  public let view: HeadlessView?
  /// The container that it belongs to.
  public weak var parent: (any HeadlessController)?
  /// What everything is presented over.
  public let root: any HeadlessController

  package let window: HeadlessView
  private let runner: TransitionRunner
  private let session: HeadlessSession
  private var presentations: [PresentedScreen] = []
  /// The presentation that begins while its transition runs.
  private var arriving: PresentedScreen?

  /// Creates a window of a size that shows its root.
  public init(
    name: String = "window", size: Size, root: any HeadlessController, in session: HeadlessSession
  ) {
    self.name = name
    self.root = root
    self.session = session
    window = HeadlessView(name: name)
    view = window
    runner = TransitionRunner(container: name, reentrancy: .refuse, session: session)
    root.parent = self
    if let view = root.view { window.insert(view) }
    lay(out: Rect(origin: .zero, size: size))
  }

  /// The presented screens, the uppermost last.
  public var presented: [any HeadlessController] { presentations.map(\.controller) }

  /// The uppermost screen: the one that presents next.
  public var top: any HeadlessController { presentations.last?.controller ?? root }

  /// The screen that shows in it.
  public var shownScreen: HeadlessScreen? { top.shownScreen }

  /// Takes the frame that its container gives it, also in the middle of a transition.
  public func lay(out frame: Rect) {
    window.lay(out: frame)
    root.lay(out: window.bounds)
    for screen in presentations + [arriving].compactMap({ $0 }) {
      screen.layOut(in: window.bounds, asking: session)
    }
    runner.layOutAgain()
  }

  /// Presents a screen over the uppermost one.
  @discardableResult
  public func present(
    _ controller: any HeadlessController, _ options: TransitionOptions = TransitionOptions()
  ) -> ChangeResult {
    runner.submit(.present, presenting(controller, options))
  }

  /// Sends the uppermost presented screen away, by the way that it came unless the options say otherwise.
  @discardableResult
  public func dismiss(_ options: TransitionOptions = TransitionOptions()) -> ChangeResult {
    runner.submit(.dismiss, dismissing(options))
  }

  /// What a gesture would present while nothing is presented, and how; nil for nothing.
  public var next: (() -> (any HeadlessController, TransitionOptions)?)?

  /// Takes a touch: a gesture of the preset that a dismissal would have, or that presenting ``next`` would
  /// have.
  ///
  /// - Parameters:
  ///   - touch: what the finger did; the session's time goes on to it.
  ///   - scroll: the scroll view under the finger, if there is one.
  /// - Returns: where the interaction is.
  @discardableResult
  public func handle(_ touch: TouchEvent, scroll: ScrollPosition? = nil) -> InteractionState {
    runner.handle(touch, scroll: scroll) { [self] _ in
      if !presentations.isEmpty {
        return GestureOffer(operation: .dismiss, prepare: dismissing(TransitionOptions()))
      }
      return next?().map { GestureOffer(operation: .present, prepare: presenting($0, $1)) }
    }
  }

  /// Cancels the running transition; false where none runs.
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
        screen.vanish()
      }
    }
    change.begin = { [self] in
      screen.appear(in: window)
      arriving = screen
      controller.parent = self
    }
    change.presented = { screen.answer }
    change.willPresent = screen.stand
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
        screen.vanish()
      } else {
        screen.settle()
      }
    }
    change.begin = screen.unsettle
    change.presented = { screen.answer }
    return change
  }
}

extension HeadlessView {
  /// All of the view, in its own coordinates.
  var bounds: Rect { Rect(origin: .zero, size: layoutFrame.size) }
}
