import SegueTimeline

/// Law 6: neither a value nor the rendered image jumps.
///
/// Values: every number that a track animates, relative to its travel. A jump is found if it is larger than a quarter
/// of the value's other change in the same 96th of the timeline (a 48th if there are many layers), or than 11/16 of it
/// where it goes the other way (``JumpSearch``). Exempt are one declared cut, and tracks that jump by design
/// (`steps`, discrete keyframes, hidden and clip). Springs end at their targets (``SpringCurve``), so nothing is
/// allowed for them.
///
/// Rendered image: changes of layer order, back faces, masks and clips are visible there, but not in any value.
/// If three sample points change at the same time, that is a jump, since no edge runs through three of them. The
/// image is compared in every 32nd of the timeline.
struct ContinuityCheck {
  let subject: LawSubject

  /// The smallest jump of a value that counts, relative to its travel.
  static let minimumValueJump = 1e-6
  /// The smallest jump at a point that counts: a fraction of the appearance, or of the
  /// container's diagonal.
  static let minimumPartJump = 2e-3
  /// The number of points that must jump together.
  static let minimumPointCount = 3
  /// The samples that a search for jumps may take, of all values and of the rendered image.
  static let valueBudget = 4000
  static let pictureBudget = 1000

  var violations: [Violation] {
    let timeline = subject.timeline
    guard timeline.duration.isFinite, timeline.duration > 0 else { return [] }
    var cut = DeclaredCut(timeline)
    return (valueJump(&cut) ?? pictureJump(&cut)).map { [$0] } ?? []
  }

  /// Whether there are so many layers that sampling is expensive and fewer samples are taken.
  private var isCrowded: Bool { subject.timeline.layers.count > 40 }

  /// A timeline that cannot be searched for jumps: its numbers are extreme, or it changes all the time.
  private func tooFast(at time: Double, _ count: Int) -> Violation {
    subject.violation(
      of: .continuity, at: time,
      "it changes too fast to be searched for jumps: the search gave up after \(count) samples")
  }

  // MARK: Values

  private func valueJump(_ cut: inout DeclaredCut) -> Violation? {
    let timeline = subject.timeline
    let moving = MovingValues(timeline)
    guard !moving.isEmpty else { return nil }
    var frame = timeline.sample(at: 0)
    let search = JumpSearch(
      measure: { time in
        timeline.sample(at: time, into: &frame)
        return moving.values(in: frame)
      },
      changes: { a, b in moving.indices.map { abs(a[$0] - b[$0]) / moving.travels[$0] } },
      isNoticeable: { $0.contains { $0 > Self.minimumValueJump } }, budget: Self.valueBudget)
    let found = search.jump(from: 0, to: timeline.duration, intervals: isCrowded ? 48 : 96) {
      jump in
      !cut.covers(jump.after)
    }
    if case .gaveUp(let time)? = found { return tooFast(at: time, Self.valueBudget) }
    guard case .jump(let jump)? = found,
      let most = jump.changes.indices.max(by: { jump.changes[$0] < jump.changes[$1] })
    else { return nil }
    let value = moving.names[most]
    return subject.violation(
      of: .continuity, at: jump.after, layer: value.layer, channel: value.channel,
      "\(value.name) jumps",
      by: .init(jump.changes[most] * moving.travels[most], "in its own unit"))
  }

  // MARK: Rendered image

  private func pictureJump(_ cut: inout DeclaredCut) -> Violation? {
    let timeline = subject.timeline
    let size = subject.stage.container.size
    let diagonal = Point2D.zero.distance(to: Point2D(x: size.width, y: size.height))
    let points = subject.points.everywhere.enumerated()
      .filter { !isCrowded || $0.offset.isMultiple(of: 2) }.map(\.element)
    let jumping = JumpingValues(timeline)
    let search = JumpSearch(
      measure: { time in
        let view = subject.view(at: time)
        return points.map { view.appearance(at: $0) }
      },
      changes: { a, b in zip(a, b).map { $0.change(to: $1, relativeTo: diagonal) } },
      isNoticeable: { changes in
        changes.count { $0 > Self.minimumPartJump } >= Self.minimumPointCount
      }, budget: Self.pictureBudget)
    let found = search.jump(from: 0, to: timeline.duration, intervals: 32) { jump in
      jumping.values(at: jump.before) == jumping.values(at: jump.after) && !cut.covers(jump.after)
    }
    if case .gaveUp(let time)? = found { return tooFast(at: time, Self.pictureBudget) }
    guard case .jump(let jump)? = found else { return nil }
    let count = jump.changes.count { $0 > Self.minimumPartJump }
    let worst = jump.changes.indices.max { jump.changes[$0] < jump.changes[$1] }
    let layer = worst.flatMap { index in
      [jump.after, jump.before].lazy
        .compactMap { subject.view(at: $0).topmostLayer(at: points[index]) }.first
    }
    return subject.violation(
      of: .continuity, at: jump.after, layer: layer, "the picture jumps, although no value does",
      by: .init(Double(count) / Double(points.count) * 100, "% of the points"))
  }
}

/// The one time at which everything may jump, if a timeline declares a cut.
private struct DeclaredCut {
  private var isOpen: Bool
  private var time: Double?
  private let tolerance: Double

  init(_ timeline: Timeline) {
    isOpen = timeline.declarations.hasCut
    tolerance = 1e-6 * timeline.duration
  }

  /// Returns whether a jump is the declared cut; the first jump checked defines its time.
  mutating func covers(_ jump: Double) -> Bool {
    if isOpen { (isOpen, time) = (false, jump) }
    return time.map { abs($0 - jump) <= tolerance } ?? false
  }
}
