import SegueCatalog
import SegueDiagnostics
import SegueExpressions
import SegueTimeline

/// Says what to write instead of a value of the wrong kind that is valid in CSS, UIKit, SwiftUI, Framer
/// Motion or Lottie.
struct ForeignValue {
  let tree: YAMLTree
  /// The value, aliases followed.
  let node: Int
  /// Where it is: the value itself, or an alias of it.
  private let site: Int
  /// The keys under which it is, the outermost first.
  let keys: [String]
  /// What is wanted in its place.
  let noun: String

  init(_ node: Int, at site: Int, wanted noun: String, in tree: YAMLTree) {
    (self.tree, self.node, self.site, self.noun) = (tree, node, site, noun)
    keys = tree.nodes.keys(around: site).map { tree.nodes.string(of: $0) }
  }

  private var key: String { keys.last ?? "" }

  /// What to write instead; nil if the value has no meaning elsewhere.
  var help: String? {
    if keys.count == 2, keys.first == "parameters" { return parameter.map { "write \($0)" } }
    return switch ValueKind(of: node, in: tree.nodes) {
    case .list: list
    case .text: text(tree.nodes.string(of: node))
    case .map: map
    case .number, .boolean: scalar
    case .null: noun == "a screen" ? "write {}" : nil
    }
  }

  /// The motion that a text describes, as in `0 -> 1` and `0 to 1`; nil if it does not.
  static func motion(_ text: String) -> String? {
    for arrow in ["->", "=>", "→", "...", "..<", "..", " to "] {
      let ends = text.split(separator: arrow, omittingEmptySubsequences: false).map(trimmed)
      guard ends.count > 1, !ends.contains("") else { continue }
      let first = ends[0].hasPrefix("from ") ? trimmed(ends[0].dropFirst(5)) : ends[0]
      return motion([first] + ends.dropFirst())
    }
    // Several values where one is expected, as in CSS: `0 1`.
    let values = text.split { $0 == " " || $0 == "," }.map(String.init)
    let areNumbers = values.allSatisfy {
      $0.contains(where: \.isNumber) && Double($0.prefix { !$0.isLetter && $0 != "%" }) != nil
    }
    return values.count > 1 && areNumbers ? motion(values) : nil
  }

  private static func trimmed(_ text: Substring) -> String {
    let rest = text.drop { $0 == " " }
    return String(rest.prefix(rest.count - rest.reversed().prefix { $0 == " " }.count))
  }

  private static func motion(_ values: [String]) -> String {
    if values.count == 2 { return "{from: \(values[0]), to: \(values[1])}" }
    return "{keyframes: \(keyframes(values))}"
  }

  private static func keyframes(_ values: [String]) -> String {
    let frames = values.enumerated().map { index, value in
      let percent = Double(index) * 100 / Double(values.count - 1)
      return "\(((percent * 10).rounded() / 10).shortText)%: \(value)"
    }
    return "{\(frames.joined(separator: ", "))}"
  }

  // MARK: Lists

  private var list: String? {
    if keys.isEmpty { return "write the keys without '- ' before them" }
    let values = items
    switch noun {
    case "a map" where key == "keyframes" && values.count > 1:
      return "write \(Self.keyframes(values))"
    case "a map" where key == "parameters":
      return values.first.map {
        "write {\($0): {type: number, default: 1, range: [0, 10], help: What it does.}}"
      }
    case "a map" where emptyValues[key] != nil && !values.isEmpty:
      let value = emptyValues[key] ?? ""
      return "write {\(values.map { "\($0): \(value)" }.joined(separator: ", "))}"
    case _ where keys.first == "rules" && values.count > 1:
      return "write a rule for each, with "
        + values.map { "'\(key): \($0)'" }.joined(separator: ", ")
    case _ where noun.hasSuffix("a motion") && values.count > 1:
      return "write \(Self.motion(values))"
    case _ where keys.contains("scale") && values.count == 2:
      return "write 'scale-x' and 'scale-y', with a number each"
    case _ where noun.hasPrefix("an easing") && values.count == 4:
      return "write 'cubic-bezier(\(values.joined(separator: ", ")))'"
    case _ where noun.hasSuffix("a transition"):
      return "put the list under a key of its own: {duration: 350ms, tracks: […]}"
    default: return nil
    }
  }

  /// Example values for the names of a list that should be a map.
  private var emptyValues: [String: String] {
    ["screens": "{}", "elements": "[16, 100, 170, 120]", "containers": "{stack: [feed]}"]
  }

  /// The items as they are written, for a list of scalars or of maps with a `value`; else none.
  private var items: [String] {
    let nodes = tree.nodes
    var texts: [String] = []
    var item = node + 1
    while item < Int(nodes[node].next) {
      var value: Int? = nodes[item].kind.isScalar ? item : nil
      if let key = nodes.firstKey(of: item, named: "value") { value = Int(nodes[key].next) }
      guard let value, nodes[value].kind.isScalar else { return [] }
      texts.append(tree.file.text(nodes[value].sourceRange))
      item = Int(nodes[item].next)
    }
    return texts
  }

