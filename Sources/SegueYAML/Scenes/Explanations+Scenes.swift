package import SegueDiagnostics

extension Explanation {
  /// Diagnostics about scenes beyond the schema.
  package static let scenes = pages.map { $0.read(as: .scene) }

  private static let pages = [
    Explanation(
      "scene/id-is-not-file-name", what: "A scene's id differs from its file name.",
      why: "'--scene ID' and a preset's 'preview' look for a file with that name.",
      failing: scene(draw: "[]", id: "feed"), fixed: scene(draw: "[]")),
    Explanation(
      "scene/recursive-component", what: "A component uses itself, directly or through others.",
      why: "Drawing it would never end.",
      failing: scene(draw: "[{use: tile}]", components: "{tile: [{use: tile}]}"),
      fixed: scene(draw: "[{use: tile}]", components: "{tile: [{box: [0, 0, 40, 40]}]}")),
    Explanation(
      "scene/duplicate-element", what: "Two elements of a screen have the same name.",
      why: "A transition that moves the element would be ambiguous.",
      failing: scene(draw: "[{box: [0, 0], element: card}, {box: [0, 50], element: card}]"),
      fixed: scene(draw: "[{box: [0, item.index * 50], element: card, each: 2}]")),
    Explanation(
      "scene/too-deep", what: "Marks or components are nested too deeply.",
      why: "Drawing would run out of memory, and no screen needs it.",
      failing: scene(draw: "[{use: a}]", components: chain(of: 50)),
      fixed: scene(draw: "[{use: a}]", components: chain(of: 5))),
    Explanation(
      "scene/too-long-text", what: "A text is too long once its values are filled in.",
      why: "Values that contain other values can grow without limit.",
      failing: scene(
        draw: "[{text: '{line}', style: body, frame: [0, 0], each: [{line: \(long(12_000))}]}]"),
      fixed: scene(draw: "[{text: '{line}', style: body, frame: [0, 0], each: [{line: Hello}]}]")),
    Explanation(
      "scene/too-many-marks", what: "A scene draws too many marks, including repetitions.",
      why: "It would take minutes to draw.",
      failing: scene(draw: "[{box: [0, 0], each: 500, draw: [{box: [0, 0], each: 500}]}]"),
      fixed: scene(draw: "[{box: [0, 0], each: 50, draw: [{box: [0, 0], each: 5}]}]")),
  ]

  private static func scene(draw: String, components: String = "{}", id: String = "example")
    -> String
  {
    """
    schema: 1
    id: \(id)
    name: Example
    summary: One screen.
    components: \(components)
    screens:
      one:
        background: white
        draw: \(draw)
    roles: {lower: one, upper: one}

    """
  }

  /// Returns components `a`, `aa`, `aaa`, …, each of which uses the next.
  private static func chain(of count: Int) -> String {
    let names = (1...count).map { String(repeating: "a", count: $0) }
    let links = zip(names, names.dropFirst()).map { "\($0): [{use: \($1)}]" }
    return "{" + (links + ["\(names[count - 1]): []"]).joined(separator: ", ") + "}"
  }

  private static func long(_ count: Int) -> String { String(repeating: "x", count: count) }
}
