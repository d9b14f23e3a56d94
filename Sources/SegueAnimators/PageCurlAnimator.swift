public import SegueTimeline

/// An animator that turns a screen like a page: away when going forward, back when returning.
///
/// A presented screen arrives like a page that turns back, and turns away when dismissed. Everything moves
/// linearly: the preset provides the easing.
public struct PageCurlAnimator: DepartureAnimator {
  /// The animator's name and abilities.
  public let description = AnimatorDescription(
    id: "page-curl", version: Version(1),
    parameters: [
      ParameterDescription(
        name: "eye", kind: .length(700...10_000), defaultValue: .number(1500), unit: "points",
        help: "The viewing distance."),
      ParameterDescription(
        name: "paper", kind: .color,
        defaultValue: .color(
          Color(red: 246.0 / 255, green: 244.0 / 255, blue: 238.0 / 255, alpha: 230.0 / 255)),
        help: "The color of the page's back; its opacity sets how much it hides the picture."),
      ParameterDescription(
        name: "radius", kind: .length(20...160), defaultValue: .number(56), unit: "points",
        help: "The radius of the roll."),
      ParameterDescription(
        name: "slices", kind: .number(8...64), defaultValue: .number(36), unit: "slices",
        help: "The number of flat slices that make up the curved page."),
      ParameterDescription(
        name: "tilt", kind: .angle(-0.8...0.8), defaultValue: .number(0.16),
        help: "The angle of the roll; above zero the lower corner lifts first."),
    ])

  /// The default duration, in seconds.
  static let duration = 0.9

  /// Creates the animator.
  public init() {}

  /// Computes the timeline of a transition.
  public func timeline(
    for stage: Stage, parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    try departureOrArrival(on: stage, parameters)
  }

  func arrives(on stage: Stage) -> Bool {
    let isForward = stage.direction * (stage.traits.isRightToLeft ? -1 : 1) > 0
    return stage.presentation == nil ? !isForward : stage.arrivesAbove
  }

  func departure(
    on stage: Stage, _ parameters: ParameterValues
  ) throws(AnimatorFailure) -> Timeline {
    let curl = Curl(
      page: stage.from.frame, container: stage.container.size,
      tilt: parameters.number("tilt") ?? 0, radius: parameters.number("radius") ?? 56,
      isMirrored: stage.traits.isRightToLeft)
    var draft = stage.departureDraft(duration: Self.duration)
    draft.addShadow(of: curl)
    let group = draft.addGroup("page", eye: parameters.number("eye") ?? 1500)
    let strips = CurlStrip.all(
      of: curl, count: Int((parameters.number("slices") ?? 36).rounded()),
      hasRoundCorners: stage.from.cornerRadius > 0)
    for (index, strip) in strips.enumerated() {
      draft.add(strip, index, of: curl, paper: parameters.color("paper") ?? .white, in: group)
    }
    return try draft.timeline()
  }
}
