import SegueDiagnostics

extension Explanation {
  /// Diagnostics about tapes beyond the schema.
  static let tapes = [
    Explanation(
      "tape/impossible-film", what: "A film of a tape cannot be made.",
      why: """
        Each film is a 'segue preview' of its own: its preset, options and parameters are checked as on the command \
        line, before the first film is made.
        """,
      failing: tape("{scale: 4}"), fixed: tape("{scale: 3}")
    ).read(as: .tape)
  ]

  private static func tape(_ options: String) -> String {
    """
    schema: 1
    films:
      - {preset: crossfade, output: fade.mp4, options: \(options)}

    """
  }
}

extension Explanation.Reading {
  static let tape = Self("tape")
}
