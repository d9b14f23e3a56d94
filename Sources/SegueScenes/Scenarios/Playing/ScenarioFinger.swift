import SegueCatalog
import SegueCoordinator
import SegueTimeline

/// The finger of a scenario, with the container that receives its gesture.
///
/// All visible containers receive the touch. The first one to recognize its gesture, the innermost
/// of several, keeps it; it is cancelled for the others.
struct ScenarioFinger {
  /// The containers that receive the touch, the innermost first.
  private var receivers: [any TouchContainer]
  /// Whether a container has recognized its gesture.
  private var isTaken = false
  /// The position in the window.
  private(set) var position: Point2D
  private let origin: Point2D
  private let scroll: ScrollPosition?

  /// Puts a finger down.
  ///
  /// - Parameters:
  ///   - receivers: the containers that may receive the touch, the innermost first.
  ///   - position: the position in the window.
  ///   - scroll: the scroll position of the content under the finger; nil for no content.
  init(_ receivers: [any TouchContainer], at position: Point2D, scroll: ScrollPosition?) {
    self.receivers = receivers
    self.position = position
    origin = position
    self.scroll = scroll
  }

  /// Sends a touch event at a time.
  mutating func act(_ phase: TouchEvent.Phase, at position: Point2D, _ time: Double) {
    self.position = position
    for (index, receiver) in receivers.enumerated() {
      let state = receiver.handle(touch(phase, in: receiver, time), scroll: currentScroll)
      if !isTaken, state.isHeld { return keep(index, time) }
    }
  }

  /// Keeps only one receiver and cancels the touch for the others.
  private mutating func keep(_ index: Int, _ time: Double) {
    isTaken = true
    for (other, receiver) in receivers.enumerated() where other != index {
      _ = receiver.handle(touch(.cancelled, in: receiver, time), scroll: currentScroll)
    }
    receivers = [receivers[index]]
  }

  private func touch(
    _ phase: TouchEvent.Phase, in receiver: any TouchContainer, _ time: Double
  ) -> TouchEvent {
    TouchEvent(time: time, phase: phase, position: position - receiver.originInWindow)
  }

  /// The scroll position of the content, which follows the finger one to one, even past its end.
  private var currentScroll: ScrollPosition? {
    guard var scroll else { return nil }
    scroll.offset = scroll.offset + Point2D(x: 0, y: origin.y - position.y)
    return scroll
  }
}

extension HeadlessController {
  /// The origin of its view in the window.
  fileprivate var originInWindow: Point2D {
    var origin = Point2D.zero
    var next = view
    while let view = next {
      origin = origin + view.layoutFrame.origin
      next = view.superview
    }
    return origin
  }
}
