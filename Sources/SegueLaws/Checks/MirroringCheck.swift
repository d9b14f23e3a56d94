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
      var count = 0
      var first: String?
      var uneven: (layer: Int, channel: Channel?)?
      for point in subject.points.all {
        let due = view.appearance(at: point).mirrored(on: subject.stage)
        let seen = image.appearance(at: Point2D(x: width - point.x, y: point.y))
        guard seen.difference(from: due, within: Self.tolerance) > Self.share else { continue }
        count += 1
        uneven =
          uneven
          ?? culprit(at: point, in: view, image).map { root in
            unevenLayer(in: root, at: time, mirrored, mirrored.timeline.time(at: progress))
              ?? (root, nil)
          }
        first =
          first
          ?? "at (\(whole(width - point.x)), \(whole(point.y))) is \(seen.words(beside: due)), "
          + "where \(due.words(beside: seen)) belongs"
      }
      guard let first, count > worst?.count ?? 0 else { continue }
      let amount = Violation.Amount(
        Double(count) / Double(subject.points.all.count) * 100, Violation.Amount.ofScreen)
      let violation = subject.violation(
        of: .mirroring, at: time, layer: uneven?.layer, channel: uneven?.channel,
        "\(amount.share) is not the mirror image in right-to-left: \(first)", by: amount)
      worst = (violation, count)
    }
    return worst?.violation
  }
}

extension MirroringCheck {
  /// Returns the topmost layer of the container that itself looks different at a point; layers above or below a
  /// layer that moves to the wrong side are not at fault.
  private func culprit(
    at point: Point2D, in view: VisibleFrame, _ image: VisibleFrame
  ) -> Int? {
    let other = Point2D(x: subject.stage.container.size.width - point.x, y: point.y)
    let uneven = view.roots.first { root in
      guard let twin = image.roots.first(where: { $0.index == root.index }) else { return true }
      let due = view.look(at: root, point).mirrored(on: subject.stage)
      return image.look(at: twin, other).difference(from: due, within: Self.tolerance) > Self.share
    }
    return uneven?.index ?? view.topmostLayer(at: point)
  }

  /// Returns the first layer in a layer that is not mirrored, and the channel that is not.
  private func unevenLayer(
    in root: Int, at time: Double, _ mirrored: LawSubject, _ mirroredTime: Double
  ) -> (layer: Int, channel: Channel?)? {
    let states = subject.timeline.sample(at: time).states
    let images = mirrored.timeline.sample(at: mirroredTime).states
    guard states.count == images.count else { return nil }
    var inside: Set<Int> = [root]
    for index in states.indices {
      if let parent = subject.timeline.layers[index].parent, inside.contains(parent) {
        inside.insert(index)
      }
      guard inside.contains(index) else { continue }
      let (rest, image) = (
        subject.timeline.layers[index].state, mirrored.timeline.layers[index].state
      )
      let channel = Self.turned.first { channel in
        let (own, other) = (states[index][channel], images[index][channel])
        // Positions are mirrored within the parent: their displacements from rest have opposite signs.
        let start = Self.places.contains(channel) ? rest[channel] + image[channel] : 0
        return abs(own + other - start) > Self.tolerance
      }
      if let channel { return (index, channel) }
    }
    return nil
  }

  private static let places: Set<Channel> = [.positionX, .anchorX]
  private static let turned: [Channel] = [
    .translationX, .positionX, .anchorX, .rotationY, .rotationZ, .skewX, .skewY,
  ]
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
