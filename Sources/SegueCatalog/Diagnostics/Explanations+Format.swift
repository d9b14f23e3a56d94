extension Explanation {
  /// What can be wrong with keys and values, whatever the format.
  static let format = [
    Explanation(
      "format/unknown-key", what: "A map has a key that does not belong there.",
      why:
        "a mistyped key would have no effect, and nobody would notice. Keys that begin with 'x-' are free.",
      failing: "schema: 1\nid: a\nsumary: Slides in.\n",
      fixed: "schema: 1\nid: a\nsummary: Slides in.\nx-ticket: 12\n"),
    Explanation(
      "format/missing-key", what: "A map lacks a key that it must have.",
      why: "what it says is needed, and there is no value that would be right for everyone.",
      failing: "schema: 1\nsummary: Slides in.\n", fixed: "schema: 1\nid: a\nsummary: Slides in.\n"),
    Explanation(
      "format/exclusive-keys", what: "A map has two keys of which only one may be there.",
      why: "both say the same thing, perhaps differently.",
      failing: track("opacity: {from: 0, at: {50%: 1}}"),
      fixed: track("opacity: {at: {0%: 0, 50%: 1}}")),
    Explanation(
      "format/wrong-type", what: "A value is of another kind than the key takes.",
      why:
        "a bare 5 may be seconds or milliseconds, a quoted number may be a name: nothing is guessed.",
      failing: transition("duration: 5"), fixed: transition("duration: 5s")),
    Explanation(
      "format/wrong-count", what: "A list has too few or too many items.",
      why: "each item has a meaning by its place.",
      failing: transition("duration: 1s\n    range: [0]"),
      fixed: transition("duration: 1s\n    range: [0, 1]")),
    Explanation(
      "format/out-of-range", what: "A number lies outside of what the key takes.",
      why: "it would be cut off without a word, or break the transition.",
      failing: track("opacity: 1.5"), fixed: track("opacity: 0.5")),
    Explanation(
      "format/unknown-name", what: "A value is none of the names that the key takes.",
      why: "a name that nobody knows has no meaning that could be guessed.",
      failing: "schema: 1\nid: a\ntransitions:\n  pusch: {duration: 1s}\n",
      fixed: "schema: 1\nid: a\ntransitions:\n  push: {duration: 1s}\n"),
    Explanation(
      "format/bad-unit", what: "A quantity has a unit that it cannot have, or none.",
      why: "'350' may mean milliseconds or minutes.",
      failing: transition("duration: 350 ms"), fixed: transition("duration: 350ms")),
    Explanation(
      "format/bad-text",
      what: "A text breaks the rules of its own: those of ids, colours or expressions.",
      why: "it would name nothing, or compute nothing.",
      failing: "schema: 1\nid: Cell Zoom\n", fixed: "schema: 1\nid: cell-zoom\n"),
  ]

  private static func transition(_ body: String) -> String {
    "schema: 1\nid: a\ntransitions:\n  push:\n    \(body)\n"
  }

  private static func track(_ body: String) -> String {
    transition("duration: 1s\n    tracks:\n      - layer: to\n        \(body)")
  }
}
