import CSeguePlugin
import SeguePluginKit

/// An animator that uses all of the kit.
struct Swing: PluginAnimator {
  static let description = AnimatorDescription(
    id: "swing", version: "1.2.3", operations: [.push, .tab],
    parameters: [
      ParameterDescription("height", .length(0...200, default: 40), unit: "points", help: "Far."),
      ParameterDescription("side", .choice(["left", "right"], default: 1), help: "Where."),
      ParameterDescription("loud", .boolean(default: true), help: "Whether."),
      ParameterDescription(
        "tint", .color(default: Color(red: 1, green: 0.5, blue: 0.25, alpha: 1)), help: "Which."),
    ], capabilities: ["b", "a"])

  func choreograph(
    _ stage: Stage, _ parameters: Parameters, into timeline: TimelineWriter
  ) throws {
    guard parameters.boolean("loud") else { throw PluginFailure(.unsupported, "it is quiet") }
    guard stage.to.name != "Wall" else { throw Wall() }
    try timeline.addLowerScreen(of: stage, duration: 0.5)
    let to = try timeline.addScreen(.to, on: stage, isHidden: true)
    var tile = Layer(
      "tile",
      .snapshot(
        .element("hero", on: .to), region: Rect2D(x: 0, y: 0, width: 0.5, height: 1), .after),
      frame: stage.sourceFrame, in: to)
    tile.mask = .roundedRect(Rect2D(x: 1, y: 2, width: 3, height: 4), cornerRadius: 5)
    tile.isDoubleSided = false
    tile.fit = .cropLeft
    let number = try timeline.add(tile)
    try timeline.move(
      number, .translationY, from: parameters.number("height"), to: 0, duration: 0.5,
      easing: .text("ease-out"))
    try timeline.add(
      Track(
        number, .transform,
        [
          Keyframe(0, transform: [.rotate(1, x: 0, y: 1, z: 0), .translate(1, 2, 3)]),
          Keyframe(1, transform: [.rotate(0, x: 0, y: 1, z: 0), .translate(0, 0, 0)]),
        ], delay: 0.25, duration: 0.5,
        easing: .mirrored(.spring(mass: 1, stiffness: 100, damping: 10))))
    let sky = try timeline.add(
      Layer(
        "sky",
        .gradient(
          Gradient(
            [(0, parameters.color("tint")), (1, parameters.color("tint"))],
            from: Point2D(x: 0, y: 0), to: Point2D(x: 1, y: 0))), frame: stage.bounds))
    try timeline.move(
      sky, .opacity, from: stage.motion(of: "sky")?[.opacity] ?? 0, to: 0, duration: 0.75)
    try timeline.setDuration(stage.direction > 0 ? 0.75 : -1)
    try timeline.declare([.startsAtSource, .hasCut])
  }

  struct Wall: Error, CustomStringConvertible {
    let description = "there is a wall"
  }
}
