import SeguePreview
import SegueTimeline

/// Law 1: both ends look exactly like the hierarchy before and after.
///
/// Compares what the display lists show at many points. Layer properties that are not visible at any of them, since
/// they are under another layer or outside the container and its round corners, are not checked: the coordinator
/// restores them. A dismissal ends with the hierarchy from before the presentation. A presenting screen that changes
/// while a sheet covers it is also compared as if the sheet were transparent.
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
    let violations = compareEnds(clear: nil)
    guard violations.isEmpty, let sheet = subject.stage.sheetAboveChange else { return violations }
    return compareEnds(clear: sheet)
  }

  /// - Parameter sheet: a screen whose upper part is clear.
  private func compareEnds(clear sheet: Subject.Side?) -> [Violation] {
    let timeline = subject.timeline
    let end = compare(
      at: timeline.duration, with: subject.stage.layersAfter, "the screens after it",
      exceptSource: timeline.declarations.endsAtSource, clear: sheet)
    // A timeline without duration ends as soon as it starts: it is itself the cut.
    guard timeline.duration > 0 else { return end }
    let start = compare(
      at: 0, with: subject.stage.layersBefore, "the screens before it",
      exceptSource: timeline.declarations.startsAtSource, clear: sheet)
    let isCut = timeline.declarations.hasCut && (start.isEmpty || end.isEmpty)
    return isCut ? [] : start + end
  }

  private func compare(
    at time: Double, with hierarchy: [Layer], _ state: String, exceptSource: Bool,
    clear sheet: Subject.Side?
  ) -> [Violation] {
    func look(_ layers: [Layer], _ frame: Frame) -> VisibleFrame {
      VisibleFrame(VisibleLayers(layers, on: subject.stage, clear: sheet), frame)
    }
    let expected = look(hierarchy, Frame(states: hierarchy.map(\.state)))
    let view = look(subject.timeline.layers, subject.timeline.sample(at: time))
    let source = subject.stage.sourceFrame
    let container = subject.stage.container
    let points = (subject.points.all + subject.points.dense + view.marks + expected.marks).filter {
      container.shows($0) && !(exceptSource && source.contains($0))
    }
    let differences = points.compactMap { point -> Difference? in
      let (seen, due) = (view.appearance(at: point), expected.appearance(at: point))
      let share = seen.difference(from: due, within: Self.tolerance)
      return share > Self.share ? Difference(point: point, seen: seen, due: due, share: share) : nil
    }
    guard let worst = differences.max(by: { $0.share < $1.share }) else { return [] }
    let place = "(\(whole(worst.point.x)), \(whole(worst.point.y)))"
    let cause = Culprit(in: subject, at: time, worst.point, like: hierarchy)
    let amount = Violation.Amount(
      Double(differences.count) / Double(points.count) * 100, Violation.Amount.ofScreen)
    return [
      subject.violation(
        of: .ends, at: time, layer: cause.layer, channel: cause.channel,
        "\(amount.share) does not look like \(state): at \(place) is "
          + "\(worst.seen.words(beside: worst.due)), where \(worst.due.words(beside: worst.seen)) belongs",
        by: amount,
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
