import SegueTimeline

/// Law 1: both ends look exactly as the hierarchy does before and after.
///
/// Looked at from many points: a property of a layer that cannot be seen from any of them, under another
/// layer or outside the container, is left to the coordinator, which restores it.
///
/// A declared cut may lie at an end: then that end does not look as the hierarchy does. It is one cut, so
/// the other end does.
struct EndsCheck {
  let subject: LawSubject

  /// How far a place may be off, in points: what rounding leaves of a perspective turned back.
  static let tolerance = 1e-7
  /// How much of what is seen may differ.
  static let share = 1e-9

  var violations: [Violation] {
    let timeline = subject.timeline
    guard timeline.duration.isFinite else { return [] }
    let end = compare(
      at: timeline.duration, with: VisibleFrame(after: subject.stage), "the after-state",
      exceptSource: timeline.declarations.endsAtSource)
    // A timeline without duration is over as soon as it starts: itself it is the cut.
    guard timeline.duration > 0 else { return end }
    let start = compare(
      at: 0, with: VisibleFrame(before: subject.stage), "the before-state",
      exceptSource: timeline.declarations.startsAtSource)
    let isCut = timeline.declarations.hasCut && (start.isEmpty || end.isEmpty)
    return isCut ? [] : start + end
  }

  private func compare(
    at time: Double, with expected: VisibleFrame, _ state: String, exceptSource: Bool
  ) -> [Violation] {
    let view = subject.view(at: time)
    let source = subject.stage.sourceFrame
    let container = subject.stage.container.bounds
    let points = (subject.points.all + view.middles).filter {
      container.contains($0) && !(exceptSource && source.contains($0))
    }
    let differences = points.compactMap { point -> Difference? in
      let (seen, due) = (view.appearance(at: point), expected.appearance(at: point))
      let share = seen.difference(from: due, within: Self.tolerance)
      return share > Self.share ? Difference(point: point, seen: seen, due: due, share: share) : nil
    }
    guard let worst = differences.max(by: { $0.share < $1.share }) else { return [] }
    let place = "(\(rounded(worst.point.x)), \(rounded(worst.point.y)))"
    return [
      subject.violation(
        of: .ends, at: time,
        "it does not look as \(state) does: at \(place) one sees \(worst.seen) where "
          + "\(worst.due) belongs",
        by: .init(Double(differences.count) / Double(points.count) * 100, "% of the points"))
    ]
  }

  private struct Difference {
    var point: Point
    var seen: Appearance
    var due: Appearance
    var share: Double
  }
}

extension VisibleFrame {
  /// The points where the middles of layers are seen: what is too small to lie under any other point
  /// lies under its own.
  fileprivate var middles: [Point] {
    func middles(of nodes: [Node], on canvas: Homography?) -> [Point] {
      nodes.flatMap { node -> [Point] in
        guard let own = node.plane.project(node.state.bounds.center) else { return [] }
        // A hair off the middle, where edges of other layers are less likely to meet.
        let point = (canvas.map { $0.project(own) } ?? own).map { $0 + Point(x: 0.0137, y: 0.0071) }
        let inner = node.isCanvas ? (canvas == nil ? node.plane : nil) : canvas
        let children =
          node.isCanvas && inner == nil ? [] : middles(of: node.children, on: inner)
        return [point].compactMap { $0 } + children
      }
    }
    return middles(of: roots, on: nil)
  }
}
