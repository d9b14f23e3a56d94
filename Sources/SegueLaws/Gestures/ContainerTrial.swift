import SegueCatalog
import SegueCoordinator
import SegueTimeline

/// A trial of one finger path on a container, against laws 3 and 4.
///
/// Every change completes once. After a cancel all views are exactly as before, in the same
/// hierarchy; after a finish they are as after the same change without a gesture; and the same path
/// leads to the same outcome again.
struct ContainerTrial {
  let subject: LawSubject

  /// Returns what goes wrong on a path; nil where nothing does.
  func fault(on path: FingerPath) -> GestureTrial.Fault? {
    let world = HeadlessWorld(subject)
    let before = world.state
    let first = outcomes(of: path, on: world)
    if let fault = completionFault(in: world) { return fault }
    guard first.last != true else { return finishFault(world) }
    if let fault = world.state.fault(comparedTo: before) {
      let what = first.isEmpty ? "without a gesture" : "cancelled"
      return GestureTrial.Fault(law: .restoration, what: "\(what), \(fault)")
    }
    let second = outcomes(of: path, on: world)
    guard second == first else {
      return GestureTrial.Fault(
        law: .completion, what: "the same path comes to \(first), and then to \(second)")
    }
    return nil
  }

  /// Returns the outcomes of the changes that a path begins, up to the first that finishes: after
  /// that the screens are different.
  private func outcomes(of path: FingerPath, on world: HeadlessWorld) -> [Bool] {
    let known = world.session.log.entries.count
    let start = world.session.time
    func told() -> [Bool] {
      world.session.log.entries.dropFirst(known).compactMap { entry in
        if case .completeTransition(let finished) = entry.event { finished } else { nil }
      }
    }
    for var event in path.events {
      event.time += start
      world.session.advance(to: event.time)
      if told().contains(true) { break }
      world.touch(event)
    }
    world.finish()
    return told()
  }

  private func completionFault(in world: HeadlessWorld) -> GestureTrial.Fault? {
    let log = world.session.log
    for entry in log.entries {
      guard case .requested = entry.event else { continue }
      let ends = log.events(of: entry.change).filter { event in
        switch event {
        case .completeTransition, .refused: true
        default: false
        }
      }
      guard ends.count == 1 else {
        return GestureTrial.Fault(
          law: .completion, what: "a change completes \(ends.count) times")
      }
    }
    guard !world.isTransitioning else {
      return GestureTrial.Fault(law: .completion, what: "it still runs")
    }
    return nil
  }

  private func finishFault(_ world: HeadlessWorld) -> GestureTrial.Fault? {
    let byItself = HeadlessWorld(subject)
    byItself.begin()
    byItself.finish()
    return world.state.fault(comparedTo: byItself.state).map {
      GestureTrial.Fault(law: .ends, what: "finished, \($0)")
    }
  }
}
