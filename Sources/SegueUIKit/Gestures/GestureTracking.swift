#if canImport(UIKit)
import QuartzCore
import SegueCatalog
import SegueCoordinator
import SegueTimeline
import UIKit

/// The tracking of fingers on a container: which change they begin, and what they hold.
@MainActor
final class GestureTracking: NSObject {
  /// The recognizer, to which an app's own can be related.
  private(set) lazy var recognizer = makeRecognizer()

  private weak var target: (any GestureTarget)?
  private var tracking = Tracking.idle
  private var scrollViews = ScrollViews(from: nil, to: nil)
  private weak var touched: UIView?
  /// Where the finger came down, in the container's coordinates.
  private var start = CGPoint.zero
  private var action: GestureAction?

  private enum Tracking {
    /// No finger, or one that cannot begin anything.
    case idle
    /// A finger that has not moved far enough to tell which change it could begin.
    case down([TouchEvent])
    /// A gesture that makes the offered change once it is recognized.
    case armed(GestureOffer, GestureDriver)
    /// A recognized gesture, which UIKit lets begin once all recognizers have failed that come before it.
    case recognized(GestureOffer, GestureDriver)
    /// A gesture that has begun, whose transition UIKit has not started yet; and how it ended, if it has.
    case starting(GestureDriver, end: TouchEvent?)
  }

  init(_ target: any GestureTarget) {
    self.target = target
    super.init()
  }

  /// The gesture that begins the transition which UIKit now asks for; nil if none does.
  var startingGesture: GestureDriver? {
    guard case .starting(let gesture, let end) = tracking else { return nil }
    // If UIKit has not started the transition half a second after the finger lifted, it never will.
    if let end, CACurrentMediaTime() - end.time > 0.5 { return nil }
    return gesture
  }

  /// Passes what has happened since the gesture was recognized to its transition.
  func transitionDidStart() {
    guard case .starting(_, let end) = tracking else { return }
    tracking = .idle
    if let end { _ = target?.handle(end, scroll: scrollViews.position(under: end)) }
  }

  /// Adds the recognizer to a view; touches are in the view's coordinates.
  func attach(to view: UIView) {
    if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
  }

  /// Removes the recognizer.
  func detach() { recognizer.view?.removeGestureRecognizer(recognizer) }

  private func makeRecognizer() -> TransitionGestureRecognizer {
    let recognizer = TransitionGestureRecognizer { [weak self] touch, recognizer in
      self?.handle(touch, recognizer) ?? .failed
    }
    recognizer.delegate = self
    recognizer.didReset = { [weak self] in self?.forget() }
    action = GestureAction(of: recognizer) { [weak self] in self?.begin() }
    return recognizer
  }

  /// Drops the state of a finger that has lifted, and its references to screens.
  private func forget() {
    scrollViews = ScrollViews(from: nil, to: nil)
    switch tracking {
    case .down, .armed, .recognized: tracking = .idle
    case .idle, .starting: break
    }
  }
}

// MARK: Touches

extension GestureTracking {
  private func handle(
    _ touch: TouchEvent, _ recognizer: TransitionGestureRecognizer
  ) -> TransitionGestureRecognizer.Result {
    guard let target else { return .failed }
    if touch.phase == .began {
      touched = recognizer.touchedView
      scrollViews = ScrollViews(
        from: recognizer.touchedView, to: recognizer.view, under: touch.position)
    }
    if let result = target.handle(touch, scroll: scrollViews.position(under: touch)) {
      // The change that the finger could have begun is no longer possible.
      tracking = .idle
      return result
    }
    return track(touch, target)
  }

  private func track(
    _ touch: TouchEvent, _ target: any GestureTarget
  ) -> TransitionGestureRecognizer.Result {
    switch tracking {
    case _ where touch.phase == .began:
      tracking = .down([touch])
      return .possible
    case .idle: return .failed
    case .down(let touches): return aim(touches + [touch], target)
    case .armed(let offer, let gesture): return pass([touch], to: gesture, offer)
    case .recognized(let offer, var gesture):
      tracking = .idle
      guard touch.phase == .moved else { return .failed }
      _ = gesture.handle(touch, scroll: scrollViews.position(under: touch))
      tracking = .recognized(offer, gesture)
      return .held
    case .starting(let gesture, _): return wait(with: touch, gesture)
    }
  }

