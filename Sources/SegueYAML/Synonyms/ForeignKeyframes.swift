import SegueCatalog
import SegueDiagnostics
import SegueExpressions

/// Says what to write instead of keyframes of several properties at once, as in CSS and the Web Animations API.
struct ForeignKeyframes {
  private let tree: YAMLTree
  /// The properties in the order of their first keyframes, each with its values by place.
  private var properties: [(name: String, frames: [(offset: String, value: String)])] = []

  /// Reads `{0%: {opacity: 0}, 100%: {opacity: 1}}` or `[{opacity: 0}, {opacity: 1}]`; nil for other values.
  init?(_ node: Int, in tree: YAMLTree) {
    self.tree = tree
    switch tree.nodes[node].kind {
    case .map:
      tree.nodes.forEachPair(of: node) { key, frame in
        let name = tree.nodes.string(of: key)
        if let offset = name.hasSuffix("%") ? name : tree.offset(meantBy: key) {
          add(frame, at: offset)
        }
      }
    case .list:
      let count = Int(tree.nodes[node].count)
      var frame = node + 1
      for index in 0..<count {
        let share = Double(index) / Double(max(count - 1, 1))
        add(frame, at: "\(((share * 1000).rounded() / 10).shortText)%")
        frame = Int(tree.nodes[frame].next)
      }
    default: return nil
    }
    if properties.isEmpty { return nil }
  }

  private mutating func add(_ frame: Int, at offset: String) {
    guard tree.nodes[frame].kind == .map else { return }
    tree.nodes.forEachPair(of: frame) { key, value in
      let written = tree.nodes.string(of: key)
      let name =
        NameSynonym.meaning(of: written, among: Self.names)?.name
        ?? Self.names.first { $0 == written }
      guard let name, tree.nodes[value].kind.isScalar else { return }
      let place = properties.firstIndex { $0.name == name } ?? properties.count
      if place == properties.count { properties.append((name, [])) }
      properties[place].frames.append((offset, tree.file.text(tree.nodes[value].sourceRange)))
    }
  }

  private static let names = MotionProperty.all.map(\.name)

  /// The properties with a motion each.
  var text: String {
    properties.map { property in
      if property.frames.map(\.offset) == ["0%", "100%"] {
        return
          "\(property.name): {from: \(property.frames[0].value), to: \(property.frames[1].value)}"
      }
      let frames = property.frames.map { "\($0.offset): \($0.value)" }.joined(separator: ", ")
      return "\(property.name): {keyframes: {\(frames)}}"
    }.joined(separator: ", ")
  }
}

/// Says what to write instead of steps in the words of user-interface tests.
enum ForeignStep {
  /// The keys that say what a step does.
  static let names: Set = [
    "push", "pop", "present", "dismiss", "select", "drag", "wait", "resize", "cancel", "lose",
    "expect",
  ]

  /// What to write for a step of another system; nil if it is unknown.
  ///
  /// - Parameters:
  ///   - verb: what is done, such as `swipe` or `swipeLeft`.
  ///   - value: to what, or where to; empty if that is not said.
  static func help(for verb: String, _ value: String = "") -> String? {
    if NameSynonym.folded(verb).hasPrefix("tapoutside") {
      return "write {dismiss: window}, which is what such a tap asks for"
    }
    if ["tap", "click", "press", "touch"].contains(where: verb.lowercased().hasPrefix) {
      let source = value.isEmpty ? "" : ", source: \(value)"
      return "nothing is tapped here: write what the tap asks for, as in {push: detail\(source)}"
    }
    return drag(value.isEmpty ? verb : "\(verb)-\(value)").map { "write {drag: \($0)}" }
  }

  /// The drag of a finger for another system's gesture, on a window of the default size; nil if it is unknown.
  static func drag(_ gesture: String) -> String? {
    guard let form = NameSynonym.gesture(gesture) else { return nil }
    let way = ways.first { form.contains($0.key) }?.value ?? "from: [100, 400], by: [200, 0]"
    return "{\(way), over: 300ms}"
  }

  /// Drags by the names of gestures.
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
