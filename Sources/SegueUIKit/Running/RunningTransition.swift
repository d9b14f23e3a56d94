#if canImport(UIKit)
import QuartzCore
import SegueCatalog
import SegueCoordinator
import SegueTimeline
import UIKit

/// A transition while it runs: by itself, or held by a finger.
///
/// It begins with ``start()`` and ends exactly once, with `completeTransition(_:)` and everything
/// restored.
@MainActor
final class RunningTransition {
  let change: ScreenChange
  let animation: AnimationController?
  /// The interaction with which a finger may hold it.
  let interaction: InteractionPlan?
  private let presentation: (any ScreenPresentation)?
  let context: any UIViewControllerContextTransitioning
  private let didEnd: (_ finished: Bool) -> Void

  var drive: Drive
  private(set) var tree: LayerTree?
  let snapshots = Snapshots()
  /// The layer list that the tree was made for.
  var shownRevision = 0
  private var screens: ScreenViews?
  /// What plays the film; nil until something plays.
  var driver: (any TransitionDriver)?
  /// Tells UIKit the progress, which its bars follow.
  var progressLink: DisplayLink?
  private var observer: ContainerObserver?
  var isOver = false
  /// Whether it finishes at a time, even if Core Animation never says that it is done.
  var isFinishScheduled = false
  /// The time at which it stands still for a picture; nil while it moves.
  var heldTime: Double?
  /// Whether the departing screen is as large as the container.
  private var fillsContainer = false
  /// The container's size at the start.
  private var startSize: CGSize?
  /// The container's size for which the screens are laid out.
  private var layoutSize: CGSize?

  /// The source of the frames.
  enum Drive {
    /// Nothing moves, or the transition has not started.
    case still
    /// A film, by the clock.
    case film(Film)
    /// A gesture driver: a finger, or the clock until a finger catches the transition.
    case finger(GestureDriver)
  }

  init(
    _ change: ScreenChange, _ animation: AnimationController?, _ interaction: InteractionPlan?,
    by gesture: GestureDriver?, of presentation: (any ScreenPresentation)?,
    in context: any UIViewControllerContextTransitioning,
    didEnd: @escaping (_ finished: Bool) -> Void
  ) {
    self.change = change
    self.animation = animation
    self.interaction = interaction
    self.presentation = presentation
    self.context = context
    self.didEnd = didEnd
    drive = gesture.map(Drive.finger) ?? .still
  }

  /// The duration without a finger, in seconds.
  private(set) var duration = 0.0

  /// The state of the interaction; nil without one.
  var state: InteractionState? {
    if case .finger(let gesture) = drive { gesture.state } else { nil }
  }

  var preset: String? { animation?.match.preset.id }

  /// Whether a finger holds it, also one that has begun it.
  var isInteractive: Bool { state.map { $0.isHeld || $0 == .possible } ?? false }

  /// The last decision about a finger; nil without one.
  var decision: InteractionDecision? {
    if case .finger(let gesture) = drive { gesture.decision } else { nil }
  }

  /// What shows the layers.
  var nodes: [LayerNode] { tree?.nodes ?? [] }
  /// What plays now; nil while a finger holds the transition.
  var film: Film?
}

// MARK: From the request to the first frame

extension RunningTransition {
  /// Adds the screens to the container and shows the first frame.
  func start() {
    announce(.willBegin)
    Segue.runningTransitions[ObjectIdentifier(self)] = { [weak self] in self?.playbackDidChange() }
    CATransaction.withoutActions {
      addScreens()
      observe()
      do {
        try prepare(on: stage())
      } catch {
        ProblemLog.report("'\(animation?.match.preset.id ?? "")' is not animated: \(error)")
        drive = .still
      }
    }
    advance()
  }