  // MARK: Texts

  private func text(_ text: String) -> String? {
    if let transform = ForeignTransform(text) {
      let isKey = key == "transform"
      let others = isKey ? transform.properties(moving: noun.hasSuffix("a motion")) : nil
      return others.map { "write \($0) in place of 'transform'" } ?? "write \(transform.list)"
    }
    switch key {
    case "anchor", "center": if let place = Self.place(text) { return "write \(place)" }
    case "interaction":
      return interaction(text).map { "write {\($0.operation): \($0.keys)}" }
    case "presentation":
      let isFull = text.lowercased().contains("full")
      return "write {style: \(isFull ? "full-screen" : "over-context")}"
    default: break
    }
    if noun == "a film" { return "write {preset: \(text), output: \(text).mp4}" }
    if noun == "a drag" { return ForeignStep.drag("drag-\(text)").map { "write \($0)" } }
    if keys.contains("transform"), ["none", "identity", ".identity"].contains(text) {
      return "leave '\(key)' out: without it, this is the layer's own state"
    }
    if noun == "an interaction" { return interaction(text).map { "write \($0.keys)" } }
    if noun.hasSuffix("a transition") { return transition(text) }
    if noun.hasSuffix("a motion") || noun.hasPrefix("a number or an expression") {
      return Self.motion(text).map { "write \($0)" }
    }
    return nil
  }

  /// A point of a layer in the words of CSS and SwiftUI: `top left`, `bottomTrailing`.
  private static func place(_ text: String) -> String? {
    let word = text.lowercased()
    let places = ["center", "top", "bottom", "left", "leading", "right", "trailing"]
    guard places.contains(where: word.contains) else { return nil }
    let x =
      ["left", "leading"].contains(where: word.contains)
      ? "0" : ["right", "trailing"].contains(where: word.contains) ? "1" : "0.5"
    let y = word.contains("top") ? "0" : word.contains("bottom") ? "1" : "0.5"
    return "[\(x), \(y)]"
  }

  /// A reversed operation, or the preset whose transitions are meant.
  private func transition(_ text: String) -> String? {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    let named = Operation.allCases.map(\.rawValue).first { words.contains($0) && $0 != key }
    let isReverse = words.first.map {
      ["reverse", "reversed", "inverse", "auto", "automatic", "mirror", "same"].contains($0)
    }
    if named != nil || isReverse == true {
      return "write {reverse: \(named ?? counterpart)}"
    }
    let id =
      NameSynonym.presetID(text) ?? (KebabText.isPlain(text) ? text : KebabText.meant(by: text))
    guard let id else { return nil }
    return "to begin from a preset, write 'extends: \(id)' in place of 'transitions'"
  }

  /// The operation that the operation around this value undoes.
  private var counterpart: String {
    let operation = keys.dropFirst().first ?? ""
    return ["pop": "push", "push": "pop", "present": "dismiss", "dismiss": "present"][operation]
      ?? "push"
  }

  private func interaction(_ text: String) -> (operation: String, keys: String)? {
    guard let gesture = NameSynonym.gesture(text) else { return nil }
    let isVertical = ["up", "down", "top", "bottom"].contains { gesture.contains(": \($0)}") }
    let side = isVertical ? "height" : "width"
    let keys =
      "{gesture: \(gesture), progress: gesture.distance / container.\(side), finish: progress > 0.5}"
    return (isVertical ? "dismiss" : "pop", keys)
  }

  // MARK: Maps and scalars

  private var map: String? {
    if noun == "a list", isTracks {
      if let layers {
        return "write a list, in which each track names its layer: [\(layers)]"
      }
      return written.contains("\n")
        ? "put '- ' before the first of its lines, and indent the others as far as what follows it"
        : "write [\(written)]"
    }
    if noun == "a list", keys == ["rules"] { return rules.map { "write \($0)" } }
    if noun == "a step" {
      let (verb, value) = firstPair
      return verb.flatMap { ForeignStep.help(for: $0, value) }
    }
    return noun.hasPrefix("an easing") ? spring.map { "write '\($0)'" } : nil
  }

  /// The value as it is written.
  private var written: String { tree.file.text(tree.nodes[node].sourceRange) }

  private var isTracks: Bool { ["tracks", "sequence", "parallel"].contains(key) }