  /// Makes the change of a recognized gesture, since UIKit lets it begin.
  private func begin() {
    guard case .recognized(let offer, let gesture) = tracking, let target else { return }
    tracking = .starting(gesture, end: nil)
    guard target.begin(offer) else {
      tracking = .idle
      return
    }
    if case .overscroll = offer.interaction.gesture {} else { scrollViews.stop() }
  }

  /// Keeps following a finger until UIKit starts its transition, often in its next layout.
  private func wait(
    with touch: TouchEvent, _ gesture: GestureDriver
  ) -> TransitionGestureRecognizer.Result {
    guard touch.phase == .moved else {
      tracking = .starting(gesture, end: touch)
      return .ended
    }
    var gesture = gesture
    _ = gesture.handle(touch, scroll: scrollViews.position(under: touch))
    tracking = .starting(gesture, end: nil)
    return .held
  }

  /// Asks for an offer once the finger's direction is clear, since the first points may be a wobble.
  private func aim(
    _ touches: [TouchEvent], _ target: any GestureTarget
  ) -> TransitionGestureRecognizer.Result {
    let (first, last) = (touches[0], touches[touches.count - 1])
    tracking = .idle
    guard last.phase == .moved else { return .failed }
    let isLong = first.position.distance(to: last.position) >= GestureRecognizer.slop
    let isClear = last.second != nil || isLong
    guard isClear || Self.hasJustRested(touches) else {
      tracking = .down(touches)
      return .possible
    }
    let drag = Drag(
      start: CGPoint(first.position), movement: CGPoint(last.position - first.position),
      touched: touched)
    if drag.dragsControl, target.yieldsToContent(at: drag.start) { return .failed }
    let offer = target.offer(for: drag)
    guard isClear || offer?.interaction.gesture == .longPress else {
      tracking = .down(touches)
      return .possible
    }
    guard let offer else { return .failed }
    let gesture = GestureDriver(offer.animation, offer.interaction, on: offer.stage)
    return pass(touches, to: gesture, offer)
  }

  /// Whether the finger has rested, since the latest touch, as long as in a long press.
  private static func hasJustRested(_ touches: [TouchEvent]) -> Bool {
    let times = touches.map { $0.time - touches[0].time }
    return times[times.count - 1] >= GestureRecognizer.pressTime
      && times[times.count - 2] < GestureRecognizer.pressTime
  }

  private func pass(
    _ touches: [TouchEvent], to gesture: GestureDriver, _ offer: GestureOffer
  ) -> TransitionGestureRecognizer.Result {
    var gesture = gesture
    var isRecognized = false
    for touch in touches {
      let scroll = scrollViews.position(under: touch)
      if gesture.handle(touch, scroll: scroll) { isRecognized = true }
    }
    guard isRecognized else {
      if case .refused? = gesture.decision {
        tracking = .idle
        return .failed
      }
      // Once the finger has lifted, nothing is kept.
      let isDown = touches.last.map { $0.phase == .moved } ?? false
      tracking = isDown ? .armed(offer, gesture) : .idle
      return isDown ? .possible : .failed
    }
    tracking = .recognized(offer, gesture)
    return .held
  }
}

// MARK: Other recognizers

extension GestureTracking: UIGestureRecognizerDelegate {
  // A scroll view's pan begins first; only then is it known whether the content is at its end.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { scrollViews.contains(other) }

  // A pan on the screen, such as that of a row's actions or of a drawing, comes first: it fails at once if the finger moves another way.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    guard let pan = other as? UIPanGestureRecognizer, pan.minimumNumberOfTouches < 2,
      let view = pan.view, (view as? UIScrollView)?.panGestureRecognizer !== pan,
      let container = recognizer.view, target?.yieldsToContent(at: start) == true
    else { return false }
    return view !== container && view.isDescendant(of: container)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if recognizer.numberOfTouches == 0 { start = touch.location(in: recognizer.view) }
    return true
  }

  // A second Segue recognizer, of a container around this one, waits for this one.
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    if target?.isAwaited(by: other) == true { return true }
    guard let outer = other as? TransitionGestureRecognizer, outer !== recognizer,
      let view = recognizer.view, let outerView = outer.view
    else { return false }
    return view.isDescendant(of: outerView)
  }
}
#endif
