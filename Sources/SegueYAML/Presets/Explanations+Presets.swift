package import SegueDiagnostics

extension Explanation {
  /// Diagnostics about presets beyond the schema.
  package static let presets = (names + contents).map { $0.read(as: .catalog) }

  /// A push whose pop can be swiped.
  private static func swipe(_ progress: String) -> String {
    """
    tracks: [{layer: to, translate-x: {from: container.width * direction}}]
      pop: {reverse: push}
    interaction:
      pop: {gesture: {edge-pan: leading}, progress: \(progress), finish: progress > 0.5}
    """
  }

  private static func sheet(_ detents: String) -> String {
    preset(
      """
      presentation: {detents: \(detents)}
      interaction:
        dismiss: {gesture: {pan: down}, progress: gesture.distance / container.height, finish: progress > 0.5}
      """
    )
    .replacing(
      "push: {tracks: [{layer: to, opacity: {from: 0}}]}",
      with: "present: {tracks: [{layer: to, opacity: {from: 0}}]}\n  dismiss: {reverse: present}")
  }

  private static let names = [
    Explanation(
      "preset/unknown-layer",
      what: "A track, layer or requirement refers to a layer that does not exist.",
      why: """
        The layers are the two screens, source, destination, siblings, dimming, covered, the backdrop, the bars and \
        elements of either screen, and those that the preset adds.
        """,
      failing: preset(tracks: "{layer: card, opacity: {from: 0}}"),
      fixed: preset(
        push: "tracks: [{layer: element.card.to, opacity: {from: 0}}]", "elements: [card]")),
    Explanation(
      "preset/unknown-parameter",
      what:
        "A preset refers to a parameter that neither it nor the preset that it extends has.",
      why: """
        A color is '#…', black, white, clear, surface, or a parameter of type color. Of a parameter of its parent a \
        preset says what changes; one of its own it declares whole.
        """,
      failing: preset(
        push: "layers: {veil: {color: navy}}\n    tracks: [{layer: to, opacity: {from: 0}}]"),
      fixed: preset(
        push: "layers: {veil: {color: tint}}\n    tracks: [{layer: to, opacity: {from: 0}}]",
        "parameters: {tint: {type: color, default: '#001f3f', help: The veil.}}")),
    Explanation(
      "preset/unknown-operation",
      what:
        "The preset has no transition for an operation that is reversed or driven by a gesture.",
      why: "There is nothing to reverse, or nothing for the gesture to drive.",
      failing: preset(push: "reverse: pop"),
      fixed: preset(push: "tracks: [{layer: to, opacity: {from: 0}}]\n  pop: {reverse: push}")),
    Explanation(
      "preset/unknown-parent", what: "A preset extends one that does not exist.",
      why: "The values it leaves out cannot be inherited.",
      failing: "# file: fade/slow-fade.yaml\nschema: 1\nid: slow-fade\nextends: fade\n",
      fixed: "# file: fade/slow-fade.yaml\nschema: 1\nid: slow-fade\nextends: fade\n"
        + "# file: fade/fade.yaml\n" + preset("license: MIT", id: "fade")),
    Explanation(
      "preset/extends-circle", what: "Presets extend each other in a cycle.",
      why: "None of them has values for the others to inherit.",
      failing: "# file: fade/a.yaml\nschema: 1\nid: a\nextends: b\n"
        + "# file: fade/b.yaml\nschema: 1\nid: b\nextends: a\n",
      fixed: "# file: fade/a.yaml\nschema: 1\nid: a\nextends: b\n"
        + "# file: fade/b.yaml\n" + preset("license: MIT", id: "b")),
    Explanation(
      "preset/broken-parent", what: "A preset extends one that has errors.",
      why: "Its values cannot be inherited until its own errors are fixed.",
      failing: "# file: fade/a.yaml\nschema: 1\nid: a\nextends: b\n"
        + "# file: fade/b.yaml\n" + preset("tags: fade", id: "b"),
      fixed: "# file: fade/a.yaml\nschema: 1\nid: a\nextends: b\n"
        + "# file: fade/b.yaml\n" + preset("tags: [fade]", id: "b")),
    Explanation(
      "preset/id-is-not-file-name", what: "A preset's id differs from its file name.",
      why: "A preset must be easy to find by its id.",
      failing: "# file: fade/soft.yaml\n" + preset("license: MIT"),
      fixed: "# file: fade/example.yaml\n" + preset("license: MIT")),
  ]

