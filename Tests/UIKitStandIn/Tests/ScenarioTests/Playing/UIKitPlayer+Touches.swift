import SegueScenes
import SegueTimeline
import UIKit

@testable import SegueUIKit

/// The finger of a scenario, and what was changed for it.
@MainActor
struct ScenarioTouch {
  let finger: Finger
  /// The scrolled content under it.
  let scroll: UIScrollView?
  /// The recognizers of containers that do not get the touch.
  let disabled: [UIGestureRecognizer]

  /// Takes away what was there for the finger only.
  func clear() {
    scroll?.removeFromSuperview()
    for recognizer in disabled { recognizer.isEnabled = true }
  }
}

extension UIKitPlayer {
  private static let touchesPerSecond = 60.0

  mutating func move(_ drag: ScenarioDrag) {
    let known = observed.all.count
    if let start = drag.start {
      let scroll = drag.scrolled.flatMap { scrolledContent($0) }
      let disabled = drag.container.map { otherRecognizers(than: $0) } ?? []
      for recognizer in disabled { recognizer.isEnabled = false }
      finger = ScenarioTouch(
        finger: StandIn.touch(down: CGPoint(start), in: world.window), scroll: scroll,
        disabled: disabled)
    }
    guard let finger = finger?.finger else { return }
    let from = Point2D(finger.place)
    let goal =
      switch drag.goal {
      case .to(let point): point
      case .by(let way): from + way
      }
    let count = max(1, Int((drag.seconds * Self.touchesPerSecond).rounded(.up)))
    for index in 1...count {
      let share = Double(index) / Double(count)
      StandIn.advance(by: drag.seconds / Double(count))
      finger.move(
        to: CGPoint(
          x: from.x + (goal.x - from.x) * share, y: from.y + (goal.y - from.y) * share))
      update()
    }
    endTouch(drag.end)
    update()
    note(drag.label, after: known)
  }

  mutating func endTouch(_ end: ScenarioDrag.End) {
    guard end != .hold, let touch = finger else { return }
    if end == .lift { touch.finger.lift() } else { touch.finger.cancel() }
    update()
    touch.clear()
    finger = nil
    StandIn.commit()
  }

  /// The label is that of the change which the gesture began.
  private mutating func note(_ label: String?, after known: Int) {
    guard let label else { return }
    let request = UIKitRequest()
    request.unanimated = ScenarioExpectation.Outcome.none
    request.transition = observed.all.dropFirst(known).first
    requests[label] = request
  }

  /// Content of three windows' height on the screen on top.
  private func scrolledContent(_ offset: Double) -> UIScrollView? {
    guard let view = world.shown.first?.view else { return nil }
    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: view.bounds.width, height: 3 * view.bounds.height)
    scroll.contentOffset = CGPoint(x: 0, y: offset)
    view.addSubview(scroll)
    StandIn.commit()
    return scroll
  }

  private func otherRecognizers(than name: String) -> [UIGestureRecognizer] {
    let only = world.controllers[name].map { world.transitions(of: $0) } ?? []
    return world.transitions.filter { other in !only.contains { $0 === other } }
      .map(\.tracking.recognizer)
  }
}
