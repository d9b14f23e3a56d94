import SegueCoordinator
import SegueTimeline

/// Law 3: a transition that is cancelled leaves nothing behind, and is reported as cancelled.
///
/// Run through the coordinator's own containers, since it is the coordinator that restores. Once the
/// container gets another size in the middle: then everything has to stand where it now says.
struct RestorationCheck {
  let subject: LawSubject

  static let moments = [0.0, 0.3719, 0.9871]
  /// When the container gets another size, and how much later the transition is cancelled.
  static let rotation = (at: 0.2611, cancelledAfter: 0.1373)

  var violations: [Violation] {
    guard subject.timeline.duration.isFinite else { return [] }
    return (plainFault ?? rotationFault).map { [$0] } ?? []
  }

  /// Cancelled several times, at one moment after the other.
  private var plainFault: Violation? {
    let world = subject.world()
    let before = world.state
    for (index, moment) in Self.moments.enumerated() {
      let seconds = subject.timeline.time(at: moment)
      world.begin()
      // What is over as soon as it begins cannot be cancelled.
      guard world.isTransitioning else { return nil }
      world.advance(by: seconds)
      let due = Array(repeating: false, count: index + 1)
      if let fault = fault(of: world, due, before) { return violation(at: seconds, fault) }
    }
    return nil
  }

  /// Cancelled after the container has been turned on its side.
  private var rotationFault: Violation? {
    let size = subject.variant.size
    let turned = Size(width: size.height, height: size.width)
    let still = subject.world()
    still.resize(to: turned)
    let world = subject.world()
    world.begin()
    guard world.isTransitioning else { return nil }
    let seconds = subject.timeline.time(at: Self.rotation.at)
    world.advance(by: seconds)
    world.resize(to: turned)
    world.advance(by: subject.timeline.time(at: Self.rotation.cancelledAfter))
    return fault(of: world, [false], still.state).map {
      violation(at: seconds, "the container gets another size; \($0)")
    }
  }

  /// Cancels what runs, and says what is not as it should be afterwards.
  private func fault(
    of world: any TransitionWorld, _ outcomes: [Bool], _ due: WorldState
  ) -> String? {
    guard world.cancel() else { return "it cannot be cancelled" }
    if let fault = world.state.fault(comparedTo: due) { return "cancelled, \(fault)" }
    return world.outcomes == outcomes ? nil : "cancelled, it is not reported as cancelled once"
  }

  private func violation(at time: Double, _ what: String) -> Violation {
    subject.violation(of: .restoration, at: time, what)
  }
}
