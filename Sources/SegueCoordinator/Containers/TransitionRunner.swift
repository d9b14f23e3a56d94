import SegueTimeline

/// Makes a container's changes: asks the delegate, lays out, plays, completes, and takes the next one.
final class TransitionRunner {
  private let container: String
  private let retrigger: Retrigger
  private let session: HeadlessSession
  private(set) var running: RunningTransition?
  private var runningChange = 0
  private var waiting: [Waiting] = []
  private var isTakingNext = false

  /// A change that is only worked out when its turn comes: what lies before it decides what it means.
  private struct Waiting {
    let id: Int
    let prepare: () throws(Refused) -> ContainerChange
  }

  /// A change that turns out to be impossible.
  struct Refused: Error {
    let reason: Refusal
  }

  init(container: String, retrigger: Retrigger, session: HeadlessSession) {
    self.container = container
    self.retrigger = retrigger
    self.session = session
    session.register(self)
  }

  /// When the running transition will be over.
  var end: Double? { running?.end }

  /// Takes a change on.
  func submit(
    _ operation: Operation, _ prepare: @escaping () throws(Refused) -> ContainerChange
  ) -> Admission {
    let id = session.nextChange()
    report(.requested(operation), of: id)
    if running != nil || isTakingNext || !waiting.isEmpty {
      switch retrigger {
      case .queue:
        report(.queued, of: id)
        waiting.append(Waiting(id: id, prepare: prepare))
        return .queued(id)
      case .refuse: return refuse(id, .presentationRunning)
      case .finishRunning: end(finished: true)
      }
    }
    let admission = begin(Waiting(id: id, prepare: prepare))
    takeNext()
    return admission
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
    self.end(finished: true)
    takeNext()
  }

  /// Shows the running transition at the session's time.
  func showCurrent() { running?.show(at: session.time) }

  /// Lays the rest of the running transition out anew, after the container has got another size.
  func layOutAnew() {
    guard let running else { return }
    do {
      let stage = running.change.stage(traits: session.traits)
      guard !stage.isEmpty, let timeline = try running.animation.timeline(for: stage) else {
        return
      }
      self.running?.replace(with: timeline, at: session.time)
      report(.laidOutAnew(seconds: timeline.duration), of: runningChange)
    } catch {
      report(.keptLayout(error), of: runningChange)
    }
    showCurrent()
  }

  private func report(_ event: TransitionEvent, of change: Int) {
    session.report(event, of: change, in: container)
  }

  private func refuse(_ id: Int, _ reason: Refusal) -> Admission {
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
  private func begin(_ waiting: Waiting) -> Admission {
    do throws(Refused) {
      start(try waiting.prepare(), as: waiting.id)
      return .began(waiting.id)
    } catch {
      return refuse(waiting.id, error.reason)
    }
  }

  private func start(_ change: ContainerChange, as id: Int) {
    if let index = change.tabIndex { report(.shouldSelect(index), of: id) }
    var stage = change.stage(traits: session.traits)
    let animation = askForAnimation(change, stage, id)
    if change.operation == .present {
      present(change, animation, stage, id)
      stage = change.stage(traits: session.traits)
    }
    if let animation, change.options.isAnimated {
      let interaction = session.delegate.interactionController(
        for: animation, isInteractive: false)
      report(.interactionController(isDriven: interaction != nil), of: id)
    }
    if change.isNavigation { report(.willShow(change.to.name), of: id) }
    let context = TransitionContext(
      operation: change.operation, style: stage.presentation?.style ?? .fullScreen,
      container: change.container, from: change.from.view, to: change.to.view)
    switch layOut(animation, change, stage) {
    case .success(let (timeline, animation)):
      report(.animateTransition(seconds: timeline.duration), of: id)
      running = RunningTransition(
        timeline, of: animation, for: change, in: context, startingAt: session.time)
      runningChange = id
      showCurrent()
      if timeline.duration == 0 { end(finished: true) }
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
    let request = MatchRequest(
      stage, explicitPreset: change.options.preset, parameters: change.options.parameters)
    let animation = session.delegate.animationController(for: request)
    report(.animationController(animation?.match.decision), of: id)
    for note in animation?.match.notes ?? [] { report(.note(note), of: id) }
    return animation
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
    _ animation: AnimationController?, _ change: ContainerChange, _ stage: Stage
  ) -> Result<(Timeline, AnimationController), Still> {
    if !change.options.isAnimated { return .failure(Still(reason: .asRequested)) }
    if change.from.view == nil { return .failure(Still(reason: .noView(.from))) }
    if change.to.view == nil { return .failure(Still(reason: .noView(.to))) }
    if stage.isEmpty { return .failure(Still(reason: .empty)) }
    do {
      guard let animation, let timeline = try animation.timeline(for: stage) else {
        return .failure(Still(reason: .noAnimator))
      }
      return .success((timeline, animation))
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

extension ContainerChange {
  fileprivate var isNavigation: Bool { operation == .push || operation == .pop }
}

extension Stage {
  /// Whether there is nothing to see: no animator is asked then.
  fileprivate var isEmpty: Bool {
    container.size.isEmpty || from.frame.isEmpty || to.frame.isEmpty
  }
}
