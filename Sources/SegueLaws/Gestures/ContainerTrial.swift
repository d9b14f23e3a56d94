import SegueCatalog
import SegueCoordinator
import SegueScenes
import SegueTimeline

/// One path of a finger over a container, checked against laws 1, 3 and 4.
///
/// The interaction must behave in the container as it does without one. Every change completes once. After a cancel
/// all views are as before, bit for bit, in the same hierarchy; after a finish they are as after the same change
/// without a finger.
struct ContainerTrial {
  private typealias Failure = GestureTrial.Failure

  private let subject: LawSubject
  /// The state of all views before the change, and after the same change without a finger.
  private let before, after: WorldState
  /// The world before the change; a cancelled change leaves no trace in it.
  private var world: HeadlessWorld
  /// The state of all views in the rotated container after an outcome without a finger; computed when first needed.
  private var rotated: [Outcome: WorldState] = [:]

  /// How a gesture ended.
  private struct Outcome: Hashable {
    let isFinished: Bool
    let detent: String?
  }

  init(_ subject: LawSubject) {
    self.subject = subject
    world = HeadlessWorld(subject)
    before = world.state
    world.begin()
    world.finish()
    after = world.state
    world = HeadlessWorld(subject)
  }

  /// What goes wrong on a path; nil if nothing does.
  ///
  /// - Parameter states: the state of the interaction after each touch without a container.
  mutating func failure(
    on path: FingerPath, reaching states: [InteractionState]
  ) -> GestureTrial.Failure? {
    let detent = world.window.selectedDetent
    do throws(Failure) {
      // A cancelled dismissal may leave the presented screen at another detent.
      if try follow(path, states) || world.window.selectedDetent != detent {
        world = HeadlessWorld(subject)
      }
      return nil
    } catch {
      world = HeadlessWorld(subject)
      return error
    }
  }

  /// What goes wrong on a path if the container is rotated in its middle; nil if nothing does.
  mutating func failureWhenResized(on path: FingerPath) -> GestureTrial.Failure? {
    let world = HeadlessWorld(subject, isPreparedWithAnimation: false)
    let known = world.session.log.entries.count
    let start = world.session.time
    for (index, var event) in path.events.enumerated() {
      if index == path.events.count / 2 { world.resize(to: rotatedSize) }
      event.time += start
      world.session.advance(to: event.time)
      _ = world.touch(event)
    }
    world.finish()
    let entries = world.session.log.entries.dropFirst(known)
    let isFinished = entries.compactMap(\.event.outcome).last ?? false
    let outcome = Outcome(isFinished: isFinished, detent: world.window.selectedDetent)
    do throws(Failure) {
      try Self.checkCompletion(of: entries, in: world)
    } catch {
      return error
    }
    return world.state.failure(comparedTo: rotatedState(after: outcome)).map {
      Failure(
        law: isFinished ? .ends : .restoration,
        what: "\(isFinished ? "finished" : "cancelled") after the container is resized, \($0)")
    }
  }

  private var rotatedSize: Size2D {
    Size2D(width: subject.variant.size.height, height: subject.variant.size.width)
  }

  private mutating func rotatedState(after outcome: Outcome) -> WorldState {
    if let known = rotated[outcome] { return known }
    let still = HeadlessWorld(subject, isPreparedWithAnimation: false)
    if outcome.isFinished {
      still.begin()
      still.finish()
    }
    still.resize(to: rotatedSize)
    if let detent = outcome.detent { still.window.selectDetent(detent) }
    rotated[outcome] = still.state
    return still.state
  }

  /// Follows a path up to the first change that finishes, and says whether one did.
  private func follow(_ path: FingerPath, _ states: [InteractionState]) throws(Failure) -> Bool {
    let known = world.session.log.entries.count
    let start = world.session.time
    for (var event, state) in zip(path.events, states) {
      event.time += start
      world.session.advance(to: event.time)
      if outcomes(since: known).last == true { break }
      try check(world.touch(event), reaching: state, at: event.time - start)
    }
    world.finish()
    try Self.checkCompletion(of: world.session.log.entries.dropFirst(known), in: world)
    try checkState(outcomes(since: known))
    return outcomes(since: known).last ?? false
  }

  /// Returns the outcomes that were reported since the log had a given number of entries.
  private func outcomes(since known: Int) -> [Bool] {
    world.session.log.entries.dropFirst(known).compactMap(\.event.outcome)
  }

  private func check(
    _ own: InteractionState, reaching state: InteractionState, at time: Double
  ) throws(Failure) {
    // A container keeps no state of a cancelled interaction.
    guard own != state, (own, state) != (.possible, .completed(false)) else { return }
    throw Failure(
      law: .completion,
      what: "in a container the transition \(own.clause), where by itself it \(state.clause)",
      time: time)
  }

  private static func checkCompletion(
    of entries: ArraySlice<TransitionLog.Entry>, in world: HeadlessWorld
  ) throws(Failure) {
    guard !world.isTransitioning else {
      throw Failure(law: .completion, what: "it is still running")
    }
    for entry in entries {
      guard case .requested = entry.event else { continue }
      let ends = entries.count { $0.change == entry.change && $0.event.isEnd }
      guard ends == 1 else {
        throw Failure(law: .completion, what: "a change completes \(ends) times")
      }
    }
  }

  /// Returns the state of all views before the change, with the presented screen at a detent.
  private func stateBefore(at detent: String?) -> WorldState {
    guard let detent else { return before }
    let world = HeadlessWorld(subject)
    world.window.selectDetent(detent)
    return world.state
  }

  private func checkState(_ outcomes: [Bool]) throws(Failure) {
    let isFinished = outcomes.last ?? false
    let expected = isFinished ? after : stateBefore(at: world.window.selectedDetent)
    guard let failure = world.state.failure(comparedTo: expected) else { return }
    let outcome = isFinished ? "finished" : outcomes.isEmpty ? "without a gesture" : "cancelled"
    throw Failure(law: isFinished ? .ends : .restoration, what: "\(outcome), \(failure)")
  }
}

extension TransitionEvent {
  /// The outcome that the event reports; nil if it reports none.
  fileprivate var outcome: Bool? {
    if case .completeTransition(let finished) = self { finished } else { nil }
  }

  /// Whether the change has ended.
  fileprivate var isEnd: Bool {
    switch self {
    case .completeTransition, .refused: true
    default: false
    }
  }
}
