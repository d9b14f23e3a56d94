public import SegueTimeline

/// An animator that sucks the upper screen into the source, or pours it out of there.
///
/// The screen is cut into strips, each with a projective transform of its own. Everything moves linearly: the
/// preset provides the easing.
public struct GenieAnimator: DepartureAnimator {
  /// The animator's name and abilities.
  public let description = AnimatorDescription(
    id: "genie", version: Version(1),
    parameters: [
      ParameterDescription(
        name: "mouth", kind: .number(0...1), defaultValue: .number(1), unit: "source widths",
        help: "The width of the opening that the screen disappears into; 0 is a point."),
      ParameterDescription(
        name: "pull", kind: .number(0.1...0.9), defaultValue: .number(0.4),
        help: "The part of the duration in which the sides pull in."),
      ParameterDescription(
        name: "strips", kind: .number(16...96), defaultValue: .number(56), unit: "strips",
        help: "The number of strips that make up the bent screen."),
      ParameterDescription(
        name: "target", kind: .choice(Target.allCases.map { $0.rawValue }),
        defaultValue: .choice(Target.source.rawValue),
        help: "Where the opening is: at the source, or in the middle of an edge."),
    ])

  /// Where the opening is.
  enum Target: String, CaseIterable { case source, top, bottom }

  /// The default duration, in seconds.
  static let duration = 0.6
  /// The largest width of the mouth relative to the screen's; a wider one would not look like a funnel.
  private static let widestMouth = 0.25

  /// Creates the animator.
  public init() {}

  /// Computes the timeline of a transition.
  public func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    try departureOrArrival(on: stage, parameters)
  }

  func arrives(on stage: Stage) -> Bool { stage.arrivesAbove }

  func departure(
    on stage: Stage, _ parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    let screen = stage.from.frame
    let target = stage.frame(of: parameters.choice("target").flatMap(Target.init) ?? .source)
    let widest = screen.width * Self.widestMouth
    let genie = Genie(
      screen: screen, mouth: target.center,
      width: min(target.width, widest) * (parameters.number("mouth") ?? 1),
      pull: parameters.number("pull") ?? 0.4)
    var draft = stage.departureDraft(duration: Self.duration)
    let count = Int((parameters.number("strips") ?? 56).rounded())
    // Each strip extends over the next one, toward the mouth.
    for index in (0..<count).reversed() { draft.add(strip: index, of: count, genie) }
    return try draft.timeline()
  }
}

extension Stage {
  /// The frame of what the screen disappears into.
  fileprivate func frame(of target: GenieAnimator.Target) -> Rect2D {
    let bounds = container.bounds
    let size = Size2D(width: bounds.width / 6, height: 0)
    switch target {
    case .source:
      if let source, !source.frame.isEmpty { return source.frame }
      return frame(of: .bottom)
    case .top: return Rect2D(center: Point2D(x: bounds.center.x, y: bounds.minY), size: size)
    case .bottom: return Rect2D(center: Point2D(x: bounds.center.x, y: bounds.maxY), size: size)
    }
  }
}
