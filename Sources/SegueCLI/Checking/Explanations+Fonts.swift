import SegueDiagnostics

extension Explanation {
  /// Diagnostics about the fonts that draw a file's texts.
  static let fonts = [
    Explanation(
      "fonts/missing-glyph",
      what: "A scene's text, or a preset's name or summary, has characters that no font has.",
      why:
        "The catalog's fonts have Latin letters and some symbols, and the machine's fonts draw everything else. "
        + "Without a font, a preview shows boxes.",
      failing: scene(text: #""Hello \U00050000""#), fixed: scene(text: "Hello")
    ).read(as: .drawnScene)
  ]

  private static func scene(text: String) -> String {
    """
    schema: 1
    id: example
    name: Example
    summary: One screen.
    screens:
      one:
        background: white
        draw: [{text: \(text), style: body, frame: [0, 0]}]
    roles: {lower: one, upper: one}

    """
  }
}

extension Explanation.Reading {
  /// A scene, whose texts are drawn.
  static let drawnScene = Self("drawn-scene")
}
