import SegueCatalog
import SegueTimeline

/// Law 8: the mirrored stage shows the mirror image.
///
/// This includes presets without any edge, whose mirror image on a mirrored stage is their own. For
/// a random preset, detected by another seed that produces another timeline, single pieces cannot
/// be expected to match: ``RandomizedMirroring`` compares averages instead.
struct MirroringCheck {
  let subject: LawSubject

  /// Progress values away from special ones.
  static let moments = [0.1319, 0.3727, 0.5413, 0.8191]
  /// The tolerance of positions, in points.
  static let tolerance = 1e-6
  /// The fraction of an appearance that may differ.
  static let share = 1e-6

  var violations: [Violation] {
    guard !subject.variant.isRightToLeft, subject.timeline.duration.isFinite else { return [] }
    var other = subject.variant
    other.isRightToLeft = true
    do {
      if try isRandom {
        return try RandomizedMirroring(subject: subject).violation.map { [$0] } ?? []
      }
      let mirrored = try LawSubject(
        subject.preset, subject.operation, other, in: subject.registry,
        with: subject.environment)
      return compare(mirrored).map { [$0] } ?? []
    } catch {
      return [
        subject.violation(of: .mirroring, "cannot create a right-to-left timeline: \(error)")
      ]
    }
  }

  private var isRandom: Bool {
    get throws(AnimatorFailure) {
      var stage = subject.stage
      stage.seed = 0xC0FFEE
      let other = try subject.registry.timeline(
        of: subject.preset, subject.operation, on: stage)
      return other != subject.timeline
    }
  }

  private func compare(_ mirrored: LawSubject) -> Violation? {
    let width = subject.stage.container.size.width
    var worst: (violation: Violation, count: Int)?
    for progress in Self.moments {
      let time = subject.timeline.time(at: progress)
      let view = subject.view(at: time)
      let image = mirrored.view(at: mirrored.timeline.time(at: progress))
      let uneven = unevenLayer(at: time, mirrored, mirrored.timeline.time(at: progress))
      var count = 0
      var first: String?
      var layer: Int?
      for point in subject.points.all {
        let due = view.appearance(at: point).mirrored(on: subject.stage)
        let seen = image.appearance(at: Point(x: width - point.x, y: point.y))
        guard seen.difference(from: due, within: Self.tolerance) > Self.share else { continue }
        count += 1
        layer = layer ?? uneven?.layer ?? view.topmostLayer(at: point)
        first =
          first
          ?? "at (\(rounded(width - point.x)), \(rounded(point.y))), found \(seen), expected \(due)"
      }
      guard let first, count > worst?.count ?? 0 else { continue }
      let share = Double(count) / Double(subject.points.all.count) * 100
      let violation = subject.violation(
        of: .mirroring, at: time, layer: layer, channel: uneven?.channel,
        "right-to-left is not the mirror image: \(first)",
        by: .init(share, "% of the points"))
      worst = (violation, count)
    }
    return worst?.violation
  }
}

extension MirroringCheck {
  /// Returns the first layer whose place is not mirrored, and the channel that is not.
  private func unevenLayer(
    at time: Double, _ mirrored: LawSubject, _ mirroredTime: Double
  ) -> (layer: Int, channel: Channel)? {
    let states = subject.timeline.sample(at: time).states
    let images = mirrored.timeline.sample(at: mirroredTime).states
    guard states.count == images.count else { return nil }
    let turned: [Channel] = [.translationX, .rotationY, .rotationZ, .skewX, .skewY]
    for index in states.indices {
      let channel = turned.first {
        abs(states[index][$0] + images[index][$0]) > Self.tolerance
      }
      if let channel { return (index, channel) }
    }
    return nil
  }
}

extension Appearance {
  /// The mirror image: each position is mirrored within its screen.
  fileprivate func mirrored(on stage: Stage) -> Appearance {
    var result = self
    for index in places.indices {
      let width = stage.frame(of: places[index].place.side).width
      result.places[index].place.point.x = width - places[index].place.point.x
    }
    return result
  }
}
