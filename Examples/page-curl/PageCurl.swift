/// Turns a screen like a page: away when going forward, back when returning.
///
/// A presented screen arrives like a page that turns back, and turns away when dismissed.
struct PageCurl: PluginAnimator {
  static let description = AnimatorDescription(
    id: "page-roll", version: "1.0.0",
    parameters: [
      ParameterDescription(
        "radius", .length(20...160, default: 56), unit: "points",
        help: "The radius of the roll."),
      ParameterDescription(
        "tilt", .angle(-0.35...0.35, default: 0.16),
        help: "The angle of the roll; above zero the lower corner lifts first."),
      ParameterDescription(
        "slices", .number(8...64, default: 36), unit: "slices",
        help: "The number of flat slices that make up the curved page."),
      ParameterDescription(
        "eye", .length(700...10_000, default: 1500), unit: "points",
        help: "The viewing distance."),
      ParameterDescription(
        "paper",
        .color(
          default: Color(
            red: 246.0 / 255, green: 244.0 / 255, blue: 238.0 / 255, alpha: 230.0 / 255)),
        help: "The color of the page's back; its opacity sets how much it hides the picture."),
    ])

  func choreograph(
    _ stage: Stage, _ parameters: Parameters, into timeline: TimelineWriter
  ) throws {
    let isForwards = stage.direction * (stage.isRightToLeft ? -1 : 1) > 0
    let comes = stage.presentation == nil ? !isForwards : stage.arrivesAbove
    let screen = comes ? stage.to : stage.from
    if stage.presentation == nil {
      try timeline.addScreen(comes ? .from : .to, on: stage)
    } else {
      try timeline.addLowerScreen(of: stage, duration: CurlWriter.duration)
    }
    try timeline.addScreen(comes ? .to : .from, on: stage, isHidden: true)

    let curl = Curl(
      page: screen.frame, container: stage.container, tilt: parameters.number("tilt"),
      radius: parameters.number("radius"), isMirrored: stage.isRightToLeft)
    let strips = Strip.all(
      of: curl, count: Int(parameters.number("slices").rounded()),
      hasRoundCorners: screen.cornerRadius > 0)
    let writer = CurlWriter(
      timeline: timeline, curl: curl, subject: comes ? .to : .from,
      cornerRadius: screen.cornerRadius, comes: comes, paper: parameters.color("paper"))
    try writer.write(strips, eye: parameters.number("eye"), in: stage.container)
    try timeline.setDuration(CurlWriter.duration)
  }
}
