import SegueCatalog

extension GestureFile {
  /// The most samples that a recording may have: a minute and more at 120 a second.
  public static let mostSamples = 10_000

  /// The format of files of recorded gestures.
  public static let schema = Schema(
    title: "Segue gesture",
    root: .object(
      "a gesture",
      [
        .required("schema", .integer(.from(1, to: 1)), "The version of this format."),
        .required("id", .kebab, "The name of the gesture: that of its file."),
        .required("summary", .string, "What the fingers do, in a sentence."),
        .required("container", size, "The size of the screen that it was recorded on, in points."),
        .optional(
          "scroll", scroll,
          "The scroll view under the fingers when they come down; none without it."
        ),
        .required(
          "samples", .list(of: sample, count: 1...mostSamples),
          "Where the fingers were, one moment after the other."),
      ]))

  /// The keys of a sample that say what became of the touch.
  static let phases: [(key: StaticString, phase: TouchEvent.Phase)] = [
    ("down", .began), ("move", .moved), ("up", .ended), ("cancelled", .cancelled),
  ]

  private static let phaseKeys = phases.map { "\($0.key)" }

  private static let sample = Shape.object(
    "a sample",
    [
      .required(
        "at", .duration(.from(0, to: 600)), "When, from the beginning of the recording."),
      .optional("down", point, "The finger came down here; x from the leading edge, in points."),
      .optional("move", point, "The finger is here now, or still."),
      .optional("up", point, "The finger was lifted here."),
      .optional(
        "cancelled", point, "The finger was here when the system took the touch away."),
      .optional("second", point, "Where the other finger of a pinch is; one finger without it."),
    ], rules: [.atLeastOne(phaseKeys), .atMostOne(phaseKeys)])

  /// Lengths that no screen or content exceeds, in points.
  private static let length = NumberRange.from(-100_000, to: 100_000)

  private static let point = Shape.list(of: .number(length), count: 2...2)

  private static let size = Shape.list(
    of: .number(NumberRange(low: 0, excludesLow: true, high: 100_000)), count: 2...2)

  private static let scroll = Shape.object(
    "a scroll view",
    [
      .optional(
        "offset", point,
        "How far it is scrolled from rest: [0, 0] at the top (also without it), negative past it."),
      .optional("size", size, "Its size, in points; the container's without it."),
      .required("content", size, "The size of all that scrolls, in points."),
      .optional(
        "inset", .list(of: .number(.from(0, to: 100_000)), count: 4...4),
        "The space around the content: top, left, bottom, right; none without it."),
    ])
}
