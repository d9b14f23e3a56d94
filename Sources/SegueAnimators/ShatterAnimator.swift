public import SegueTimeline

/// An animator that breaks the departing screen from the source outward into shards that fall and turn.
///
/// A presented screen that arrives assembles instead.
public struct ShatterAnimator: DepartureAnimator {
  /// The animator's name and abilities.
  public let description = AnimatorDescription(
    id: "shatter", version: Version(1),
    parameters: [
      ParameterDescription(
        name: "depth", kind: .length(0...500), defaultValue: .number(260), unit: "points",
        help: "The maximum distance that a shard moves toward the viewer."),
      ParameterDescription(
        name: "fall", kind: .number(0...4), defaultValue: .number(1.5), unit: "container heights",
        help: "How far a shard falls if it comes off first."),
      ParameterDescription(
        name: "shards", kind: .number(20...200), defaultValue: .number(90), unit: "shards",
        help: "The approximate number of shards."),
      ParameterDescription(
        name: "spin", kind: .angle(0...12), defaultValue: .number(3.6),
        help: "The maximum rotation of a shard."),
      ParameterDescription(
        name: "spread", kind: .number(0...0.8), defaultValue: .number(0.5),
        help: "The part of the duration after which the last shard comes off."),
    ])

  /// The default duration, in seconds.
  static let duration = 1.2
  /// The viewing distance, in points.
  private static let eye = 1100.0

  /// Creates the animator.
  public init() {}

  /// Computes the timeline of a transition.
  public func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    try departureOrArrival(on: stage, parameters)
  }

  func arrives(on stage: Stage) -> Bool { stage.presentation != nil && stage.arrivesAbove }

  func departure(
    on stage: Stage, _ parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    var draft = stage.departureDraft(duration: Self.duration)
    let group = draft.addGroup("shards", eye: Self.eye)
    let source = stage.source.map { $0.frame }.flatMap { $0.isEmpty ? nil : $0 }
    let hit = (source ?? stage.container.bounds).center - stage.from.frame.origin
    var fall = ShardFall(stage, hit: hit, parameters)
    fall.drop(in: &draft, group)
    return try draft.timeline()
  }
}

extension [Point2D] {
  /// The part of a convex polygon where a linear function is at least zero.
  func clipped(where inside: (Point2D) -> Double) -> [Point2D] {
    var result: [Point2D] = []
    for (index, point) in enumerated() {
      let next = self[(index + 1) % count]
      let (a, b) = (inside(point), inside(next))
      if a >= 0 { result.append(point) }
      if (a < 0) != (b < 0) {
        let t = a / (a - b)
        result.append(
          Point2D(x: point.x + (next.x - point.x) * t, y: point.y + (next.y - point.y) * t))
      }
    }
    return result
  }

  /// The smallest rectangle around the points.
  var boundingBox: Rect2D {
    let (left, right) = (map { $0.x }.min() ?? 0, map { $0.x }.max() ?? 0)
    let (top, bottom) = (map { $0.y }.min() ?? 0, map { $0.y }.max() ?? 0)
    return Rect2D(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A value between two others.
func between(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
