import SegueTimeline

/// A screen that is presented over another one, with the view that holds it and what it did to its presenter.
final class PresentedScreen {
  let controller: any HeadlessController
  let presenter: any HeadlessController
  /// The view that the transition takes place in, and that holds the screen afterwards.
  let container: HeadlessView
  /// How it was presented.
  let arrival: TransitionOptions
  /// Who animated it, and how it stands; nil until the delegate has been asked.
  private(set) var answer: PresentationController?

  private var animation: AnimationController?
  private let presenterHome: HeadlessView?
  /// Whether it stands there while nothing moves: a transition has a backdrop of its own.
  private var isSettled = false
  /// What the presenter had before it was covered, of what it keeps while it is.
  private var uncovered: [Channel: Double]?
  /// The corners that the screen has while nobody presents it.
  private let ownCorners: Corners?

  private struct Corners {
    let radius: Double
    let clips: Bool
  }

  /// Prepares a container for the screen, as large as a window.
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

  /// Puts its container on top of everything.
  func appear(in window: HeadlessView) { window.insert(container) }

  /// Takes the delegate's answer.
  func stand(_ answer: PresentationController, by animation: AnimationController?) {
    self.answer = answer
    self.animation = animation
    controller.lay(out: answer.finalFrame)
    round(to: answer.finalCornerRadius)
  }

  /// Rounds the screen's corners and hides what lies beyond them; gives it its own back where that is nil.
  private func round(to radius: Double?) {
    guard let own = ownCorners else { return }
    controller.view?.update { layer in
      layer.cornerRadius = radius ?? own.radius
      layer.masksToBounds = own.clips || (radius ?? 0) > 0
    }
  }

  /// Covers the presenter: once the screen is presented, and again once a dismissal is cancelled.
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

  /// Takes the backdrop away, which a dismissal shows as a layer of its own.
  func unsettle() {
    isSettled = false
    container.update { $0.backgroundColor = .clear }
  }

  /// Leaves everything as it was before the presentation.
  func vanish() {
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

  /// Takes its place in a window of another size.
  func layOut(in bounds: Rect, asking session: HeadlessSession) {
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
    stand(session.delegate.presentationController(for: animation, on: stage), by: animation)
    if isCovering { cover() }
  }
}
