import SegueStaging
import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueExport
package import SegueJSON
import SegueTimeline

extension PageInteraction {
  /// The continuation after a finger releases the layers, sampled for three fingers.
  package struct After {
    /// A release, and the states of the layers at even times after it.
    struct Release {
      let reading: GestureState
      let frames: [Frame]
    }

    package let layers: [Layer]
    /// The duration in seconds after the first finger's release, or the longest of all if it is
    /// timed.
    package let duration: Double
    /// Whether samples are at absolute times rather than fractions of a duration that the finger
    /// determines.
    let isTimed: Bool
    /// Whether the duration depends on the remaining progress.
    let lastsWhatIsLeft: Bool
    /// The fraction of the remaining progress completed at each time, 0…1.
    let paces: [Double]
    /// A finger at rest, and one at rest elsewhere.
    let resting, elsewhere: Release
    /// A moving finger; nil if velocity makes no difference.
    let moving: Release?
  }

  /// The animation to an outcome from positions in a grid; nil if only the progress continues.
  package func after(_ outcome: Outcome, in net: SampleGrid) throws -> After? {
    let (place, otherPlace) = try placesOnTheWay(of: net)
    let resting = try release(reading(place), to: outcome)
    guard let completionAnimation = resting.completionAnimation else { return nil }
    let elsewhere = try release(reading(otherPlace), to: outcome)
    let fast = reading(place, velocity: Point(x: 600, y: 500))
    let moving = plan.handsVelocityOver ? try release(fast, to: outcome) : nil
    // A finger's velocity makes a spring settle later, but not move more slowly: then samples are
    // at absolute times. Otherwise each is at a fraction of the duration.
    let whole =
      [completionAnimation.duration, moving?.completionAnimation?.duration ?? 0].max() ?? 0
    let isTimed =
      moving.map { $0.completionAnimation?.duration != completionAnimation.duration } ?? false
    let count = max(Int((min(whole, Self.longest) * Self.rate).rounded(.up)), 1)
    func moments(_ transition: InteractiveTransition, _ reading: GestureState) -> After.Release {
      After.Release(
        reading: reading,
        frames: states(of: transition, count, lasting: isTimed ? whole : nil).map(\.frame))
    }
    let isOwn = plan.completion(of: outcome).duration == nil
    return After(
      layers: completionAnimation.layers, duration: whole, isTimed: isTimed,
      lastsWhatIsLeft: isOwn
        && elsewhere.completionAnimation?.duration != completionAnimation.duration,
      paces: paces(of: resting, count, lasting: isTimed ? whole : nil, to: outcome),
      resting: moments(resting, reading(place)),
      elsewhere: moments(elsewhere, reading(otherPlace)),
      moving: moving.map { moments($0, fast) })
  }

  /// The sampling rate per second, and the maximum duration in seconds.
  private static let rate = 120.0
  private static let longest = 10.0

  /// Two positions of the finger at about one third and two thirds of the transition.
  ///
  /// Everything that moves in between differs there. Both are grid positions, where the grid is
  /// exact.
  private func placesOnTheWay(of net: SampleGrid) throws -> (Point, Point) {
    let size = stage.container.size
    let direction = plan.gesture.direction(on: stage) ?? Point(x: 1, y: 0)
    let places = try (1...40).map { step in
      let part = Double(step) / 40
      // The finger also moves across the gesture's direction, by a different distance.
      let along = Point(
        x: direction.x == 0 ? part / 2 : direction.x * part,
        y: direction.y == 0 ? part / 2 : direction.y * part)
      let place = net.nearest(Point(x: along.x * size.width, y: along.y * size.height))
      let held = try InteractiveTransition(
        staged.resolved.animation, plan, on: stage, reading(place))
      return (place: place, progress: held.progress)
    }
    func nearest(_ progress: Double, but other: Point? = nil) -> Point {
      let left = places.filter { $0.place != other }
      return left.min { abs($0.progress - progress) < abs($1.progress - progress) }?.place ?? .zero
    }
    let first = nearest(1.0 / 3)
    return (first, nearest(2.0 / 3, but: first))
  }

  /// A transition released by a finger at time 0.
  private func release(
    _ reading: GestureState, to outcome: Outcome
  ) throws -> InteractiveTransition {
    var held = try InteractiveTransition(staged.resolved.animation, plan, on: stage, reading)
    switch outcome {
    case .finished: held.finish(at: 0)
    case .cancelled: held.cancel(at: 0)
    }
    return held
  }

  /// The states of a transition at even times, until it ends or for some seconds.
  private func states(
    of transition: InteractiveTransition, _ count: Int, lasting seconds: Double?
  ) -> [InteractiveTransition] {
    var transition = transition
    let end = seconds ?? transition.end ?? 0
    return (0...count).map { index in
      transition.advance(to: index == count ? end : end * Double(index) / Double(count))
      return transition
    }
  }

  /// The fraction of the remaining progress completed at those times.
  private func paces(
    of transition: InteractiveTransition, _ count: Int, lasting seconds: Double?,
    to outcome: Outcome
  ) -> [Double] {
    let from = transition.progress
    let target = outcome == .finished ? 1.0 : 0
    return states(of: transition, count, lasting: seconds).map { state in
      from == target ? 1 : ((state.progress - from) / (target - from) * 1e5).rounded() / 1e5
    }
  }
}

extension PageInteraction.After {
  /// Its members of a JSON object, in addition to the poses of the finger at rest.
  package var more: JSONObject {
    get throws {
      var members: JSONObject = [
        "lasting": .number(duration), "isTimed": .boolean(isTimed),
        "lastsWhatIsLeft": .boolean(lastsWhatIsLeft), "paces": .numbers(paces),
        "elsewhere": try json(elsewhere),
      ]
      members["moving"] = try moving.map(json)
      return members
    }
  }

  private func json(_ release: Release) throws -> JSONValue {
    let reading = release.reading
    return [
      "poses": try PosesJSON.properties(of: layers, release.frames),
      "reading": [
        "x": .number(reading.translation.x), "y": .number(reading.translation.y),
        "vx": .number(reading.velocity.x), "vy": .number(reading.velocity.y),
        "distance": .number(reading.distance), "speed": .number(reading.speed),
        "scale": .number(reading.scale),
      ],
    ]
  }
}