  /// Adds the arriving screen to the container, in its final layout.
  private func addScreens() {
    let container = context.containerView
    (startSize, layoutSize) = (container.bounds.size, container.bounds.size)
    presentation?.prepareForTransition()
    if let to = context.view(forKey: .to) {
      switch change.operation {
      case .push, .tab, .present: container.addSubview(to)
      case .pop, .dismiss:
        if let from = context.view(forKey: .from), from.superview === container {
          container.insertSubview(to, belowSubview: from)
        } else {
          container.insertSubview(to, at: 0)
        }
      }
      to.place(
        at: TransitionStage.finalFrame(
          of: change, presentation, in: context, startedIn: startSize))
      to.layoutIfNeeded()
    }
    guard let from = context.view(forKey: .from) else { return }
    // UIKit has marked the view for layout; lay it out now, not in the middle of the transition.
    from.layoutIfNeeded()
    fillsContainer = from.layoutFrame(in: container) == container.bounds
  }

  func stage() -> TransitionStage {
    TransitionStage(change, animation, of: presentation, in: context, startedIn: startSize)
  }

  /// Prepares to show the transition on a stage.
  private func prepare(on stage: TransitionStage) throws(AnimatorFailure) {
    guard context.isAnimated, let animation, !stage.stage.hasEmptyScreen else { return }
    if case .still = drive, Segue.playback == .immediate { return }
    let timeline = try animation.timeline(for: stage.stage)
    duration = timeline?.duration ?? 0
    takeScreens(stage.stage)
    if case .finger(var gesture) = drive, let interaction {
      try gesture.begin(animation, interaction, on: stage.stage)
      drive = .finger(gesture)
      return makeTree(stage.views)
    }
    guard let timeline else { return }
    makeTree(timeline.layers, stage.views)
    // The clock starts only now: the time that pictures took must not cut off the beginning.
    let now = CACurrentMediaTime()
    guard let interaction else {
      drive = .film(Film(timeline, startingAt: now))
      return
    }
    let gesture = try GestureDriver(running: animation, interaction, on: stage.stage, from: now)
    shownRevision = gesture.revision
    drive = .finger(gesture)
  }

  /// Takes over the screens' views as they are now.
  private func takeScreens(_ stage: Stage) {
    let isResizable = stage.presentation?.isResizable == true
    screens?.releaseTouches()
    screens = ScreenViews(
      from: LiveView(
        change.from.view, isMovable: context.view(forKey: .from) != nil,
        isResizable: isResizable && change.operation == .dismiss),
      to: LiveView(
        change.to.view, isMovable: context.view(forKey: .to) != nil,
        isResizable: isResizable && change.operation == .present))
    screens?.holdTouches()
  }

  /// Makes the layers that are shown now.
  func makeTree(_ views: StageViews) {
    switch drive {
    case .still: return
    case .film(let film): makeTree(film.layers, views)
    case .finger(let gesture):
      shownRevision = gesture.revision
      makeTree(gesture.layers ?? [], views)
    }
  }

  private func makeTree(_ layers: [Layer], _ views: StageViews) {
    guard let screens else { return }
    tree?.remove()
    tree = LayerTree(
      layers, views, screens: screens, snapshots: snapshots, in: context.containerView)
  }
}

extension Stage {
  /// Whether the container or a screen is empty, so that there is nothing to animate.
  fileprivate var hasEmptyScreen: Bool {
    container.size.isEmpty || from.frame.isEmpty || to.frame.isEmpty
  }
}

extension UIView {
  /// Places the view in a frame without changing its transform, and lays it out.
  func place(at frame: CGRect) {
    bounds = CGRect(origin: bounds.origin, size: frame.size)
    let anchor = layer.anchorPoint
    center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }
}

// MARK: What happens in the middle

extension RunningTransition {
  /// Handles a touch.
  ///
  /// - Returns: whether a finger holds the transition now.
  func handle(_ touch: TouchEvent, scroll: ScrollPosition?) -> Bool {
    guard case .finger(var gesture) = drive, heldTime == nil, !isOver else { return false }
    let wasHeld = gesture.state.isHeld
    _ = gesture.handle(touch, scroll: scroll)
    drive = .finger(gesture)
    guard wasHeld || gesture.state.isHeld else { return false }
    progressLink?.invalidate()
    progressLink = nil
    if wasHeld, case .cancel? = gesture.decision {
      presentation?.didReturn(from: gesture.percentComplete)
    }
    show(gesture, touch.time)
    return gesture.state.isHeld
  }

