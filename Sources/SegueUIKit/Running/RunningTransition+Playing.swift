#if canImport(UIKit)
import QuartzCore
import SegueCoordinator
import UIKit

extension RunningTransition {
  /// Shows the present frame, and plays what follows if nothing holds the transition.
  func advance() {
    guard !isOver else { return }
    let now = CACurrentMediaTime()
    switch drive {
    case .still: endSoon()
    case .film(let film): play(film, now)
    case .finger(var gesture):
      gesture.advance(to: now)
      drive = .finger(gesture)
      show(gesture, now)
    }
  }

  func show(_ gesture: GestureDriver, _ now: Double) {
    guard let transition = gesture.transition else { return end(finished: false) }
    if case .completed(let finished) = transition.state { return end(finished: finished) }
    if transition.revision != shownRevision {
      CATransaction.withoutActions { makeTree(stage().views) }
    }
    if let film = Film(rest: gesture, from: now) { return play(film, now) }
    film = nil
    CATransaction.withoutActions {
      driver.stop()
      tree?.show(transition.frame)
    }
    report(transition.progress)
  }

  private func play(_ film: Film, _ now: Double) {
    guard let tree, film.end > now else { return endSoon() }
    self.film = film
    endLater(after: film.end - now)
    CATransaction.withoutActions {
      driver.play(film, from: now, on: tree) { [weak self] in self?.finish() }
    }
    guard interaction != nil else { return }
    progressLink?.invalidate()
    progressLink = DisplayLink { [weak self] time in self?.reportProgress(at: time) }
  }

  /// Ends when UIKit has finished what it is doing: it may still be starting the transition.
  private func endSoon() {
    guard context.isAnimated else { return finish() }
    NextTurn.perform { [weak self] in self?.finish() }
  }

  /// Ends even if Core Animation never says that it has played the film, as in a hidden window.
  private func endLater(after seconds: Double) {
    guard !isWatched else { return }
    isWatched = true
    NextTurn.perform(after: seconds + 0.25) { [weak self] in
      guard let self, !isOver else { return }
      isWatched = false
      guard let film else { return }
      let rest = film.end - CACurrentMediaTime()
      if rest > 0 { endLater(after: rest) } else { finish() }
    }
  }

  /// Ends with the outcome that time leads to.
  private func finish() {
    if case .finger(var gesture) = drive {
      gesture.advance(to: max(gesture.transition?.end ?? 0, CACurrentMediaTime()))
      drive = .finger(gesture)
      return end(finished: gesture.state != .completed(false))
    }
    end(finished: true)
  }

  private func reportProgress(at time: Double) {
    guard case .finger(var gesture) = drive else { return }
    gesture.advance(to: time)
    report(gesture.percentComplete)
  }

  private func report(_ progress: Double) {
    guard context.isInteractive else { return }
    context.updateInteractiveTransition(progress)
  }
}

extension Film {
  /// What a released transition shows from now on; nil while a finger holds it.
  init?(rest gesture: GestureDriver, from now: Double) {
    guard let transition = gesture.transition, transition.state.isSettling,
      let end = transition.end
    else { return nil }
    // At its very end the layers may be replaced by those of the outcome.
    let last = max(end - 1e-6, now)
    self.init(layers: transition.layers, start: now, duration: max(end - now, 0)) { time in
      var later = gesture
      later.advance(to: min(now + time, last))
      return later.transition?.frame ?? transition.frame
    }
  }
}
#endif
