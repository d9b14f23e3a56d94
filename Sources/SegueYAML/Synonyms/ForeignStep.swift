/// Steps of scenarios in the words of tests of user interfaces: what to write for each of them here.
enum ForeignStep {
  /// The keys that say what a step does.
  static let names: Set = [
    "push", "pop", "present", "dismiss", "select", "drag", "wait", "resize", "cancel", "lose",
    "expect",
  ]

  /// What to write for a step; nil if it is none of another system.
  ///
  /// - Parameters:
  ///   - verb: what is done, such as `swipe` or `swipeLeft`.
  ///   - value: to what, or where to; empty if that is not said.
  static func help(for verb: String, _ value: String = "") -> String? {
    if ["tap", "click", "press", "touch"].contains(where: verb.lowercased().hasPrefix) {
      let source = value.isEmpty ? "" : ", source: \(value)"
      return "nothing is tapped here: write what the tap asks for, as in {push: detail\(source)}"
    }
    return drag(value.isEmpty ? verb : "\(verb)-\(value)").map { "write {drag: \($0)}" }
  }

  /// The finger's way for a gesture, on a window of the default size; nil if it is none of another system.
  static func drag(_ gesture: String) -> String? {
    guard let form = NameSynonym.gesture(gesture) else { return nil }
    let way = ways.first { form.contains($0.key) }?.value ?? "from: [100, 400], by: [200, 0]"
    return "{\(way), over: 300ms}"
  }

  /// The ways by what they are called where a gesture is declared.
  private static let ways: KeyValuePairs = [
    "edge-pan: leading": "from: [4, 400], by: [200, 0]",
    "edge-pan: trailing": "from: [398, 400], by: [-200, 0]",
    "edge-pan: top": "from: [200, 4], by: [0, 300]",
    "edge-pan: bottom": "from: [200, 870], by: [0, -300]",
    "overscroll: top": "from: [200, 300], by: [0, 300]",
    "overscroll: bottom": "from: [200, 600], by: [0, -300]",
    "pan: leading": "from: [300, 400], by: [-200, 0]",
    "pan: up": "from: [200, 600], by: [0, -300]", "pan: down": "from: [200, 300], by: [0, 300]",
  ]
}
