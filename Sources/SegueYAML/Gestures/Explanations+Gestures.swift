package import SegueDiagnostics

extension Explanation {
  /// Diagnostics about recorded gestures beyond the schema.
  package static let gestures = pages.map { $0.read(as: .gesture) }

  private static let pages = [
    Explanation(
      "gesture/id-is-not-file-name", what: "The id of a gesture is not the name of its file.",
      why: "'--gesture NAME' looks for a file of that name.",
      failing: gesture("{at: 0ms, down: [5, 400]}", "{at: 90ms, up: [5, 400]}", id: "swipe"),
      fixed: gesture("{at: 0ms, down: [5, 400]}", "{at: 90ms, up: [5, 400]}")),
    Explanation(
      "gesture/time-not-later", what: "A sample is not later than the one before it.",
      why: "a finger is at one place at a time, and its speed is what it goes in a time.",
      failing: gesture("{at: 0ms, down: [5, 400]}", "{at: 0ms, up: [90, 400]}"),
      fixed: gesture("{at: 0ms, down: [5, 400]}", "{at: 90ms, up: [90, 400]}")),
    Explanation(
      "gesture/wrong-order",
      what: "A finger moves or is lifted that has not come down, or comes down twice.",
      why: "no touch screen reports that, so nothing could be learned from it.",
      failing: gesture("{at: 0ms, move: [5, 400]}", "{at: 90ms, up: [90, 400]}"),
      fixed: gesture("{at: 0ms, down: [5, 400]}", "{at: 90ms, up: [90, 400]}")),
    Explanation(
      "gesture/never-lifted", what: "The recording ends while a finger is down.",
      why: "a transition that is held never comes to an outcome, and a preview of it to no end.",
      failing: gesture("{at: 0ms, down: [5, 400]}", "{at: 90ms, move: [90, 400]}"),
      fixed: gesture("{at: 0ms, down: [5, 400]}", "{at: 90ms, up: [90, 400]}")),
    Explanation(
      "gesture/uneven-fingers", what: "A finger joins or leaves in the middle of a touch.",
      why: "the distance between two fingers would jump; a pinch has two from beginning to end.",
      failing: gesture(
        "{at: 0ms, down: [5, 400], second: [300, 400]}", "{at: 90ms, up: [90, 400]}"),
      fixed: gesture(
        "{at: 0ms, down: [5, 400], second: [300, 400]}",
        "{at: 90ms, up: [90, 400], second: [200, 400]}")),
    Explanation(
      "gesture/down-outside", what: "A finger comes down outside the container.",
      why: "the container would never hear of it.",
      failing: gesture("{at: 0ms, down: [5, 4000]}", "{at: 90ms, up: [90, 400]}"),
      fixed: gesture("{at: 0ms, down: [5, 400]}", "{at: 90ms, up: [90, 400]}")),
  ]

  private static func gesture(_ samples: String..., id: String = "example") -> String {
    """
    schema: 1
    id: \(id)
    summary: A finger comes down and is lifted.
    container: [390, 844]
    samples:
    \(samples.map { "  - \($0)" }.joined(separator: "\n"))

    """
  }
}
