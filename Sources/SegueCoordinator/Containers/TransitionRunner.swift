import SegueCatalog
import SegueTimeline

/// Makes a container's changes: asks the delegate, lays out, plays, completes, and takes the next one.
final class TransitionRunner {
  let session: HeadlessSession
  var running: RunningTransition?
  /// What a finger is about to begin.
  var tracking = TouchTracking.idle
  private let container: String
  private let reentrancy: ReentrancyPolicy
  private var runningChange = 0
  private var waiting: [Waiting] = []
  private var isTakingNext = false

  /// A change that is only worked out when its turn comes: what lies before it decides what it means.
  struct Waiting {
    let id: Int
    let prepare: Preparation
    /// What drives it, where a gesture begins it.
    var driver: GestureDriver?
  }

  /// Works out what a change is; nothing has changed yet.
  typealias Preparation = () throws(Refused) -> ContainerChange

  /// A change that turns out to be impossible.
  struct Refused: Error {
    let reason: Refusal
  }

  init(container: String, reentrancy: ReentrancyPolicy, session: HeadlessSession) {
    self.container = container
    self.reentrancy = reentrancy
    self.session = session
    session.register(self)
  }

  /// When the running transition will be over.
  var end: Double? { running?.end }

  /// Takes a change on.
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

  /// Cancels the running transition, wherever it is; false where none runs.
  func cancel() -> Bool {
    guard running != nil else { return false }
    end(finished: false)
    takeNext()
    return true
  }

  /// Completes the running transition if its time is over.
  func completeIfDue() {
    guard let end, end <= session.time else { return }
    showCurrent()
    completeIfOver()
  }

  /// Completes the running transition if it has come to its outcome.
  func completeIfOver() {
    guard let outcome = running?.outcome(at: session.time) else { return }
    end(finished: outcome)
    takeNext()
  }

  /// Ends the running transition at once, for another change: a finger that still holds it loses it.
  private func interrupt() {
    guard let running else { return }
    if running.interaction?.state.isHeld == true { report(.interaction(.interrupted)) }
    end(finished: running.outcomeAtOnce)
  }

  /// Shows the running transition at the session's time.
  func showCurrent() { running?.show(at: session.time) }

  /// Lays the rest of the running transition out anew, after the container has got another size.
  func layOutAgain() {
    guard let running else { return }
    do {
      let stage = running.change.stage(traits: session.traits)
      guard !stage.isEmpty,
        let seconds = try self.running?.move(to: stage, at: session.time)
      else { return }
      report(.laidOutAgain(seconds: seconds))
    } catch {
      report(.keptLayout(error))
    }
    showCurrent()
  }

  /// Reports something of the running transition.
  func report(_ event: TransitionEvent) { report(event, of: runningChange) }

  private func report(_ event: TransitionEvent, of change: Int) {
    session.report(event, of: change, in: container)
  }

  private func refuse(_ id: Int, _ reason: Refusal) -> ChangeResult {
    report(.refused(reason), of: id)
    return .refused(id, reason)
  }

  /// Takes on what waits, until something runs again.
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
      running = RunningTransition(drive, of: animation, for: change, in: context)
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
    // A presentation without animation still has to know how the screen will stand.
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

  /// Why there is nothing to play.
  private struct Still: Error {
    let reason: Unanimated
  }

  private func layOut(
    _ animation: AnimationController?, _ change: ContainerChange, _ stage: Stage,
    _ interaction: InteractionPlan?, _ driver: GestureDriver?
  ) -> Result<(RunningTransition.Drive, AnimationController), Still> {
    if !change.options.isAnimated { return .failure(Still(reason: .asRequested)) }
    if change.from.view == nil { return .failure(Still(reason: .noView(.from))) }
    if change.to.view == nil { return .failure(Still(reason: .noView(.to))) }
    if stage.isEmpty { return .failure(Still(reason: .empty)) }
    do {
      guard let animation else { return .failure(Still(reason: .noAnimator)) }
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
        return .failure(Still(reason: .noAnimator))
      }
      return .success((.time(Playback(timeline, startingAt: session.time)), animation))
    } catch {
      return .failure(Still(reason: .failed(error)))
    }
  }
}

// MARK: From the first frame to the outcome

extension TransitionRunner {
  /// Ends the running transition.
  private func end(finished: Bool) {
    guard let running else { return }
    self.running = nil
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

extension RunningTransition.Drive {
  /// How long the transition takes when nobody holds it, in seconds.
  fileprivate var duration: Double {
    switch self {
    case .time(let playback): playback.timeline.duration
    case .finger(let driver): driver.transition?.duration ?? 0
    }
  }
}

extension ContainerChange {
  fileprivate var isNavigation: Bool { operation == .push || operation == .pop }
}

extension Stage {
  /// Whether there is nothing to see: no animator is asked then.
  fileprivate var isEmpty: Bool {
    container.size.isEmpty || from.frame.isEmpty || to.frame.isEmpty
  }
}