  private static let contents = [
    Explanation(
      "preset/reserved-name", what: "A name in the preset already has another meaning.",
      why: "An expression or a track that uses it would be ambiguous.",
      failing: preset(
        "parameters: {direction: {type: number, default: 1, range: [0, 1], help: Which way.}}"),
      fixed: preset(
        push: "tracks: [{layer: to, opacity: {from: way}}]",
        "parameters: {way: {type: number, default: 1, range: [0, 1], help: Which way.}}")),
    Explanation(
      "preset/bad-parameter", what: "A parameter is contradictory or incomplete.",
      why: """
        Numbers, lengths, angles and durations need a range, so that Segue can check expressions for all \
        values. Choices need their names, and the default must be a valid value.
        """,
      failing: preset("parameters: {drift: {type: number, default: 0.3, help: How far.}}"),
      fixed: preset(
        push: "tracks: [{layer: to, translate-x: {from: drift * container.width}}]",
        "parameters: {drift: {type: number, default: 0.3, range: [0, 1], help: How far.}}")),
    Explanation(
      "preset/unused-parameter", what: "A preset declares a parameter that nothing in it uses.",
      why: """
        Whoever sets it sees no difference. An animator has parameters of its own, which the preset passes on under \
        'with'.
        """,
      failing: preset(
        "parameters: {drift: {type: number, default: 0.3, range: [0, 1], help: How far.}}"),
      fixed: preset(
        push: "tracks: [{layer: to, translate-x: {from: drift * container.width}}]",
        "parameters: {drift: {type: number, default: 0.3, range: [0, 1], help: How far.}}")),
    Explanation(
      "preset/same-direction",
      what: "A push or a presentation reverses another one, or a pop or a dismissal does.",
      why: """
        Reversed, the new screen goes away and the old one comes back. What undoes a transition reverses it: a pop a \
        push, a dismissal a presentation.
        """,
      failing: preset(
        push: "tracks: [{layer: to, opacity: {from: 0}}]\n  present: {reverse: push}"),
      fixed: preset(
        push: "tracks: [{layer: to, opacity: {from: 0}}]\n  dismiss: {reverse: push}")),
    Explanation(
      "preset/bad-keyframes",
      what: "Keyframes, or the steps of a path, are in an invalid order.",
      why: "Time only moves forward, and a path has a single start.",
      failing: preset(tracks: "{layer: to, opacity: {keyframes: {50%: 1, 0%: 0}}}"),
      fixed: preset(tracks: "{layer: to, opacity: {keyframes: {0%: 0, 50%: 1}}}")),
    Explanation(
      "preset/spring-cut-short",
      what: "A physical spring does not have enough time to come to rest.",
      why: """
        What is left of its way is spread over the whole motion, which is then no longer that of the spring. \
        A spring with a damping ratio fits any duration.
        """,
      failing: preset(
        tracks:
          "{layer: to, duration: 200ms, easing: 'spring(mass: 1, stiffness: 100, damping: 10)', "
          + "translate-y: {from: container.height}}"),
      fixed: preset(
        tracks: "{layer: to, easing: 'spring(mass: 1, stiffness: 100, damping: 10)', "
          + "translate-y: {from: container.height}}")),
    Explanation(
      "preset/unused-duration",
      what: "The duration of a transition or a phase has no effect.",
      why: """
        Its tracks move with physical springs, which take as long as they need to come to rest, or have durations of \
        their own. A spring with a damping ratio takes the duration.
        """,
      failing: preset(
        push: "duration: 300ms\n    easing: 'spring(mass: 1, stiffness: 100, damping: 10)'\n"
          + "    tracks: [{layer: to, translate-y: {from: container.height}}]"),
      fixed: preset(
        push: "duration: 300ms\n    easing: 'spring(damping-ratio: 0.5)'\n"
          + "    tracks: [{layer: to, translate-y: {from: container.height}}]")),
    Explanation(
      "preset/misplaced-animator", what: "An animator plays where none can.",
      why: """
        A transition has one animator at most, as the whole transition or as one of its phases; the other phases are \
        tracks. What follows a gesture starts from the layers' current states, of which an animator knows nothing.
        """,
      failing: preset(push: "parallel: [{animator: reveal}, {animator: reveal}]"),
      fixed: preset(
        push: "parallel:\n      - {animator: reveal}\n"
          + "      - tracks: [{layer: dimming, above: from, opacity: {from: 0, to: 0.4}}]")),
    Explanation(
      "preset/same-detent", what: "Two detents have the same frame.",
      why: """
        A finger that lifts leaves the screen at the first of them, and never at the other one. Frames are compared \
        as they are written.
        """,
      failing: sheet(
        "{medium: [0, 400, container.width, 400], large: [0, 400, container.width, 400]}"),
      fixed: sheet("{medium: [0, 400, container.width, 400], large: [0, 60, container.width, 740]}")
    ),
    Explanation(
      "preset/physical-direction",
      what: "A rule of a gesture that is mirrored from right to left reads a physical direction.",
      why: """
        The gesture then goes to the left, but gesture.translation.x and gesture.velocity.x still increase to the \
        right: nobody could finish it. Layers that follow the finger may use them.
        """,
      failing: preset(push: swipe("gesture.translation.x / container.width")),
      fixed: preset(push: swipe("gesture.distance / container.width"))),
    Explanation(
      "preset/bad-layer", what: "A layer is contradictory, or shows nothing.",
      why:
        "A new layer must be a snapshot, a color, a gradient or a group. Its name may be misspelled.",
      failing: preset(
        push: "layers: {veil: {opacity: 0.5}}\n    tracks: [{layer: to, opacity: {from: 0}}]"),
      fixed: preset(
        push:
          "layers: {veil: {color: black, opacity: 0.5}}\n    tracks: [{layer: to, opacity: {from: 0}}]"
      )),
    Explanation(
      "preset/left-group",
      what: "A member of a group is placed above or below a layer outside of the group.",
      why: """
        Members of a group are drawn where the group is, so the member would leave it. 'above' and 'below' order \
        the members of one group; the group itself can be placed next to other layers.
        """,
      failing: preset(
        push: "layers: {space: {group: 3d, members: [to, dimming]}}\n"
          + "    tracks: [{layer: to, above: from, opacity: {from: 0}}]"),
      fixed: preset(
        push: "layers: {space: {group: 3d, members: [to, dimming], above: from}}\n"
          + "    tracks: [{layer: to, above: dimming, opacity: {from: 0}}]")),
  ]
}
