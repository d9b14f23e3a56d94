import SegueCoordinator
import SegueCatalog
import SegueTimeline

/// A presented screen, with its container view and its effect on the presenter.
final class PresentedScreen {
  let controller: any HeadlessController
  let presenter: any HeadlessController
  /// The container view of the transition, which keeps the screen afterward.
  let container: HeadlessView
  /// The options of its presentation.
  let arrival: TransitionOptions
  /// The presentation controller; nil until the delegate has returned it.
  private(set) var answer: PresentationController?

  private var animation: AnimationController?
  /// The name of the detent that was chosen; nil for the final frame.
  private var chosenDetent: String?
  private let presenterHome: HeadlessView?
  /// Whether the screen is at rest; a transition has its own backdrop.
  private var isSettled = false
  /// The presenter's original values of the channels that it keeps changed while covered.
  private var uncovered: [Channel: Double]?
  /// The screen's own corners, when not presented.
  private let ownCorners: Corners?

  private struct Corners {
    let radius: Double
    let clips: Bool
  }

  /// Creates a container for the screen, as large as a window.
  init(
    _ controller: any HeadlessController, over presenter: any HeadlessController,
    in window: HeadlessView, _ arrival: TransitionOptions
  ) {
    self.controller = controller
    self.presenter = presenter
    self.arrival = arrival
    presenterHome = presenter.view?.superview
    ownCorners = (controller.view?.restingLayer).map {
      Corners(radius: $0.cornerRadius, clips: $0.masksToBounds)
    }
    container = HeadlessView(name: "presentation", frame: window.bounds)
    controller.lay(out: container.bounds)
  }

  /// Adds the container on top of a window.
  func appear(in window: HeadlessView) { window.insert(container) }

  /// Applies the delegate's presentation controller.
  func apply(_ answer: PresentationController, by animation: AnimationController?) {
    self.answer = answer
    self.animation = animation
    controller.lay(out: detent?.frame ?? answer.finalFrame)
    round(to: answer.finalCornerRadius, answer.presentation)
  }

  /// The detent at which the screen rests; nil if its presentation has none.
  var detent: Detent? {
    answer?.detents.first { $0.name == chosenDetent } ?? answer?.detents.first
  }

  /// Moves the screen to one of its detents; ignores other names.
  func rest(at name: String) {
    guard let detent = answer?.detents.first(where: { $0.name == name }) else { return }
    chosenDetent = name
    controller.lay(out: detent.frame)
  }

  /// Rounds and clips the screen's corners; nil restores its own.
  private func round(to radius: Double?, _ presentation: Presentation? = nil) {
    guard let own = ownCorners else { return }
    controller.view?.update { layer in
      layer.cornerRadius = radius ?? own.radius
      layer.masksToBounds = own.clips || (radius ?? 0) > 0
      layer.corners = presentation?.corners ?? .all
      layer.cornerCurve = presentation?.cornerCurve ?? .circular
      layer.shadow = presentation?.shadow ?? .none
    }
  }

  /// Covers the presenter, after a presentation and again after a cancelled dismissal.
  func settle() {
    isSettled = true
    cover()
  }

  private func cover() {
    guard let presentation = answer?.presentation else { return }
    if isSettled { container.update { $0.backgroundColor = presentation.backdrop } }
    presenter.view?.update { layer in
      if uncovered == nil {
        uncovered = Dictionary(
          uniqueKeysWithValues: presentation.whilePresented.keys.map { ($0, layer[$0]) })
      }
      for (channel, value) in presentation.whilePresented { layer[channel] = value }
    }
  }

  /// Removes the backdrop, which a dismissal shows as a separate layer.
  func unsettle() {
    isSettled = false
    container.update { $0.backgroundColor = .clear }
  }

  /// Restores everything to the state before the presentation.
  func removeImmediately() {
    uncover()
    round(to: nil)
    container.removeFromSuperview()
    if let view = presenter.view, let presenterHome, view.superview !== presenterHome {
      presenterHome.insert(view, below: presenterHome.subviews.first)
    }
  }

  private func uncover() {
    presenter.view?.update { layer in
      for (channel, value) in uncovered ?? [:] { layer[channel] = value }
    }
    uncovered = nil
  }

  /// Updates the layout for another window size.
  func layOut(in bounds: Rect2D, asking session: HeadlessSession) {
    container.lay(out: bounds)
    guard answer != nil else { return controller.lay(out: container.bounds) }
    let change = ContainerChange(
      operation: .present, from: presenter, to: controller, container: container, direction: 1,
      options: arrival, finish: { _ in })
    var stage = change.stage(traits: session.traits)
    stage.to.frame = container.bounds
    stage.to.cornerRadius = ownCorners?.radius ?? 0
    let isCovering = uncovered != nil
    if isCovering { uncover() }
    apply(session.delegate.presentationController(for: animation, on: stage), by: animation)
    if isCovering { cover() }
  }
}
