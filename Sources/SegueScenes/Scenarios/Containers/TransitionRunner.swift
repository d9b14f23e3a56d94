import SegueCoordinator
import SegueCatalog
import SegueTimeline

/// The runner of a container's changes: it calls the delegate, computes, plays and completes
/// transitions, and continues with the next one.
final class TransitionRunner {
  let session: HeadlessSession
  var running: HeadlessTransition?
  /// The tracking of a finger before a transition.
  var tracking = TouchTracking.idle
  private let container: String
  private let reentrancy: ReentrancyPolicy
  private var runningChange = 0
  private var waiting: [Waiting] = []
  private var isTakingNext = false

  /// A queued change, prepared when it is next, since earlier changes affect it.
  struct Waiting {
    let id: Int
    let prepare: Preparation
    /// The driver, if a gesture begins the change.
    var driver: GestureDriver?
  }

  /// Prepares a change without side effects.
  typealias Preparation = () throws(Refused) -> ContainerChange

  /// The error of an impossible change.
  struct Refused: Error {
    let reason: Refusal
  }

  init(container: String, reentrancy: ReentrancyPolicy, session: HeadlessSession) {
    self.container = container
    self.reentrancy = reentrancy
    self.session = session
    session.register(self)
  }

  /// The end of the running transition.
  var end: Double? { running?.end }

  /// Submits a change.
  func submit(
    _ operation: Operation, by driver: GestureDriver? = nil, _ prepare: @escaping Preparation
  ) -> ChangeResult {
    let id = session.nextChange()
    report(.requested(operation), of: id)
    if running != nil || isTakingNext || !waiting.isEmpty {
      switch reentrancy {
      case .queue:
        report(.queued, of: id)
        waiting.append(Waiting(id: id, prepare: prepare))
        return .queued(id)
      case .refuse: return refuse(id, .presentationRunning)
      case .finishRunning: interrupt()
      }
    }
    let changeResult = begin(Waiting(id: id, prepare: prepare, driver: driver))
    takeNext()
    return changeResult
  }

  /// Cancels the running transition at any progress; returns false if there is none.
  func cancel() -> Bool {
    guard running != nil else { return false }
    end(finished: false)
    takeNext()
    return true
  }

  /// Completes the running transition if its end has been reached.
  func completeIfDue() {
    guard let end, end <= session.time else { return }
    showCurrent()
    completeIfOver()
  }

  /// Completes the running transition if it has an outcome.
  func completeIfOver() {
    guard let outcome = running?.outcome(at: session.time) else { return }
    end(finished: outcome)
    takeNext()
  }

  /// Ends the running transition immediately for another change, even while a finger holds it.
  private func interrupt() {
    guard let running else { return }
    if running.state.isHeld { report(.interaction(.interrupted)) }
    end(finished: running.outcomeAtOnce)
  }

  /// Shows the running transition at the session's time.
  func showCurrent() { running?.show(at: session.time) }

  /// Recomputes the rest of the running transition after the container was resized.
  func layOutAgain() {
    guard let running else { return }
    do {
      let stage = running.change.stage(traits: session.traits)
      guard !stage.isEmpty,
        let seconds = try running.move(to: stage, at: session.time)
      else { return }
      report(.laidOutAgain(seconds: seconds))
    } catch {
      report(.keptLayout(error))
    }
    showCurrent()
  }

  func report(_ event: TransitionEvent) { report(event, of: runningChange) }

  /// Reports an event of a change, or of none.
  func report(_ event: TransitionEvent, of change: Int?) {
    session.report(event, of: change, in: container)
  }

  private func refuse(_ id: Int, _ reason: Refusal) -> ChangeResult {
    report(.refused(reason), of: id)
    return .refused(id, reason)
  }

  /// Starts queued changes until one is running.
  private func takeNext() {
    guard !isTakingNext else { return }
    isTakingNext = true
    defer { isTakingNext = false }
    while running == nil, !waiting.isEmpty { _ = begin(waiting.removeFirst()) }
  }
}

// MARK: From the request to the first frame

extension TransitionRunner {
  private func begin(_ waiting: Waiting) -> ChangeResult {
    do throws(Refused) {
      start(try waiting.prepare(), as: waiting.id, by: waiting.driver)
      return .began(waiting.id)
    } catch {
      return refuse(waiting.id, error.reason)
    }
  }

