package import SegueDiagnostics

extension Explanation {
  /// Diagnostics about keys and values in any format.
  package static let format = pages.map { $0.read(as: .catalog) }

  private static let pages = [
    Explanation(
      "format/unknown-key", what: "A map has a key that does not belong there.",
      why:
        "a mistyped key would have no effect, and nobody would notice. Keys that begin with 'x-' are free.",
      failing: preset("license: MIT\nlicence: MIT"),
      fixed: preset("license: MIT\nx-ticket: 12")),
    Explanation(
      "format/missing-key", what: "A map lacks a key that it must have.",
      why: "what it says is needed, and there is no value that would be right for everyone.",
      failing: preset(tracks: "{opacity: {from: 0}}"),
      fixed: preset(tracks: "{layer: to, opacity: {from: 0}}")),
    Explanation(
      "format/exclusive-keys", what: "A map has two keys of which only one may be there.",
      why: "both say the same thing, perhaps differently.",
      failing: preset(tracks: "{layer: to, opacity: {from: 0, keyframes: {50%: 1}}}"),
      fixed: preset(tracks: "{layer: to, opacity: {keyframes: {0%: 0, 50%: 1}}}")),
    Explanation(
      "format/wrong-type", what: "A value is of another kind than the key takes.",
      why:
        "a list may be meant as several things or as one thing of several parts: nothing is guessed.",
      failing: preset(tracks: "{layer: to, opacity: [0, 1]}"),
      fixed: preset(tracks: "{layer: to, opacity: {from: 0, to: 1}}")),
    Explanation(
      "format/wrong-count", what: "A list has too few or too many items.",
      why: "each item has a meaning by its place.",
      failing: preset(tracks: "{layer: to, center: [container.width]}"),
      fixed: preset(tracks: "{layer: to, center: [container.width, 0]}")),
    Explanation(
      "format/out-of-range", what: "A number lies outside of what the key takes.",
      why: "it would be cut off without a word, or break the transition.",
      failing: preset("preview: {poster: 150%}"), fixed: preset("preview: {poster: 50%}")),
    Explanation(
      "format/unknown-name", what: "A value is none of the names that the key takes.",
      why: "a name that nobody knows has no meaning that could be guessed.",
      failing: preset(tracks: "{layer: to, composite: added, opacity: {from: 0}}"),
      fixed: preset(tracks: "{layer: to, composite: add, opacity: {from: 0}}")),
    Explanation(
      "format/bad-unit", what: "A quantity has a unit that it cannot have, or none.",
      why: "'40' may mean a share of one, of a hundred or of something else.",
      failing: preset("preview: {poster: 40px}"), fixed: preset("preview: {poster: 40%}")),
    Explanation(
      "format/bad-text",
      what: "A text breaks the rules of its own: those of ids, colors or easings.",
      why: "it would name nothing, or mean nothing.",
      failing: preset(tracks: "{layer: to, easing: ease-in-and-out, opacity: {from: 0}}"),
      fixed: preset(tracks: "{layer: to, easing: ease-in-out, opacity: {from: 0}}")),
    Explanation(
      "diagnostics/omitted", what: "A file has more than twenty diagnostics.",
      why: "the first ones explain most of the others, and nobody reads a thousand.",
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
