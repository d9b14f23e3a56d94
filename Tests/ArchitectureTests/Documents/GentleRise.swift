public import CSeguePlugin
import SeguePluginKit

/// The new screen rises into place and fades in.
struct GentleRise: PluginAnimator {
  static let description = AnimatorDescription(
    id: "gentle-rise", version: "1.0.0", operations: [.push],
    parameters: [
      ParameterDescription(
        "height", .length(0...200, default: 40), unit: "points",
        help: "How far below its final position the new screen starts.")
    ])

  func choreograph(
    _ stage: Stage, _ parameters: Parameters, into timeline: TimelineWriter
  ) throws {
    try timeline.addLowerScreen(of: stage, duration: 0.4)
    let to = try timeline.addScreen(.to, on: stage)
    let height = parameters.number("height")
    try timeline.move(to, .translationY, from: height, to: 0, duration: 0.4)
    try timeline.move(to, .opacity, from: 0, to: 1, duration: 0.4)
  }
}

private let plugin = Plugin(id: "gentle-rise", version: "1.0.0", animators: [GentleRise.self])

/// The only function that the library exports.
@c(segue_plugin_entry)
public func enter(
  _ host: UnsafePointer<segue_host>?, _ error: UnsafeMutablePointer<segue_error>?
) -> UnsafePointer<segue_plugin>? {
  plugin.enter(host, error)
}
