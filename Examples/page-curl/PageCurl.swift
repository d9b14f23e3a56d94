/// Turns a screen over like a page: forwards the leaving one goes, backwards the arriving one comes back.
///
/// A presented screen comes like a page that is turned back, and is turned over when it goes.
struct PageCurl: PluginAnimator {
  static let description = AnimatorDescription(
    id: "page-curl", version: "1.0.0",
    parameters: [
      ParameterDescription(
        "radius", .length(20...160, default: 56), unit: "points",
        help: "The radius of the roll that the page runs round."),
      ParameterDescription(
        "tilt", .angle(-0.35...0.35, default: 0.16),
        help: "How far the roll is turned: above zero the lower corner comes off first."),
      ParameterDescription(
        "slices", .number(8...64, default: 36), unit: "slices",
        help: "How many flat pieces the bent page is made of."),
      ParameterDescription(
        "eye", .length(700...10_000, default: 1500), unit: "points",
        help: "How far away the eye is."),
      ParameterDescription(
        "paper",
        .color(
          default: Color(
            red: 246.0 / 255, green: 244.0 / 255, blue: 238.0 / 255, alpha: 230.0 / 255)),
        help: "The color of the page's back; its opacity says how much hides the picture."),
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
