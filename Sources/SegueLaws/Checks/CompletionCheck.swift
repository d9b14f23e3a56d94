import SegueCoordinator
import SegueTimeline

/// Law 4: a transition always completes, whatever is missing and whatever is requested during it.
///
/// An unknown source is covered by a separate variant. Runs in the coordinator's containers.
struct CompletionCheck {
  let subject: LawSubject

  var violations: [Violation] {
    guard subject.timeline.duration.isFinite else {
      return [subject.violation(of: .completion, "the timeline never ends")]
    }
    let flawed = HeadlessWorld.Defect.allCases.compactMap { flaw in
      let world = subject.world(flaw)
      world.begin()
      return failure(in: world).map { "\(flaw.words), \($0)" }
    }
    let world = subject.world()
    world.begin()
    world.advance(by: subject.timeline.time(at: 0.4327))
    world.interrupt()
    let interrupted = failure(in: world).map { "interrupted by another change, \($0)" }
    return (flawed + [interrupted].compactMap { $0 }).prefix(1).map {
      subject.violation(of: .completion, $0)
    }
  }

  /// Runs everything to its end, and returns what is wrong.
  private func failure(in world: any TransitionWorld) -> String? {
    world.finish()
    if world.isTransitioning { return "the transition does not complete" }
    guard world.outcomes == [true] else {
      return world.outcomes.isEmpty
        ? "its completion is never reported" : "its completion is reported as \(world.outcomes)"
    }
    return world.state.added.isEmpty ? nil : "it leaves layers behind"
  }
}

extension HeadlessWorld.Defect {
  fileprivate var words: String {
    switch self {
    case .none: "uninterrupted"
    case .noExtent: "in an empty container"
    case .noLowerView: "without the lower screen's view"
    case .noUpperView: "without the upper screen's view"
    }
  }
}