  /// Ends the transition at once, with the outcome that it is heading for; if a finger holds it, it is cancelled.
  func endAtOnce() {
    switch state {
    case .began?, .changing?, .cancelling?, .possible?, .completed(false)?: end(finished: false)
    case .finishing?, .completed(true)?, nil: end(finished: true)
    }
  }

  /// Called when UIKit has ended the transition by itself.
  func wasEnded(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    CATransaction.withoutActions { cleanUp() }
    didEnd(finished)
    announce(.didEnd(completed: finished))
  }

  private func observe() {
    let observer = ContainerObserver(
      didResize: { [weak self] in self?.layOutAgain() },
      didVanish: { [weak self] in self?.endAtOnce() })
    observer.frame = context.containerView.bounds
    observer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    context.containerView.insertSubview(observer, at: 0)
    self.observer = observer
  }

  /// Gives the screens back before they are resized.
  func willLayOutAgain() {
    CATransaction.withoutActions {
      driver?.stop()
      tree?.remove()
    }
  }

  /// Places the departing screen in a container of another size; a keyboard that comes or goes does not move it.
  private func placeDepartingScreen() {
    let container = context.containerView
    guard let from = context.view(forKey: .from), container.bounds.size != layoutSize else {
      return
    }
    layoutSize = container.bounds.size
    if fillsContainer {
      from.place(at: container.bounds)
    } else if change.operation == .dismiss, let presentation {
      from.place(at: presentation.frameOfPresentedViewInContainerView)
    }
  }

  /// Continues at the same progress after the container was resized.
  func layOutAgain() {
    guard !isOver, let animation, tree != nil else { return }
    let now = now
    CATransaction.withoutActions {
      willLayOutAgain()
      placeDepartingScreen()
      let stage = stage()
      if let to = context.view(forKey: .to) { to.place(at: stage.toFrame) }
      context.view(forKey: .from)?.layoutIfNeeded()
      context.view(forKey: .to)?.layoutIfNeeded()
      do throws(AnimatorFailure) {
        switch drive {
        case .still: return
        case .film(let film):
          guard let timeline = try animation.timeline(for: stage.stage) else { return }
          let fraction = film.duration > 0 ? (now - film.start) / film.duration : 1
          drive = .film(Film(timeline, startingAt: now - fraction * timeline.duration))
        case .finger(var gesture):
          try gesture.move(to: stage.stage, at: now)
          drive = .finger(gesture)
        }
      } catch {
        ProblemLog.report("'\(animation.match.preset.id)' cannot be laid out again: \(error)")
      }
      takeScreens(stage.stage)
      makeTree(stage.views)
    }
    advance()
  }
}

// MARK: The end

extension RunningTransition {
  /// Ends with an outcome immediately.
  func end(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    CATransaction.withoutActions {
      cleanUp()
      if !finished {
        context.view(forKey: .to)?.removeFromSuperview()
        rest()
      }
    }
    if context.isInteractive {
      if finished {
        context.finishInteractiveTransition()
      } else {
        context.cancelInteractiveTransition()
      }
    }
    context.completeTransition(finished)
    didEnd(finished)
    announce(.didEnd(completed: finished))
  }

  private func cleanUp() {
    Segue.runningTransitions[ObjectIdentifier(self)] = nil
    driver?.stop()
    progressLink?.invalidate()
    progressLink = nil
    observer?.removeFromSuperview()
    observer = nil
    tree?.remove()
    tree = nil
    screens?.releaseTouches()
    screens = nil
  }

  /// Leaves a screen whose dismissal was cancelled at the detent that was chosen.
  private func rest() {
    guard case .finger(let gesture) = drive, let detent = gesture.detent else {
      return
    }
    presentation?.rest(at: detent)
  }
}
#endif
