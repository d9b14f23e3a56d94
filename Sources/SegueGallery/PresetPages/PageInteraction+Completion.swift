import SegueStaging
import SegueCatalog
import SegueCoordinator
package import SegueDiagnostics
import SegueExport
import SegueTimeline

extension PageInteraction {
  /// The completion after a release of the layers, sampled for three releases.
  package struct SampledCompletion {
    /// A release, and evenly spaced samples of the layers after it.
    struct Release {
      let gestureState: GestureState
      let frames: [Frame]
    }

    package let layers: [Layer]
    /// The duration in seconds after the first release, or the longest of all if samples are at
    /// absolute times.
    package let duration: Double
    /// Whether samples are at absolute times rather than fractions of a duration that depends on
    /// the finger.
    let usesAbsoluteTimes: Bool
    /// Whether the duration depends on the remaining progress: where layers go straight back.
    let durationDependsOnProgress: Bool
    /// Whether a touch can grab the layers.
    let canBeGrabbed: Bool
    /// The fraction of the remaining progress completed at each time, 0…1.
    let progressSamples: [Double]
    /// A release at rest, and one at rest elsewhere.
    let resting, elsewhere: Release
    /// A release in motion; nil if velocity makes no difference.
    let moving: Release?
  }

  /// The completion to an outcome from positions in a grid; nil if only the progress continues.
  package func completion(to outcome: Outcome, in grid: SampleGrid) throws -> SampledCompletion? {
    let (position, otherPosition) = try releasePositions(in: grid)
    let resting = try release(gestureState(translation: position), to: outcome)
    guard let completionAnimation = resting.completionAnimation else { return nil }
    let elsewhere = try release(gestureState(translation: otherPosition), to: outcome)
    let fast = gestureState(translation: position, velocity: Point2D(x: 1800, y: 1500))
    let moving = plan.handsVelocityOver ? try release(fast, to: outcome) : nil
    // The samples of springs are at absolute times, since a finger's velocity makes a spring settle later
    // but not move more slowly. Other samples are at fractions of the duration.
    let longestDuration =
      [completionAnimation.duration, moving?.completionAnimation?.duration ?? 0].max() ?? 0
    let usesAbsoluteTimes =
      moving.map { $0.completionAnimation?.duration != completionAnimation.duration } ?? false
    let count = max(Int((min(longestDuration, Self.longest) * Self.rate).rounded(.up)), 1)
    func samples(_ transition: InteractiveTransition, _ gestureState: GestureState)
      -> SampledCompletion.Release
    {
      SampledCompletion.Release(
        gestureState: gestureState,
        frames: states(of: transition, count, duration: usesAbsoluteTimes ? longestDuration : nil)
          .map(\.frame))
    }
    let usesPresetDuration = plan.completion(of: outcome).duration == nil
    return SampledCompletion(
      layers: completionAnimation.layers, duration: longestDuration,
      usesAbsoluteTimes: usesAbsoluteTimes,
      durationDependsOnProgress: usesPresetDuration && outcome == .cancelled
        && completionAnimation.tracks.isEmpty,
      canBeGrabbed: resting.canBeGrabbed,
      progressSamples: progressSamples(
        of: resting, count, duration: usesAbsoluteTimes ? longestDuration : nil, to: outcome),
      resting: samples(resting, gestureState(translation: position)),
      elsewhere: samples(elsewhere, gestureState(translation: otherPosition)),
      moving: moving.map { samples($0, fast) })
  }

  /// The sampling rate per second, and the maximum duration in seconds.
  private static let rate = 120.0
  private static let longest = 10.0

  /// Two positions of the finger at about one third and two thirds of the transition.
  ///
  /// Everything that moves in between differs there. Both are grid positions, where the grid is
  /// exact.
  private func releasePositions(in grid: SampleGrid) throws -> (Point2D, Point2D) {
    let size = stage.container.size
    let direction = plan.gesture.direction(on: stage) ?? Point2D(x: 1, y: 0)
    let positions = try (1...40).map { step in
      let fraction = Double(step) / 40
      // The finger also moves across the gesture's direction, by a different distance.
      let along = Point2D(
        x: direction.x == 0 ? fraction / 2 : direction.x * fraction,
        y: direction.y == 0 ? fraction / 2 : direction.y * fraction)
      let position = grid.nearest(Point2D(x: along.x * size.width, y: along.y * size.height))
      let transition = try InteractiveTransition(
        staged.resolved.animation, plan, on: stage, gestureState(translation: position))
      return (position: position, progress: transition.progress)
    }
    func nearest(_ progress: Double, but other: Point2D? = nil) -> Point2D {
      let remaining = positions.filter { $0.position != other }
      return remaining.min { abs($0.progress - progress) < abs($1.progress - progress) }?.position
        ?? .zero
    }
    let first = nearest(1.0 / 3)
    return (first, nearest(2.0 / 3, but: first))
  }

  /// A transition that is released at time 0.
  private func release(
    _ gestureState: GestureState, to outcome: Outcome
  ) throws -> InteractiveTransition {
    var transition = try InteractiveTransition(
      staged.resolved.animation, plan, on: stage, gestureState)
    switch outcome {
    case .finished: transition.finish(at: 0)
    case .cancelled: transition.cancel(at: 0)
    }
    return transition
  }

  /// Evenly spaced states of a transition, until it ends or for a duration in seconds.
  ///
  /// If other layers take their place at its end, the last state is the one just before.
  private func states(
    of transition: InteractiveTransition, _ count: Int, duration: Double?
  ) -> [InteractiveTransition] {
    var transition = transition
    var end = duration ?? transition.end ?? 0
    var ended = transition
    ended.advance(to: end)
    if ended.revision != transition.revision { end = end.nextDown }
    return (0...count).map { index in
      transition.advance(to: index == count ? end : end * Double(index) / Double(count))
      return transition
    }
  }

  /// The fraction of the remaining progress completed at those times.
  private func progressSamples(
    of transition: InteractiveTransition, _ count: Int, duration: Double?,
    to outcome: Outcome
  ) -> [Double] {
    let from = transition.progress
    let target = outcome == .finished ? 1.0 : 0
    return states(of: transition, count, duration: duration).map { state in
      from == target ? 1 : ((state.progress - from) / (target - from) * 1e5).rounded() / 1e5
    }
  }
}

extension PageInteraction.SampledCompletion {
  /// Its members of a JSON object, in addition to the poses after the release at rest.
  package var more: JSONObject {
    get throws {
      var members: JSONObject = [
        "completionDuration": .number(duration),
        "usesAbsoluteTimes": .boolean(usesAbsoluteTimes),
        "durationDependsOnProgress": .boolean(durationDependsOnProgress),
        "canBeGrabbed": .boolean(canBeGrabbed),
        "progressSamples": .numbers(progressSamples),
        "elsewhere": try json(elsewhere),
      ]
      members["moving"] = try moving.map(json)
      return members
    }
  }

  private func json(_ release: Release) throws -> JSONValue {
    let gesture = release.gestureState
    return [
      "poses": try PosesJSON.properties(of: layers, release.frames),
      "gesture": [
        "x": .number(gesture.translation.x), "y": .number(gesture.translation.y),
        "vx": .number(gesture.velocity.x), "vy": .number(gesture.velocity.y),
        "distance": .number(gesture.distance), "speed": .number(gesture.speed),
        "across": .number(gesture.across), "acrossSpeed": .number(gesture.acrossSpeed),
        "scale": .number(gesture.scale), "scaleSpeed": .number(gesture.scaleSpeed),
      ],
    ]
  }
}
