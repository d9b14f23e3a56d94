import SegueCoordinator
import SegueTimeline

/// Law 3: a transition that is cancelled leaves nothing behind, and is reported as cancelled.
///
/// Run through the coordinator's own containers, since it is the coordinator that restores.
struct RestorationCheck {
  let rehearsal: Rehearsal

  static let moments = [0.0, 0.3719, 0.9871]

  var violations: [Violation] {
    guard rehearsal.timeline.duration.isFinite else { return [] }
    let world = HeadlessWorld(rehearsal)
    let before = world.state
    for (index, moment) in Self.moments.enumerated() {
      let seconds = rehearsal.timeline.time(at: moment)
      world.begin()
      // What is over as soon as it begins cannot be cancelled.
      guard world.session.isTransitioning else { return [] }
      world.session.advance(by: seconds)
      guard world.cancel() else { return [violation(at: seconds, "it cannot be cancelled")] }
      if let fault = world.state.fault(comparedTo: before) {
        return [violation(at: seconds, "cancelled, \(fault)")]
      }
      guard world.outcomes == Array(repeating: false, count: index + 1) else {
        return [violation(at: seconds, "cancelled, it is not reported as cancelled once")]
      }
    }
    return []
  }

  private func violation(at time: Double, _ what: String) -> Violation {
    rehearsal.violation(of: .restoration, at: time, what)
  }
}
