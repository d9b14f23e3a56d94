import SeguePreview
import SegueTimeline

/// Law 1 on drawn frames: both ends look like the real screens.
///
/// Draws the first and the last frame as previews do, and the hierarchies before and after: the hierarchy before a
/// presentation is the one after its dismissal, so that the first frame of one is the last of the other. Compares
/// averages of small areas: where pieces of a picture meet, their smooth edges let a little of what is behind
/// shine through. An area may differ the more, the more edges run through it.
struct DrawnEndsCheck {
  let subject: LawSubject

  /// The number of pixels of a drawn frame.
  private static let pixels = 8000.0
  /// The side of a compared area, in pixels.
  private static let side = 10
  /// The largest difference of an area's average in a component, in levels of 255, without any edges.
  static let tolerance = 8.0
  /// How much more edges let through, in levels for one in every pixel: where two layers meet in the middle of a
  /// pixel, each covers half of it, so that a quarter of what is behind remains; a
  /// seam has the edges of both layers, so each counts half.
  private static let bleeding = 255.0 / 4 / 2

  var violations: [Violation] {
    let timeline = subject.timeline
    guard timeline.duration.isFinite, (try? subject.isRepeated(in: subject.variant)) != true else {
      return []
    }
    do {
      let end = try compare(
        at: timeline.duration, with: subject.stage.layersAfter, "the screens after it",
        exceptSource: timeline.declarations.endsAtSource)
      guard timeline.duration > 0 else { return end }
      let start = try compare(
        at: 0, with: subject.stage.layersBefore, "the screens before it",
        exceptSource: timeline.declarations.startsAtSource)
      let isCut = timeline.declarations.hasCut && (start.isEmpty || end.isEmpty)
      return isCut ? [] : start + end
    } catch {
      return [subject.violation(of: .ends, "cannot be drawn: \(error)")]
    }
  }

  private var scale: Double {
    let size = subject.stage.container.size
    return (Self.pixels / (size.width * size.height)).squareRoot()
  }

  private func compare(
    at time: Double, with layers: [Layer], _ state: String, exceptSource: Bool
  ) throws -> [Violation] {
    let pictures = FlatScreens(subject.stage, scale: scale)
    let still = try Timeline(layers: layers, tracks: [])
    let due = try draw(still, at: 0, pictures)
    let seen = try draw(subject.timeline, at: time, pictures)
    let size = subject.stage.container.size
    let filled = Size2D(width: size.width * scale, height: size.height * scale)
    let areas = due.areas(side: Self.side, within: filled)
      .filter { isShown($0) && !(exceptSource && isAtSource($0)) }
    let differences = areas.map {
      Difference(area: $0, amount: seen.average(of: $0).difference(from: due.average(of: $0)))
    }
    let wrong = beyondTolerance(differences, at: time)
    guard let worst = wrong.max(by: { $0.amount < $1.amount })?.area else { return [] }
    let place = worst.center(at: scale)
    let cause = Culprit(in: subject, at: time, place, like: layers)
    let amount = Violation.Amount(
      Double(wrong.count) / Double(areas.count) * 100, "% of the picture")
    return [
      subject.violation(
        of: .ends, at: time, layer: cause.layer, channel: cause.channel,
        "its drawn frame does not look like \(state): around (\(rounded(place.x)), \(rounded(place.y))), it is "
          + "\(seen.average(of: worst)), expected \(due.average(of: worst))",
        by: amount,
        advice: EndAdvice(subject: subject, time: time, cause: cause)
          .text(about: wrong.map { $0.area.center(at: scale) }, amount))
    ]
  }

  /// A compared area, and by how many levels it differs.
  private struct Difference {
    var area: PixelArea
    var amount: Double
  }

  /// Returns the differences that the edges of layers do not explain.
  private func beyondTolerance(_ differences: [Difference], at time: Double) -> [Difference] {
    let noticeable = differences.filter { $0.amount > Self.tolerance }
    guard !noticeable.isEmpty else { return [] }
    let edges = subject.view(at: time).edges(scale: scale)
    return noticeable.filter { difference in
      let length = edges.reduce(0) { $0 + $1.length(in: difference.area) }
      let share = min(length / Double(difference.area.pixelCount), 1)
      return difference.amount > Self.tolerance + Self.bleeding * share
    }
  }

  private func draw(
    _ timeline: Timeline, at time: Double, _ pictures: FlatScreens
  ) throws -> Bitmap {
    let source = try TransitionFrameSource(
      timeline, on: subject.stage, pictures: pictures.source, scale: scale, threads: 1)
    return source.frame(at: timeline.duration > 0 ? time / timeline.duration : 1)
  }

  /// Whether the device cuts nothing off an area: where a layer has the same round corners, it would be cut twice.
  private func isShown(_ area: PixelArea) -> Bool {
    [area.left + 1, area.right - 1].allSatisfy { x in
      [area.top + 1, area.bottom - 1].allSatisfy { y in
        subject.stage.container.shows(Point2D(x: Double(x) / scale, y: Double(y) / scale))
      }
    }
  }

  private func isAtSource(_ area: PixelArea) -> Bool {
    let frame = subject.stage.sourceFrame
    return frame.minX * scale < Double(area.right) && frame.maxX * scale > Double(area.left)
      && frame.minY * scale < Double(area.bottom) && frame.maxY * scale > Double(area.top)
  }
}
