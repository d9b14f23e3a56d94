#if canImport(UIKit)
import SegueCatalog
import SegueTimeline
import UIKit

#if canImport(ObjectiveC)
// This import makes `state` settable.
import UIKit.UIGestureRecognizerSubclass
#endif

/// A recognizer that passes raw touches to an interaction, which decides whether they are its gesture.
///
/// UIKit arbitrates it with other recognizers as any other: it can begin when the interaction has
/// recognized its gesture, and fails when it cannot any more. What it does, it does only once UIKit lets it begin.
@MainActor
final class TransitionGestureRecognizer: UIGestureRecognizer {
  /// What becomes of a touch.
  enum Result {
    /// The touch may still become the gesture.
    case possible
    /// The touch is not the gesture.
    case failed
    /// The finger holds the transition.
    case held
    /// The finger has let go, or was ignored.
    case ended
  }

  /// Called when UIKit has taken the touches away, and after the last one.
  var didReset: (() -> Void)?

  private let handle: (TouchEvent, TransitionGestureRecognizer) -> Result
  private var touches: [UITouch] = []
  private var lastTime = 0.0
  /// Whether a finger holds a transition.
  private var isHeld = false

  /// Creates a recognizer that passes touches, in its view's coordinates, to a closure.
  init(_ handle: @escaping (TouchEvent, TransitionGestureRecognizer) -> Result) {
    self.handle = handle
    super.init(target: nil, action: nil)
    name = "segue"
  }

  private static let maximumTouches = 2

  /// The view under the first finger.
  var touchedView: UIView? { touches.first?.view }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      // A further finger does not disturb those that are down.
      let isFree = self.touches.count < Self.maximumTouches && state == .possible
      if isFree { self.touches.append(touch) } else { ignore(touch, for: event) }
    }
    if state == .possible { pass(.began) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.contains(where: touches.contains) else { return }
    pass(.moved)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches, .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches, .cancelled)
  }

  override func reset() {
    super.reset()
    // UIKit may drop the touches without a message, for example when the recognizer is disabled.
    if isHeld { _ = tell(.cancelled) }
    isHeld = false
    touches = []
    didReset?()
  }

  private func lift(_ lifted: Set<UITouch>, _ phase: TouchEvent.Phase) {
    guard touches.contains(where: lifted.contains) else { return }
    pass(phase)
    isHeld = false
    touches.removeAll(where: lifted.contains)
  }

  private func pass(_ phase: TouchEvent.Phase) {
    guard let result = tell(phase) else { return }
    isHeld = result == .held && phase != .ended && phase != .cancelled
    change(for: result, phase)
  }

  /// Passes the fingers on; nil if there are none.
  private func tell(_ phase: TouchEvent.Phase) -> Result? {
    guard let view, let first = touches.first else { return nil }
    // Times never go back, whatever the order in which touches are delivered.
    lastTime = max(lastTime, touches.map(\.timestamp).max() ?? 0)
    let second = touches.count > 1 ? Point2D(touches[1].location(in: view)) : nil
    let event = TouchEvent(
      time: lastTime, phase: phase, position: Point2D(first.location(in: view)), second: second)
    return handle(event, self)
  }

  private func change(for result: Result, _ phase: TouchEvent.Phase) {
    switch (state, result) {
    case (.possible, .held): state = .began
    case (.possible, .failed): state = .failed
    case (.possible, .possible), (.possible, .ended):
      if phase == .ended || phase == .cancelled { state = .failed }
    case (.began, .held), (.changed, .held): state = .changed
    case (.began, _), (.changed, _): state = phase == .cancelled ? .cancelled : .ended
    default: break
    }
  }
}
#endif
