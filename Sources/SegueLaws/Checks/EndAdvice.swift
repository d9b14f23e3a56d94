import SegueCatalog
import SegueTimeline

/// Advice for the author of a transition that does not begin or end at rest.
struct EndAdvice {
  let subject: LawSubject
  /// The end: 0, or the timeline's duration.
  let time: Double
  let cause: Culprit

  /// A sentence about the layer at fault; nil where none stands out.
  ///
  /// - Parameters:
  ///   - points: where the picture is wrong, in the container.
  ///   - amount: the size of the wrong part of the picture, as a percentage.
  func text(about points: [Point2D], _ amount: Violation.Amount) -> String? {
    guard let index = cause.layer else { return nil }
    let layer = "'\(subject.timeline.layers[index].id)'"
    if cause.isOutOfPlace {
      let share = amount.value / 100
      return "\(layer) still covers \(part(of: points, share)) of the screen at "
        + "\(rounded(time)) s (\(amount.share)): move it further, or fade it out"
    }
    guard let difference = cause.difference, let name = difference.channel.propertyName else {
      return nil
    }
    return "\(layer) is not at rest at \(rounded(time)) s: its '\(name)' is "
      + "\(rounded(difference.found)) instead of \(rounded(difference.due)); "
      + "leave out '\(key)', or let it be that value"
  }

  /// The key of a track for its value at this end, `from` or `to`; a reversed timeline swaps them.
  private var key: String {
    let isReversed =
      if case .reverse? = subject.preset.transitions[subject.operation] { true } else { false }
    return (time > 0) != isReversed ? "to" : "from"
  }

  /// The part of the screen that points lie in, in words.
  private func part(of points: [Point2D], _ share: Double) -> String {
    let size = subject.stage.container.size
    func reach(_ values: [Double], _ length: Double) -> (isNarrow: Bool, touches: Bool) {
      let (low, high) = ((values.min() ?? 0) / length, (values.max() ?? 0) / length)
      return (high - low < 0.5, low < 0.2 || high > 0.8)
    }
    let across = reach(points.map(\.x), size.width)
    let down = reach(points.map(\.y), size.height)
    if share > 0.99 { return "all" }
    if share > 0.5 { return "most" }
    if across.isNarrow, down.isNarrow, across.touches, down.touches { return "a corner" }
    if across.isNarrow && across.touches || down.isNarrow && down.touches { return "an edge" }
    return "a part"
  }
}

extension Channel {
  /// The name of the preset property that sets this channel; nil if there is none.
  fileprivate var propertyName: String? { MotionProperty.all.first { $0.channel == self }?.name }
}
