import SegueCoordinator
import SegueTimeline

/// Law 3: a cancelled transition leaves nothing behind, and is reported as cancelled.
///
/// Runs in the coordinator's own containers, since the coordinator restores. One case resizes the
/// container during the transition: then everything must end where the new layout places it.
struct RestorationCheck {
  let subject: LawSubject

  static let moments = [0.0, 0.3719, 0.9871]
  /// The progress at which the container is resized, and the delay until the transition is
  /// cancelled.
  static let rotation = (at: 0.2611, cancelledAfter: 0.1373)

  var violations: [Violation] {
    guard subject.timeline.duration.isFinite else { return [] }
    return (plainFault ?? rotationFault).map { [$0] } ?? []
  }

  /// A violation after cancelling several times, at one progress after the other.
  private var plainFault: Violation? {
    let world = subject.world()
    let before = world.state
    for (index, moment) in Self.moments.enumerated() {
      let seconds = subject.timeline.time(at: moment)
      world.begin()
      // A transition without duration cannot be cancelled.
      guard world.isTransitioning else { return nil }
      world.advance(by: seconds)
      let due = Array(repeating: false, count: index + 1)
      if let failure = failure(of: world, due, before) { return violation(at: seconds, failure) }
    }
    return nil
  }

  /// A violation after cancelling once the container has been rotated.
  private var rotationFault: Violation? {
    let size = subject.variant.size
    let turned = Size2D(width: size.height, height: size.width)
    let still = subject.world()
    still.resize(to: turned)
    let world = subject.world()
    world.begin()
    guard world.isTransitioning else { return nil }
    let seconds = subject.timeline.time(at: Self.rotation.at)
    world.advance(by: seconds)
    world.resize(to: turned)
    world.advance(by: subject.timeline.time(at: Self.rotation.cancelledAfter))
    return failure(of: world, [false], still.state).map {
      violation(at: seconds, "after the container is resized, \($0)")
    }
  }

  /// Cancels the running transition, and returns what is wrong afterwards.
  private func failure(
    of world: any TransitionWorld, _ outcomes: [Bool], _ due: WorldState
  ) -> String? {
    guard world.cancel() else { return "it cannot be cancelled" }
    if let failure = world.state.failure(comparedTo: due) { return "after cancelling, \(failure)" }
    return world.outcomes == outcomes
      ? nil : "after cancelling, it is not reported as cancelled exactly once"
  }

  private func violation(at time: Double, _ what: String) -> Violation {
    subject.violation(of: .restoration, at: time, what)
  }
}
