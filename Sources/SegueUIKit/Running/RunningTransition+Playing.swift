#if canImport(UIKit)
import QuartzCore
import SegueCoordinator
import SegueTimeline
import UIKit

extension RunningTransition {
  /// Shows the current frame, and plays the rest if no finger holds the transition.
  func advance() {
    guard !isOver else { return }
    let now = now
    switch drive {
    case .still: finishOnNextTurn()
    case .film(let film): play(film, now)
    case .finger(var gesture):
      gesture.advance(to: now)
      drive = .finger(gesture)
      show(gesture, now)
    }
  }

  func show(_ gesture: GestureDriver, _ now: Double) {
    guard let frame = gesture.frame else { return end(finished: false) }
    if case .completed(let finished) = gesture.state { return end(finished: finished) }
    if gesture.revision != shownRevision {
      CATransaction.withoutActions { makeTree(stage().views) }
    }
    if let film = Film(rest: gesture, from: now) { return play(film, now) }
    film = nil
    CATransaction.withoutActions {
      driver?.stop()
      tree?.show(frame)
    }
    report(gesture.percentComplete)
  }

  private func play(_ film: Film, _ now: Double) {
    guard let tree, film.end > now, Segue.playback != .immediate else {
      return finishOnNextTurn()
    }
    self.film = film
    if case .held(let progress) = Segue.playback { return hold(film, at: progress) }
    finish(after: film.end - now)
    CATransaction.withoutActions {
      driver?.stop()
      let driver = Segue.makeDriver(layers: nodes.count, isResizing: isResizing(film))
      self.driver = driver
      driver.play(film, from: now, on: tree) { [weak self] in self?.finish() }
    }
    guard interaction != nil || TransitionObservation.isAnyActive else { return }
    progressLink?.invalidate()
    progressLink = DisplayLink { [weak self] time in self?.reportProgress(at: time) }
  }

  /// Whether a screen's view has another size at the end of a film than it has now.
  private func isResizing(_ film: Film) -> Bool {
    let end = film.frame(film.duration)
    return zip(nodes, end.states).contains { node, state in
      node.live?.isResizable == true && node.layer.bounds.size != CGSize(state.bounds.size)
    }
  }

  /// Ends on the next turn of the run loop, since UIKit may still be starting the transition.
  private func finishOnNextTurn() {
    guard context.isAnimated else { return finish() }
    NextTurn.perform { [weak self] in self?.finish() }
  }

  /// Ends after the film's duration even if Core Animation never reports its end, as in a hidden window.
  private func finish(after seconds: Double) {
    guard !isFinishScheduled else { return }
    isFinishScheduled = true
    NextTurn.perform(after: seconds + 0.25) { [weak self] in
      guard let self, !isOver else { return }
      isFinishScheduled = false
      guard let film, heldTime == nil else { return }
      let rest = film.end - CACurrentMediaTime()
      if rest > 0 { finish(after: rest) } else { finish() }
    }
  }

  /// Ends with the outcome at the end of the film.
  private func finish() {
    if case .finger(var gesture) = drive {
      gesture.advance(to: max(gesture.end ?? 0, CACurrentMediaTime()))
      drive = .finger(gesture)
      return end(finished: gesture.state != .completed(false))
    }
    end(finished: true)
  }
}

// MARK: What others learn

extension RunningTransition {
  /// Tells those who observe transitions.
  func announce(_ phase: TransitionEvent.Phase) {
    guard TransitionObservation.isAnyActive, let chosen = change.chosen else { return }
    TransitionObservation.notify(
      TransitionEvent(
        phase: phase, operation: change.operation, from: change.from, to: change.to,
        preset: animation?.match.decision.shown, chosenPreset: chosen.style.preset,
        reason: chosen.reason, isInteractive: isInteractive))
  }

  private func reportProgress(at time: Double) {
    switch drive {
    case .still: break
    case .film(let film): report(min(max((time - film.start) / film.duration, 0), 1))
    case .finger(var gesture):
      gesture.advance(to: time)
      report(gesture.percentComplete)
    }
  }

  private func report(_ progress: Double) {
    announce(.progress(progress))
    guard context.isInteractive else { return }
    context.updateInteractiveTransition(progress)
  }
}

// MARK: Pictures

extension RunningTransition {
  /// The time, which stands still while the transition does.
  var now: Double { heldTime ?? CACurrentMediaTime() }

  /// Shows a part of a film, 0…1, until ``Segue/playback`` changes; what is not a number is 0.
  private func hold(_ film: Film, at part: Double) {
    // 'max' returns its first argument unless the second one is larger, which NaN is not.
    let progress = min(max(0, part), 1)
    heldTime = film.start
    driver?.stop()
    progressLink?.invalidate()
    progressLink = nil
    tree?.showWithoutActions(film.frame(progress * film.duration))
    report(progress)
  }

  /// Follows ``Segue/playback``.
  func playbackDidChange() {
    if case .held(let part) = Segue.playback, let film {
      hold(film, at: part)
    } else if heldTime != nil {
      endAtOnce()
    }
  }
}

extension Film {
  /// What a released transition shows from now on; nil while a finger holds it.
  init?(rest gesture: GestureDriver, from now: Double) {
    guard gesture.state.isSettling, let end = gesture.end, let layers = gesture.layers,
      gesture.frame != nil
    else { return nil }
    // Stops just before the end, where the outcome's layers may replace the others.
    let last = max(end - 1e-6, now)
    var later = gesture
    self.init(
      layers: layers, start: now, duration: max(end - now, 0), knots: gesture.knots(from: now)
    ) { time, frame in
      // Releases the states first: writing to shared states would copy them.
      frame.states = []
      later.advance(to: min(now + time, last))
      if let next = later.frame { frame = next }
    }
  }
}

extension GestureDriver {
  /// The knots of the completion, in seconds from now on.
  fileprivate func knots(from now: Double) -> [[Double]] {
    guard let timeline = completionAnimation, let end else { return [] }
    let start = end - timeline.duration - now
    return timeline.knots.map { knots in knots.map { $0 + start } }
  }
}
#endif
