package import SegueDiagnostics

extension Explanation {
  /// Diagnostics about presets beyond the schema.
  package static let presets = (names + contents).map { $0.read(as: .catalog) }

  private static let names = [
    Explanation(
      "preset/unknown-layer",
      what: "A track, layer or requirement names a layer that is not there.",
      why: """
        layers are the two screens, source, destination, siblings, dimming, the backdrop, the bars \
        and elements of either screen, and those that the preset adds itself.
        """,
      failing: preset(tracks: "{layer: card, opacity: {from: 0}}"),
      fixed: preset(
        push: "tracks: [{layer: element.card.to, opacity: {from: 0}}]", "elements: [card]")),
    Explanation(
      "preset/unknown-parameter",
      what: "A name stands for a color, but no parameter is called that.",
      why: "only '#…', black, white, clear and parameters of type color are colors.",
      failing: preset(
        push: "layers: {veil: {color: navy}}\n    tracks: [{layer: to, opacity: {from: 0}}]"),
      fixed: preset(
        push: "layers: {veil: {color: tint}}\n    tracks: [{layer: to, opacity: {from: 0}}]",
        "parameters: {tint: {type: color, default: '#001f3f', help: The veil.}}")),
    Explanation(
      "preset/unknown-operation",
      what: "An operation is turned round or driven by a finger that the preset does not lay out.",
      why: "there is nothing to turn round, or nothing that a finger could hold.",
      failing: preset(push: "reverse: pop"),
      fixed: preset(push: "tracks: [{layer: to, opacity: {from: 0}}]\n  pop: {reverse: push}")),
    Explanation(
      "preset/unknown-parent", what: "A preset extends one that is not there.",
      why: "what it leaves out would come from nowhere.",
      failing: "# file: fade/slow-fade.yaml\nschema: 1\nid: slow-fade\nextends: fade\n",
      fixed: "# file: fade/slow-fade.yaml\nschema: 1\nid: slow-fade\nextends: fade\n"
        + "# file: fade/fade.yaml\n" + preset("license: MIT", id: "fade")),
    Explanation(
      "preset/extends-circle", what: "Presets extend one another in a circle.",
      why: "none of them says anything that the others could start from.",
      failing: "# file: fade/a.yaml\nschema: 1\nid: a\nextends: b\n"
        + "# file: fade/b.yaml\nschema: 1\nid: b\nextends: a\n",
      fixed: "# file: fade/a.yaml\nschema: 1\nid: a\nextends: b\n"
        + "# file: fade/b.yaml\n" + preset("license: MIT", id: "b")),
    Explanation(
      "preset/broken-parent", what: "A preset extends one that has errors.",
      why: "a half of a preset is no preset. Its own errors come first.",
      failing: "# file: fade/a.yaml\nschema: 1\nid: a\nextends: b\n"
        + "# file: fade/b.yaml\n" + preset("tags: fade", id: "b"),
      fixed: "# file: fade/a.yaml\nschema: 1\nid: a\nextends: b\n"
        + "# file: fade/b.yaml\n" + preset("tags: [fade]", id: "b")),
    Explanation(
      "preset/id-is-not-file-name", what: "The id of a preset is not the name of its file.",
      why: "whoever has read the one must be able to find the other.",
      failing: "# file: fade/soft.yaml\n" + preset("license: MIT"),
      fixed: "# file: fade/example.yaml\n" + preset("license: MIT")),
  ]

  private static let contents = [
    Explanation(
      "preset/reserved-name", what: "A name that the preset chooses means something already.",
      why: "an expression or a track that uses it could mean either.",
      failing: preset(
        "parameters: {direction: {type: number, default: 1, range: [0, 1], help: Which way.}}"),
      fixed: preset(
        "parameters: {way: {type: number, default: 1, range: [0, 1], help: Which way.}}")),
    Explanation(
      "preset/bad-parameter", what: "A parameter contradicts itself, or does not say enough.",
      why: """
        numbers, lengths, angles and durations have a range, from which Segue works out that nothing \
        can go wrong; choices have their names, and a default is one of the values.
        """,
      failing: preset("parameters: {drift: {type: number, default: 0.3, help: How far.}}"),
      fixed: preset(
        "parameters: {drift: {type: number, default: 0.3, range: [0, 1], help: How far.}}")),
    Explanation(
      "preset/bad-keyframes",
      what: "Keyframes or the steps of a path stand in no order that makes sense.",
      why: "time runs one way, and a path begins once.",
      failing: preset(tracks: "{layer: to, opacity: {keyframes: {50%: 1, 0%: 0}}}"),
      fixed: preset(tracks: "{layer: to, opacity: {keyframes: {0%: 0, 50%: 1}}}")),
    Explanation(
      "preset/spring-cut-short",
      what: "A physical spring has less time than it takes to come to rest.",
      why: "it jumps the rest of the way. A spring by damping ratio fits any duration.",
      failing: preset(
        tracks:
          "{layer: to, duration: 200ms, easing: 'spring(mass: 1, stiffness: 100, damping: 10)', "
          + "translate-y: {from: container.height}}"),
      fixed: preset(
        tracks: "{layer: to, easing: 'spring(mass: 1, stiffness: 100, damping: 10)', "
          + "translate-y: {from: container.height}}")),
    Explanation(
      "preset/bad-layer", what: "A layer contradicts itself, or shows nothing.",
      why: "a new layer is a snapshot, a color, a gradient or a group; a mistyped name is none.",
      failing: preset(
        push: "layers: {veil: {opacity: 0.5}}\n    tracks: [{layer: to, opacity: {from: 0}}]"),
      fixed: preset(
        push:
          "layers: {veil: {color: black, opacity: 0.5}}\n    tracks: [{layer: to, opacity: {from: 0}}]"
      )),
  ]
}
