import CAllocations
import Measuring
import SegueCatalog
import SegueCoordinator
import SegueTimeline

/// Updates of an interaction, compared with samples of its timeline.
final class Driving {
  /// The input that drives the layers.
  enum Phase: String {
    /// A finger moves back and forth.
    case held
    /// The finger was lifted after a long movement.
    case finishing
    /// The finger was lifted after a short movement.
    case cancelling
    /// A scroll position.
    case scrolled

    /// The phases of an interaction driven by a finger.
    static let ofFingers: [Phase] = [.held, .finishing, .cancelling]
  }

  let name: String
  let phase: Phase
  let layerCount: Int
  private let update: (Int) -> Void
  private let timeline: Timeline
  private var frame: Frame

  /// The number of updates per measurement.
  private static let count = 2000

  private init(
    _ name: String, _ phase: Phase, layers: Int, timeline: Timeline,
    update: @escaping (Int) -> Void
  ) {
    self.name = "\(name), \(phase.rawValue)"
    self.phase = phase
    layerCount = layers
    self.timeline = timeline
    self.update = update
    frame = timeline.sample(at: 0)
  }

  func updateNanoseconds() -> Double {
    processorTime { update(Self.count) } * 1e9 / Double(Self.count)
  }

  /// The time of a number of updates, in microseconds.
  func microseconds(ofUpdates count: Int) -> Double { processorTime { update(count) } * 1e6 }

  func sampleNanoseconds() -> Double {
    let time = processorTime {
      for index in 0..<Self.count {
        let progress = Double(index) / Double(Self.count - 1)
        timeline.sample(at: timeline.time(at: progress), into: &frame)
      }
    }
    return time * 1e9 / Double(Self.count)
  }

  var allocationsPerThousandUpdates: Int {
    let before = allocations_so_far()
    update(1000)
    return allocations_so_far() - before
  }
}

extension Driving {
  /// Creates an interaction in one of its phases.
  ///
  /// - Throws: ``Unreached`` where the finger does not lead to the phase.
  convenience init(_ interaction: Interaction, _ phase: Phase) throws {
    let hand = try Hand(interaction, phase)
    self.init(
      interaction.name, phase, layers: hand.run.layers.count,
      timeline: hand.run.completionAnimation ?? interaction.timeline,
      update: phase == .held ? hand.move(times:) : hand.wait(times:))
  }

  /// Creates a preset driven by a scroll position.
  convenience init(_ effect: ScrollEffect, _ name: String, size: Size2D) throws {
    var effect = effect
    let content = Size2D(width: size.width, height: 4 * size.height)
    self.init(
      name, .scrolled, layers: effect.layers.count,
      timeline: try Timeline(layers: effect.layers, tracks: [])
    ) { times in
      for index in 0..<times {
        let offset = Point2D(x: 0, y: Double(index % 1000))
        effect.show(
          ScrollPosition(
            offset: offset, velocity: Point2D(x: 0, y: 500), size: size, content: content))
      }
    }
  }
}

/// A finger on an interaction, with the current time.
private final class Hand {
  private(set) var run: InteractionRun
  private let finger: Finger
  private let stage: Stage
  private var time = 0.0

  init(_ interaction: Interaction, _ phase: Driving.Phase) throws {
    run = interaction.run
    finger = Finger(interaction.plan.gesture, on: interaction.stage)
    stage = interaction.stage
    try touch(.began, along: 0)
    for step in 1...20 { try touch(.moved, along: Double(step)) }
    switch phase {
    case .finishing:
      for step in 1...14 { try touch(.moved, along: 20 + 20 * Double(step)) }
      try touch(.ended, along: 300)
      guard run.state == .finishing else { throw Unreached(phase: phase, state: run.state) }
    case .cancelling:
      for _ in 0..<30 { try touch(.moved, along: 20) }
      try touch(.ended, along: 20)
      guard run.state == .cancelling else { throw Unreached(phase: phase, state: run.state) }
    case .held, .scrolled:
      if run.state.isHeld { try moveBackAndForth() }
      guard run.state.isHeld else { throw Unreached(phase: phase, state: run.state) }
    }
  }

  /// Moves the finger back and forth, 120 times a second.
  func move(times: Int) {
    do {
      try moveBackAndForth(times)
    } catch {
      fail("cannot create a timeline: \(error)")
    }
    require(run.state.isHeld, "the finger lost it: it is \(run.state)")
  }

  private func moveBackAndForth(_ times: Int = 200) throws(AnimatorFailure) {
    for index in 0..<times {
      try touch(.moved, along: 20 + abs(Double(index % 200) - 100))
    }
  }

  /// Updates at times from the lift to almost the end, repeatedly.
  func wait(times: Int) {
    guard let end = run.end else { fail("it is \(run.state)") }
    for index in 0..<times {
      run.advance(to: time + (end - time) * Double(index % 1000) / 1000)
    }
    require(run.state.isSettling, "it ended: it is \(run.state)")
  }

  private func touch(_ phase: TouchEvent.Phase, along way: Double) throws(AnimatorFailure) {
    if phase != .ended { time += 1.0 / 120 }
    try run.handle(
      finger.touch(phase, at: time, along: way), scroll: finger.scroll(along: way, on: stage))
  }
}

/// An error: the finger did not lead to the expected state.
struct Unreached: Error, CustomStringConvertible {
  let phase: Driving.Phase
  let state: InteractionState

  var description: String { "it is \(state) instead of \(phase.rawValue)" }
}