  /// The tracks of a map of layers, `{to: {opacity: 0}}`; nil if it is a track itself.
  private var layers: String? {
    var tracks: [String] = []
    var isTrack = false
    tree.nodes.forEachPair(of: node) { key, value in
      let name = tree.nodes.string(of: key)
      isTrack =
        isTrack || tree.nodes[value].kind != .map
        || ["sequence", "parallel", "stagger"].contains(name)
        || MotionProperty.all.contains { $0.name == name }
      let keys = tree.pairs(of: value).map(\.text)
      tracks.append("{\((["layer: \(name)"] + keys).joined(separator: ", "))}")
    }
    if isTrack || tracks.isEmpty { return nil }
    return tracks.contains { $0.contains("\n") }
      ? "{layer: to, opacity: {from: 0}}" : tracks.joined(separator: ", ")
  }

  /// A list of the one track that is written as a map.
  var fixIt: Diagnostic.FixIt? {
    guard noun == "a list", isTracks, site == node, tree.nodes[node].kind == .map, layers == nil,
      !written.contains("\r\n")
    else { return nil }
    // White space after the last line is not part of the value.
    let blanks = written.utf8.reversed().prefix { " \n".utf8.contains($0) }.count
    let text = String(written.dropLast(blanks))
    let start = Int(tree.nodes[node].start)
    let list = text.hasPrefix("{") ? "[\(text)]" : "- \(text.replacing("\n", with: "\n  "))"
    return .init(
      list, at: tree.place(of: start..<start + text.utf8.count), confidence: .machineApplicable)
  }

  /// The first key of a map, and its value where that is a scalar.
  private var firstPair: (key: String?, value: String) {
    let nodes = tree.nodes
    let key = node + 1
    guard key < Int(nodes[node].next), nodes[key].kind.isScalar else { return (nil, "") }
    let value = Int(nodes[key].next)
    return (nodes.string(of: key), nodes[value].kind.isScalar ? nodes.string(of: value) : "")
  }

  /// Rules for a map of operations and presets: `{push: cube}`.
  private var rules: String? {
    let nodes = tree.nodes
    var rules: [String] = []
    nodes.forEachPair(of: node) { key, value in
      guard nodes[key].kind.isScalar, nodes[value].kind.isScalar,
        Operation(rawValue: nodes.string(of: key)) != nil
      else { return }
      rules.append("{operation: \(nodes.string(of: key)), preset: \(nodes.string(of: value))}")
    }
    return rules.isEmpty ? nil : "[\(rules.joined(separator: ", "))]"
  }

  /// A spring in the words of Framer Motion: `{type: spring, stiffness: 300, damping: 30}`.
  private var spring: String? {
    let nodes = tree.nodes
    func value(_ name: StaticString) -> String? {
      nodes.firstKey(of: node, named: name).map {
        tree.file.text(nodes[Int(nodes[$0].next)].sourceRange)
      }
    }
    if let stiffness = value("stiffness") {
      return
        "spring(mass: \(value("mass") ?? "1"), stiffness: \(stiffness), damping: \(value("damping") ?? "10"))"
    }
    guard let bounce = value("bounce") else { return nil }
    return "spring(duration: 500ms, bounce: \(bounce))"
  }

  private var scalar: String? {
    let text = tree.nodes.string(of: node)
    switch key {
    case "reduced-motion": return "write '\(text == "false" ? "none" : "crossfade")'"
    case "iterations": return "write a number such as '3': a transition ends"
    case "poster": return tree.offset(meantBy: node).map { "write '\($0)'" }
    case "reverse": return "write '\(counterpart)'"
    default: return nil
    }
  }

  /// A parameter with this value; only its default where the preset extends another.
  private var parameter: String? {
    let nodes = tree.nodes
    guard nodes[node].kind.isScalar, nodes[node].start < nodes[node].end else { return nil }
    let written = tree.file.text(nodes[node].sourceRange)
    if nodes.firstKey(of: 0, named: "extends") != nil { return "{default: \(written)}" }
    return "{\(typed(nodes.string(of: node), written)), help: What it does.}"
  }

  private func typed(_ text: String, _ written: String) -> String {
    if let number = Double(text), number.isFinite {
      let most = number == 0 ? 1 : number * 2
      return
        "type: number, default: \(written), range: [\(min(most, 0).shortText), \(max(most, 0).shortText)]"
    }
    let bytes = Array(text.utf8).span
    if Quantity.duration.value(bytes) != nil {
      return "type: duration, default: \(written), range: [0s, 10s]"
    }
    if Quantity.angle.value(bytes) != nil {
      return "type: angle, default: \(written), range: [-360deg, 360deg]"
    }
    if ["true", "false"].contains(text) { return "type: boolean, default: \(written)" }
    if let color = (try? ColorLiteral.read(text)) == nil ? ForeignColor.text(for: text) : written {
      return "type: color, default: \(color.hasPrefix("#") ? "'\(color)'" : color)"
    }
    return "type: choice, default: \(written), choices: [\(written), other]"
  }
}
