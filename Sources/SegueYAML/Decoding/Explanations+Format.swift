package import SegueDiagnostics

extension Explanation {
  /// Diagnostics about keys and values in any format.
  package static let format = pages.map { $0.read(as: .catalog) }

  private static let pages = [
    Explanation(
      "format/unknown-key", what: "A map has an unknown key.",
      why:
        "A misspelled key would silently have no effect. Keys that begin with 'x-' are reserved for your own use.",
      failing: preset("license: MIT\nlicence: MIT"),
      fixed: preset("license: MIT\nx-ticket: 12")),
    Explanation(
      "format/missing-key", what: "A map is missing a required key.",
      why: "There is no default that would work for every file.",
      failing: preset(tracks: "{opacity: {from: 0}}"),
      fixed: preset(tracks: "{layer: to, opacity: {from: 0}}")),
    Explanation(
      "format/exclusive-keys", what: "A map has two keys that exclude each other.",
      why: "Both set the same thing, possibly to different values.",
      failing: preset(tracks: "{layer: to, opacity: {from: 0, keyframes: {50%: 1}}}"),
      fixed: preset(tracks: "{layer: to, opacity: {keyframes: {0%: 0, 50%: 1}}}")),
    Explanation(
      "format/wrong-type", what: "A value has the wrong type.",
      why:
        "A list could stand for several values or for one value with several parts, so Segue does not guess.",
      failing: preset(tracks: "{layer: to, opacity: [0, 1]}"),
      fixed: preset(tracks: "{layer: to, opacity: {from: 0, to: 1}}")),
    Explanation(
      "format/wrong-count", what: "A list has too few or too many items.",
      why: "The position of an item determines what it means.",
      failing: preset(tracks: "{layer: to, center: [container.width]}"),
      fixed: preset(tracks: "{layer: to, center: [container.width, 0]}")),
    Explanation(
      "format/out-of-range", what: "A number is outside the allowed range.",
      why: "It would be silently clamped, or break the transition.",
      failing: preset("preview: {poster: 150%}"), fixed: preset("preview: {poster: 50%}")),
    Explanation(
      "format/unknown-name", what: "A value is not one of the allowed names.",
      why: "An unknown name cannot be interpreted.",
      failing: preset(tracks: "{layer: to, composite: added, opacity: {from: 0}}"),
      fixed: preset(tracks: "{layer: to, composite: add, opacity: {from: 0}}")),
    Explanation(
      "format/unquoted-comma",
      what: "A formula with commas is in braces or brackets without quotes.",
      why:
        "In braces and brackets, YAML ends a value at the next comma. Quotes keep the formula together.",
      failing: preset(tracks: "{layer: to, translate-x: {from: max(1, 2)}}"),
      fixed: preset(tracks: "{layer: to, translate-x: {from: 'max(1, 2)'}}")),
    Explanation(
      "format/bad-unit", what: "A value has the wrong unit, or no unit.",
      why: "'40' could mean a fraction, a percentage or a length.",
      failing: preset("preview: {poster: 40px}"), fixed: preset("preview: {poster: 40%}")),
    Explanation(
      "format/bad-text",
      what: "A string breaks the syntax of ids, colors or easings.",
      why: "It cannot be interpreted.",
      failing: preset(tracks: "{layer: to, easing: ease-in-and-out, opacity: {from: 0}}"),
      fixed: preset(tracks: "{layer: to, easing: ease-in-out, opacity: {from: 0}}")),
    Explanation(
      "diagnostics/omitted", what: "A file has more than twenty diagnostics.",
      why: "The rest are omitted, because the first ones usually cause them.",
      failing: Example(
        shown: "tags: [A, B, C, …]        # 25 tags in capital letters",
        bytes: Array(preset("tags: [\(capitals)]").utf8)),
      fixed: Example(preset("tags: [a, b, c]"))),
  ]

  private static let capitals = (0..<25).map { "A\($0)" }.joined(separator: ", ")

  /// A preset with more keys at its root.
  static func preset(_ keys: String, id: String = "example") -> String {
    """
    schema: 1
    id: \(id)
    name: Example
    summary: The new screen fades in.
    transitions:
      push: {tracks: [{layer: to, opacity: {from: 0}}]}
    reduced-motion: none
    \(keys)

    """
  }

  /// A preset with a track of its own.
  static func preset(tracks: String) -> String { preset(push: "tracks: [\(tracks)]") }

  /// A preset with a transition of its own, and more keys at its root.
  static func preset(push: String, _ keys: String = "") -> String {
    """
    schema: 1
    id: example
    name: Example
    summary: The new screen comes in.
    transitions:
      push:
        \(push)
    reduced-motion: none
    \(keys)\(keys.isEmpty ? "" : "\n")
    """
  }
}

extension Explanation.Reading {
  /// Presets and rules: one file, or several, each preceded by a line `# file: family/name.yaml`.
  package static let catalog = Explanation.Reading("catalog")
  package static let scene = Explanation.Reading("scene")
  /// A recorded gesture.
  package static let gesture = Explanation.Reading("gesture")
  /// A plugin manifest in `example.segueplugin`.
  package static let plugin = Explanation.Reading("plugin")
}
