import CSeguePlugin

/// The new screen swings into its place in depth; the old one steps back into the dark.
struct FirstPluginTransition: PluginAnimator {
  static let description = AnimatorDescription(
    id: "first-plugin", version: "1.0.0", operations: [.push, .tab],
    parameters: [
      ParameterDescription(
        "swing", .angle(0...1.2, default: 0.6),
        help: "How far the new screen is turned when it comes."),
      ParameterDescription(
        "recess", .number(0...0.5, default: 0.08),
        help: "By how much the old screen gets smaller."),
    ])

  private static let duration = 0.5
  /// How far away the eye is, in points.
  private static let eye = 900.0

  func choreograph(
    _ stage: Stage, _ parameters: Parameters, into timeline: TimelineWriter
  ) throws {
    try stepBack(stage, recess: parameters.number("recess"), timeline)
    try swingIn(stage, swing: parameters.number("swing"), timeline)
  }

  /// The old screen gets smaller and darker.
  private func stepBack(_ stage: Stage, recess: Double, _ timeline: TimelineWriter) throws {
    let from = try timeline.addScreen(.from, on: stage)
    for channel in [Channel.scaleX, .scaleY] {
      try timeline.move(from, channel, from: 1, to: 1 - recess, duration: Self.duration)
    }
    let black = Color(red: 0, green: 0, blue: 0, alpha: 1)
    let dark = try timeline.add(Layer("dark", color: black, frame: stage.bounds))
    try timeline.move(dark, .opacity, from: 0, to: 0.4, duration: Self.duration)
  }

  /// The new screen comes from the side that lies ahead, turned toward the middle.
  private func swingIn(_ stage: Stage, swing: Double, _ timeline: TimelineWriter) throws {
    let to = try timeline.addScreen(.to, on: stage)
    let way = 0.4 * stage.container.width * stage.direction
    try timeline.move(to, .m34, from: -1 / Self.eye, to: -1 / Self.eye, duration: Self.duration)
    try timeline.move(
      to, .rotationY, from: swing * stage.direction, to: 0, duration: Self.duration)
    try timeline.move(to, .translationX, from: way, to: 0, duration: Self.duration)
    try timeline.move(to, .opacity, from: 0, to: 1, duration: Self.duration / 2)
  }
}

private let plugin = Plugin(
  id: "first-plugin", version: "1.0.0", animators: [FirstPluginTransition.self])

/// The one function that the library exports.
@c(segue_plugin_entry)
public func enter(
  _ host: UnsafePointer<segue_host>?, _ error: UnsafeMutablePointer<segue_error>?
) -> UnsafePointer<segue_plugin>? {
  plugin.enter(host, error)
}
