package import SegueDiagnostics

extension Explanation {
  /// Diagnostics about recorded gestures beyond the schema.
  package static let gestures = pages.map { $0.read(as: .gesture) }

  private static let pages = [
    Explanation(
      "gesture/id-is-not-file-name", what: "A gesture's id differs from its file name.",
      why: "'--gesture NAME' looks for a file with that name.",
      failing: gesture("{at: 0ms, down: [5, 400]}", "{at: 90ms, up: [5, 400]}", id: "swipe"),
      fixed: gesture("{at: 0ms, down: [5, 400]}", "{at: 90ms, up: [5, 400]}")),
    Explanation(
      "gesture/time-not-later", what: "A sample is not later than the one before it.",
      why:
        "A finger is in one place at a time, and its velocity is the distance divided by the time.",
      failing: gesture("{at: 0ms, down: [5, 400]}", "{at: 0ms, up: [90, 400]}"),
      fixed: gesture("{at: 0ms, down: [5, 400]}", "{at: 90ms, up: [90, 400]}")),
    Explanation(
      "gesture/wrong-order",
      what: "A finger moves or is lifted without being down, or goes down twice.",
      why: "No touch screen reports such a sequence of touches.",
      failing: gesture("{at: 0ms, move: [5, 400]}", "{at: 90ms, up: [90, 400]}"),
      fixed: gesture("{at: 0ms, down: [5, 400]}", "{at: 90ms, up: [90, 400]}")),
    Explanation(
      "gesture/never-lifted", what: "The recording ends while a finger is down.",
      why: "The transition would never finish or cancel, and a preview of it would never end.",
      failing: gesture("{at: 0ms, down: [5, 400]}", "{at: 90ms, move: [90, 400]}"),
      fixed: gesture("{at: 0ms, down: [5, 400]}", "{at: 90ms, up: [90, 400]}")),
    Explanation(
      "gesture/uneven-fingers", what: "A second finger joins or leaves during a touch.",
      why:
        "The distance between the fingers would jump. A pinch has two fingers from start to end.",
      failing: gesture(
        "{at: 0ms, down: [5, 400], second: [300, 400]}", "{at: 90ms, up: [90, 400]}"),
      fixed: gesture(
        "{at: 0ms, down: [5, 400], second: [300, 400]}",
        "{at: 90ms, up: [90, 400], second: [200, 400]}")),
    Explanation(
      "gesture/down-outside", what: "A finger goes down outside the container.",
      why: "The container would never receive the touch.",
      failing: gesture("{at: 0ms, down: [5, 4000]}", "{at: 90ms, up: [90, 400]}"),
      fixed: gesture("{at: 0ms, down: [5, 400]}", "{at: 90ms, up: [90, 400]}")),
  ]

  private static func gesture(_ samples: String..., id: String = "example") -> String {
    """
    schema: 1
    id: \(id)
    summary: A finger goes down and is lifted.
    container: [390, 844]
    samples:
    \(samples.map { "  - \($0)" }.joined(separator: "\n"))

    """
  }
}
