import SeguePreview
import SegueTimeline

/// Law 1: both ends look exactly like the hierarchy before and after.
///
/// Compares appearances at many points: layer properties that are visible at none of them, under
/// another layer or outside the container and its round corners, are left to the coordinator, which restores them.
///
/// A declared cut may be at one end: then that end may differ from the hierarchy. There is only one
/// cut, so the other end must match.
struct EndsCheck {
  let subject: LawSubject

  /// The tolerance of positions, in points: the rounding error of an inverted perspective.
  static let tolerance = 1e-7
  /// The fraction of an appearance that may differ.
  static let share = 1e-9

  var violations: [Violation] {
    let timeline = subject.timeline
    guard timeline.duration.isFinite else { return [] }
    if let size = subject.stage.emptyScreenSize {
      return [
        subject.violation(
          of: .ends,
          "the presented screen is empty: its frame is \(rounded(size.width)) × \(rounded(size.height)) points"
        )
      ]
    }
    let end = compare(
      at: timeline.duration, with: subject.stage.layersAfter, "the screens after it",
      exceptSource: timeline.declarations.endsAtSource)
    // A timeline without duration ends as soon as it starts: it is itself the cut.
    guard timeline.duration > 0 else { return end }
    let start = compare(
      at: 0, with: subject.stage.layersBefore, "the screens before it",
      exceptSource: timeline.declarations.startsAtSource)
    let isCut = timeline.declarations.hasCut && (start.isEmpty || end.isEmpty)
    return isCut ? [] : start + end
  }

  private func compare(
    at time: Double, with hierarchy: [Layer], _ state: String, exceptSource: Bool
  ) -> [Violation] {
    let expected = VisibleFrame(hierarchy, on: subject.stage)
    let view = subject.view(at: time)
    let source = subject.stage.sourceFrame
    let container = subject.stage.container
    let points = (subject.points.all + view.middles).filter {
      container.shows($0) && !(exceptSource && source.contains($0))
    }
    let differences = points.compactMap { point -> Difference? in
      let (seen, due) = (view.appearance(at: point), expected.appearance(at: point))
      let share = seen.difference(from: due, within: Self.tolerance)
      return share > Self.share ? Difference(point: point, seen: seen, due: due, share: share) : nil
    }
    guard let worst = differences.max(by: { $0.share < $1.share }) else { return [] }
    let place = "(\(rounded(worst.point.x)), \(rounded(worst.point.y)))"
    let cause = Culprit(in: subject, at: time, worst.point, like: hierarchy)
    let amount = Violation.Amount(
      Double(differences.count) / Double(points.count) * 100, "% of the points")
    return [
      subject.violation(
        of: .ends, at: time, layer: cause.layer, channel: cause.channel,
        "it does not look like \(state): at \(place) of the screen is \(worst.seen.words), "
          + "where \(worst.due.words) belongs", by: amount,
        advice: EndAdvice(subject: subject, time: time, cause: cause)
          .text(about: differences.map(\.point), amount))
    ]
  }

  private struct Difference {
    var point: Point2D
    var seen: Appearance
    var due: Appearance
    var share: Double
  }
}

extension VisibleFrame {
  /// The centers of layers, in the container: a layer too small to contain any other sample point
  /// contains its own center.
  fileprivate var middles: [Point2D] {
    func middles(of nodes: [Node], on canvas: Homography?) -> [Point2D] {
      nodes.flatMap { node -> [Point2D] in
        guard let own = node.plane.project(node.state.bounds.center) else { return [] }
        // Slightly off center, where edges of other layers are less likely to meet.
        let point = (canvas.map { $0.project(own) } ?? own).map {
          $0 + Point2D(x: 0.0137, y: 0.0071)
        }
        let inner = node.isCanvas ? (canvas == nil ? node.plane : nil) : canvas
        let children =
          node.isCanvas && inner == nil ? [] : middles(of: node.children, on: inner)
        return [point].compactMap { $0 } + children
      }
    }
    return middles(of: roots, on: nil)
  }
}
