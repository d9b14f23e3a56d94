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

/// A strip of a page, perpendicular to the direction in which it rolls up.
struct CurlStrip {
  /// Where it starts, and where the next one starts.
  let start: Double
  let end: Double
  /// Its outline, in the page's coordinates.
  let outline: [Point2D]
  /// What its layers cover: the whole page if it has round corners, else the bounds of the outline.
  let box: Rect2D
  /// The point of its center line that it turns about, in the page's coordinates.
  let pivot: Point2D

  /// The position of its center line.
  var middle: Double { (start + end) / 2 }

  /// How far a strip extends under the next one, in points, so that no seam shows.
  private static let overlap = 2.0

  /// All strips of a page, from its fixed edge to its free edge.
  static func all(of curl: Curl, count: Int, hasRoundCorners: Bool) -> [CurlStrip] {
    let (first, last) = (curl.places.lowerBound, curl.places.upperBound)
    return (0..<count).compactMap { index in
      let start = between(first, last, Double(index) / Double(count))
      let end = between(first, last, Double(index + 1) / Double(count))
      let reach =
        (index == 0 ? first - 1 : start)...(index == count - 1 ? last + 1 : end + overlap)
      return CurlStrip(curl, start, end, reach, hasRoundCorners)
    }
  }

  private init?(
    _ curl: Curl, _ start: Double, _ end: Double, _ reach: ClosedRange<Double>,
    _ hasRoundCorners: Bool
  ) {
    let whole = Rect2D(origin: .zero, size: curl.page.size)
    let outline = whole.corners.clipped { curl.place(of: $0) - reach.lowerBound }
      .clipped { reach.upperBound - curl.place(of: $0) }
    guard outline.count >= 3 else { return nil }
    self.start = start
    self.end = end
    self.outline = outline
    box = hasRoundCorners ? whole : outline.boundingBox
    // The point of the center line closest to the center of the page.
    let off = (start + end) / 2 - curl.place(of: whole.center)
    pivot = whole.center + Point2D(x: off * curl.way.x, y: off * curl.way.y)
  }
}
