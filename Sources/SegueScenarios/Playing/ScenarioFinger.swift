import SegueCatalog
import SegueCoordinator
import SegueTimeline

/// The finger of a scenario, and whose gesture it is.
///
/// Every container that shows gets the touch. The first whose gesture it becomes, the innermost of several,
/// keeps it; the others lose it.
struct ScenarioFinger {
  /// Who gets the touch; of several the innermost first.
  private var receivers: [any TouchContainer]
  /// Whether its gesture has been recognized.
  private var isTaken = false
  /// Where it is, in the window.
  private(set) var position: Point
  private let origin: Point
  private let scroll: ScrollPosition?

  /// Puts a finger down.
  ///
  /// - Parameters:
  ///   - receivers: who may get the touch, the innermost first.
  ///   - position: where, in the window.
  ///   - scroll: how the content under it stands; nil for no content.
  init(_ receivers: [any TouchContainer], at position: Point, scroll: ScrollPosition?) {
    self.receivers = receivers
    self.position = position
    origin = position
    self.scroll = scroll
  }

  /// Does something at a time.
  mutating func act(_ phase: TouchEvent.Phase, at position: Point, _ time: Double) {
    self.position = position
    for (index, receiver) in receivers.enumerated() {
      let state = receiver.handle(touch(phase, in: receiver, time), scroll: currentScroll)
      if !isTaken, state.isHeld { return keep(index, time) }
    }
  }

  /// Gives the touch to one receiver only.
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

  /// The content scrolls with the finger, and is pulled past its end from there on.
  private var currentScroll: ScrollPosition? {
    guard var scroll else { return nil }
    scroll.offset = scroll.offset + Point(x: 0, y: origin.y - position.y)
    return scroll
  }
}

extension HeadlessController {
  /// Where its view begins in the window.
  fileprivate var originInWindow: Point {
    var origin = Point.zero
    var next = view
    while let view = next {
      origin = origin + view.layoutFrame.origin
      next = view.superview
    }
    return origin
  }
}
