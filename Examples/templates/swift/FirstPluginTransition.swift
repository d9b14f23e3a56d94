import CSeguePlugin

/// The new screen swings into place in 3D while the old one recedes and darkens.
struct FirstPluginTransition: PluginAnimator {
  static let description = AnimatorDescription(
    id: "first-plugin", version: "1.0.0", operations: [.push, .tab],
    parameters: [
      ParameterDescription(
        "swing", .angle(0...1.2, default: 0.6),
        help: "The angle at which the new screen starts."),
      ParameterDescription(
        "recess", .number(0...0.5, default: 0.08),
        help: "How much the old screen shrinks."),
    ])

  private static let duration = 0.5
  /// The viewing distance, in points.
  private static let eye = 900.0

  func choreograph(
    _ stage: Stage, _ parameters: Parameters, into timeline: TimelineWriter
  ) throws {
    try stepBack(stage, recess: parameters.number("recess"), timeline)
    try swingIn(stage, swing: parameters.number("swing"), timeline)
  }

  /// Shrinks and darkens the old screen.
  private func stepBack(_ stage: Stage, recess: Double, _ timeline: TimelineWriter) throws {
    let from = try timeline.addScreen(.from, on: stage)
    for channel in [Channel.scaleX, .scaleY] {
      try timeline.move(from, channel, from: 1, to: 1 - recess, duration: Self.duration)
    }
    let black = Color(red: 0, green: 0, blue: 0, alpha: 1)
    let dark = try timeline.add(Layer("dark", color: black, frame: stage.bounds))
    try timeline.move(dark, .opacity, from: 0, to: 0.4, duration: Self.duration)
  }

  /// Swings the new screen in from its side, turned toward the center.
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

/// The only function that the library exports.
@c(segue_plugin_entry)
public func enter(
  _ host: UnsafePointer<segue_host>?, _ error: UnsafeMutablePointer<segue_error>?
) -> UnsafePointer<segue_plugin>? {
  plugin.enter(host, error)
}