  private func start(_ change: ContainerChange, as id: Int, by driver: GestureDriver?) {
    change.begin()
    if let index = change.tabIndex { report(.shouldSelect(index), of: id) }
    var stage = change.stage(traits: session.traits)
    let animation = askForAnimation(change, stage, id)
    if change.operation == .present {
      present(change, animation, stage, id)
      stage = change.stage(traits: session.traits)
    }
    let interaction = askForInteraction(animation, change, isInteractive: driver != nil, id)
    if change.isNavigation { report(.willShow(change.to.name), of: id) }
    let context = TransitionContext(
      operation: change.operation, style: stage.presentation?.style ?? .fullScreen,
      container: change.container, from: change.from.view, to: change.to.view)
    switch layOut(animation, change, stage, interaction, driver) {
    case .success(let (drive, animation)):
      if interaction != nil { report(.startInteractiveTransition, of: id) }
      report(.animateTransition(seconds: drive.duration), of: id)
      running = HeadlessTransition(drive, of: animation, for: change, in: context)
      runningChange = id
      showCurrent()
      if let outcome = running?.outcome(at: session.time) { end(finished: outcome) }
    case .failure(let reason):
      report(.unanimated(reason.reason), of: id)
      complete(change, context, id, finished: true, isAnimated: false)
    }
  }

  private func askForAnimation(
    _ change: ContainerChange, _ stage: Stage, _ id: Int
  ) -> AnimationController? {
    // An unanimated presentation still needs its presentation controller.
    guard change.options.isAnimated || change.operation == .present else { return nil }
    let animation = session.delegate.animationController(for: change.request(on: stage))
    report(.animationController(animation?.match.decision), of: id)
    for note in animation?.match.notes ?? [] { report(.note(note), of: id) }
    return animation
  }

  private func askForInteraction(
    _ animation: AnimationController?, _ change: ContainerChange, isInteractive: Bool, _ id: Int
  ) -> InteractionPlan? {
    guard let animation, change.options.isAnimated else { return nil }
    let interaction = session.delegate.interactionController(
      for: animation, isInteractive: isInteractive || change.options.isCatchable)
    report(.interactionController(isDriven: interaction != nil), of: id)
    return interaction
  }

  private func present(
    _ change: ContainerChange, _ animation: AnimationController?, _ stage: Stage, _ id: Int
  ) {
    let answer = session.delegate.presentationController(for: animation, on: stage)
    report(.presentationController(answer.presentation.style), of: id)
    change.willPresent(answer, animation)
  }

  /// The reason why there is nothing to play.
  private struct NoAnimation: Error {
    let reason: UnanimatedReason
  }

  private func layOut(
    _ animation: AnimationController?, _ change: ContainerChange, _ stage: Stage,
    _ interaction: InteractionPlan?, _ driver: GestureDriver?
  ) -> Result<(HeadlessTransition.Drive, AnimationController), NoAnimation> {
    if !change.options.isAnimated { return .failure(NoAnimation(reason: .asRequested)) }
    if change.from.view == nil { return .failure(NoAnimation(reason: .noView(.from))) }
    if change.to.view == nil { return .failure(NoAnimation(reason: .noView(.to))) }
    if stage.isEmpty { return .failure(NoAnimation(reason: .empty)) }
    do {
      guard let animation else { return .failure(NoAnimation(reason: .noAnimator)) }
      if let interaction {
        guard var driver else {
          let running = try GestureDriver(
            running: animation, interaction, on: stage, from: session.time)
          return .success((.finger(running), animation))
        }
        try driver.begin(animation, interaction, on: stage)
        return .success((.finger(driver), animation))
      }
      guard let timeline = try animation.timeline(for: stage) else {
        return .failure(NoAnimation(reason: .noAnimator))
      }
      return .success((.time(Playback(timeline, startingAt: session.time)), animation))
    } catch {
      return .failure(NoAnimation(reason: .failed(error)))
    }
  }
}

// MARK: From the first frame to the outcome

extension TransitionRunner {
  /// Ends the running transition.
  private func end(finished: Bool) {
    guard let running else { return }
    self.running = nil
    if !finished, let detent = running.interaction?.detent { running.change.rest(detent) }
    complete(
      running.change, running.context, runningChange, finished: finished, isAnimated: true)
  }

  private func complete(
    _ change: ContainerChange, _ context: TransitionContext, _ id: Int, finished: Bool,
    isAnimated: Bool
  ) {
    context.completeTransition(finished)
    change.finish(finished)
    report(.completeTransition(finished), of: id)
    if isAnimated { report(.animationEnded(finished), of: id) }
    if finished {
      if change.isNavigation { report(.didShow(change.to.name), of: id) }
      if let index = change.tabIndex { report(.didSelect(index), of: id) }
    }
    change.options.completion?(finished)
  }
}

extension HeadlessTransition.Drive {
  /// The duration without interaction, in seconds.
  fileprivate var duration: Double {
    switch self {
    case .time(let playback): playback.timeline.duration
    case .finger(let driver): driver.duration ?? 0
    }
  }
}

extension ContainerChange {
  fileprivate var isNavigation: Bool { operation == .push || operation == .pop }
}

extension Stage {
  /// Whether the container or a screen is empty, in which case no animator is called.
  fileprivate var isEmpty: Bool {
    container.size.isEmpty || from.frame.isEmpty || to.frame.isEmpty
  }
}
