// Behavior: "Gesture Recognizer State Machine" and "Coordinating Multiple Gesture Recognizers", Event Handling Guide for UIKit Apps.

import QuartzCore

extension UIGestureRecognizer {
  /// A request of a subclass for another state.
  func move(to next: State) {
    switch (stored, next) {
    case (.possible, .began), (.possible, .ended): recognize(next)
    case (.possible, .failed), (.possible, .cancelled):
      guard stored == .possible else { return }
      held = nil
      stored = .failed
      arena?.recognizerFailed(self)
    case (.began, .changed), (.changed, .changed): report(.changed)
    case (.began, .ended), (.changed, .ended): report(.ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      report(.cancelled)
    case (.possible, .possible): break
    case (_, .possible): stored = .possible
    default: break
    }
  }

  var isActive: Bool { stored == .began || stored == .changed }

  var arena: TouchArena? { view?.window?.arena }

  /// Begins, waits for others, or fails.
  private func recognize(_ next: State) {
    guard asksToBegin() else {
      move(to: .failed)
      return
    }
    let obstacles = arena?.obstacles(of: self) ?? []
    if obstacles.contains(where: { $0.isActive || $0.stored == .ended }) {
      move(to: .failed)
    } else if !obstacles.isEmpty {
      held = next
    } else {
      begin(next)
    }
  }

  /// What was waited for has failed: begins, unless others did meanwhile.
  func proceed() {
    guard let next = held else { return }
    held = nil
    begin(next)
  }

  private func begin(_ next: State) {
    guard arena?.isFree(for: self) ?? true else {
      move(to: .failed)
      return
    }
    arena?.prevent(by: self)
    report(next)
    if cancelsTouchesInView { arena?.cancelViews(of: self) }
  }

  private func asksToBegin() -> Bool {
    (delegate?.gestureRecognizerShouldBegin(self) ?? true)
      && (view?.gestureRecognizerShouldBegin(self) ?? true)
  }

  private func report(_ next: State) {
    stored = next
    if let arena { arena.enqueue(self) } else { act() }
  }

  /// Being disabled or detached cancels a gesture that has begun.
  func interrupt() {
    if isActive {
      stored = .cancelled
      act()
    }
    held = nil
    for touch in touches { touch.receivers.removeAll { $0 === self } }
    touches = []
    let failed = stored == .possible
    if failed { stored = .failed }
    arena?.recognizerFailed(self)
    stored = .possible
    reset()
  }
}
