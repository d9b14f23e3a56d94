// Behavior: "Coordinating Multiple Gesture Recognizers", Event Handling Guide for UIKit Apps.

import QuartzCore

/// Where the touches of a window meet recognizers and views.
@MainActor final class TouchArena {
  private(set) var touches: [UITouch] = []
  /// Recognizers that have touches, innermost first.
  private var recognizers: [UIGestureRecognizer] = []
  private var queue: [UIGestureRecognizer] = []
  private var isDelivering = false

  // MARK: Delivery

  func begin(_ touch: UITouch, in window: UIWindow) {
    touch.view = window.hitTest(touch.place, with: nil)
    touches.append(touch)
    let event = UIEvent(touches: Set(touches))
    var view: UIView? = touch.view
    while let current = view {
      for recognizer in current.recognizers where accepts(recognizer, touch, event) {
        recognizer.touches.append(touch)
        touch.receivers.append(recognizer)
        if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
      }
      view = current.superview
    }
    deliver([touch], event) { $0.touchesBegan($1, with: event) }
    if !touch.isCancelledInView { touch.view?.touchesBegan([touch], with: event) }
    finish(event)
  }

  func move(_ moved: Set<UITouch>) {
    let event = UIEvent(touches: Set(touches))
    deliver(moved, event) { $0.touchesMoved($1, with: event) }
    tellViews(of: moved) { $0.touchesMoved($1, with: event) }
    finish(event)
  }

  func end(_ ended: Set<UITouch>, cancelled: Bool) {
    let event = UIEvent(touches: Set(touches))
    deliver(ended, event) {
      if cancelled {
        $0.touchesCancelled($1, with: event)
      } else {
        $0.touchesEnded($1, with: event)
      }
    }
    tellViews(of: ended) {
      if cancelled {
        $0.touchesCancelled($1, with: event)
      } else {
        $0.touchesEnded($1, with: event)
      }
    }
    touches.removeAll { ended.contains($0) }
    for recognizer in recognizers {
      recognizer.lastPoint =
        recognizer.touches.isEmpty ? recognizer.lastPoint : recognizer.location(in: nil)
      recognizer.touches.removeAll { ended.contains($0) }
    }
    finish(event)
  }

  /// The system takes all touches away.
  func cancelAll() {
    for touch in touches { touch.phase = .cancelled }
    if !touches.isEmpty { end(Set(touches), cancelled: true) }
  }

  private func accepts(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent
  ) -> Bool {
    recognizer.isEnabled && recognizer.stored != .ended && recognizer.stored != .cancelled
      && recognizer.stored != .failed && recognizer.shouldReceive(event)
      && (recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true)
  }

  private func deliver(
    _ moved: Set<UITouch>, _ event: UIEvent, _ tell: (UIGestureRecognizer, Set<UITouch>) -> Void
  ) {
    isDelivering = true
    for recognizer in recognizers {
      let own = Set(recognizer.touches).intersection(moved)
      guard !own.isEmpty, recognizer.isEnabled else { continue }
      guard recognizer.stored == .possible || recognizer.isActive else { continue }
      tell(recognizer, own)
    }
    isDelivering = false
  }

  private func tellViews(of moved: Set<UITouch>, _ tell: (UIView, Set<UITouch>) -> Void) {
    for touch in moved where !touch.isCancelledInView {
      if let view = touch.view { tell(view, [touch]) }
    }
  }

  /// Actions run after all recognizers have seen the event; those that have come to an end are reset when their fingers are gone.
  private func finish(_ event: UIEvent) {
    runActions()
    for recognizer in recognizers where recognizer.touches.isEmpty && recognizer.held == nil {
      if recognizer.stored == .possible { recognizer.move(to: .failed) }
    }
    runActions()
    for recognizer in recognizers where recognizer.touches.isEmpty {
      recognizer.held = nil
      recognizer.stored = .possible
      recognizer.reset()
    }
    recognizers.removeAll { $0.touches.isEmpty }
  }

  func enqueue(_ recognizer: UIGestureRecognizer) {
    queue.append(recognizer)
    if !isDelivering { runActions() }
  }

  private func runActions() {
    while !queue.isEmpty {
      let next = queue.removeFirst()
      next.act()
    }
  }

  // MARK: Arbitration

  /// The recognizers of the same touches that must fail first and have not yet.
  func obstacles(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    recognizers.filter { other in
      other !== recognizer && other.isEnabled && !other.touches.isEmpty
        && other.stored != .failed && other.stored != .cancelled
        && mustFail(other, before: recognizer)
    }
  }

  private func mustFail(
    _ other: UIGestureRecognizer, before recognizer: UIGestureRecognizer
  ) -> Bool {
    recognizer.prerequisites.contains { $0.recognizer === other }
      || recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }

  func recognizerFailed(_ failed: UIGestureRecognizer) {
    for recognizer in recognizers where recognizer.held != nil {
      if obstacles(of: recognizer).isEmpty { recognizer.proceed() }
    }
  }

  /// Whether no other recognizer of the same touches has begun that keeps this one from it.
  func isFree(for recognizer: UIGestureRecognizer) -> Bool {
    !rivals(of: recognizer).contains { other in
      (other.isActive || other.stored == .ended) && prevents(other, recognizer)
    }
  }

  /// The others of the same touches fail, unless both may be recognized.
  func prevent(by recognizer: UIGestureRecognizer) {
    for other in rivals(of: recognizer) where other.stored == .possible {
      if prevents(recognizer, other) { other.move(to: .failed) }
    }
  }

  private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    recognizers.filter { other in
      other !== recognizer
        && other.touches.contains { touch in recognizer.touches.contains { $0 === touch } }
    }
  }

  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one.canPrevent(other), other.canBePrevented(by: one) else { return false }
    let both =
      one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
    return !both
  }

  /// The views of a gesture's touches hear that they are cancelled.
  func cancelViews(of recognizer: UIGestureRecognizer) {
    let event = UIEvent(touches: Set(touches))
    for touch in recognizer.touches where !touch.isCancelledInView {
      touch.isCancelledInView = true
      touch.view?.touchesCancelled([touch], with: event)
    }
  }
}
