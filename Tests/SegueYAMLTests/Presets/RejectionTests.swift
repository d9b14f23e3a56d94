import SegueCatalog
import SegueDiagnostics
import SegueYAML
import Testing

/// Everything that the format forbids is reported, each with its code.
@Suite struct RejectionTests {
  private static let longArc = "{radii: [1, 1], from: 0deg, sweep: 361deg}"
  private static let unlikePaths =
    "mask-path: {from: [{move: [0, 0]}, {line: [1, 1]}], to: [{move: [0, 0]}, {arc: \(longArc)}]}"
  @Test(arguments: [
    ("schema: 1\nid: example\nname: A\nreduced-motion: none\n", "format/missing-key"),
    ("schema: 2\nid: example\n", "format/out-of-range"),
    ("schema: 1\nid: Big Zoom\n", "format/bad-text"),
    ("schema: 1\nid: example\nid: example\n", "yaml/duplicate-key"),
    ("schema: 1\nid: example\nextends: base\n", "preset/unknown-parent"),
    ("schema: 1\nid: example\nname: A\nsummary: B.\nreduced-motion: none\n", "format/missing-key"),
    ("[]", "format/wrong-type"),
  ])
  func `rejects files that are not presets`(text: String, code: String) {
    #expect(PresetText(text).codes.contains(code))
  }

  @Test(arguments: [
    ("scroll: {tracks: [{layer: siblings, opacity: 1}]}", "format/exclusive-keys"),
    ("sumary: A.", "format/unknown-key"),
    ("tags: slide", "format/wrong-type"),
    ("tags: [Slide]", "format/bad-text"),
    ("aliases: [a b]", "format/bad-text"),
    ("requires: [sauce]", "format/bad-text"),
    ("requires: [element.card]", "preset/unknown-layer"),
    ("elements: [\((0..<257).map { "e\($0)" }.joined(separator: ", "))]", "format/wrong-count"),
    ("preview: {poster: 0.4px}", "format/bad-unit"),
    ("preview: {poster: 140%}", "format/out-of-range"),
    ("preview: {operation: tab}", "preset/unknown-operation"),
    ("preview: {operation: pushed}", "format/unknown-name"),
    ("presentation: {style: sheet}", "format/unknown-name"),
    ("presentation: {frame: [0, 0, 10]}", "format/wrong-count"),
    ("presentation: {backdrop: '#12345'}", "format/bad-text"),
    ("presentation: {frame: [0, 50%, 100, 100]}", "format/bad-unit"),
    ("presentation: {detents: {a: [0, 0, 9, 9], b: [0, 9, 9, 9]}}", "format/missing-key"),
    ("presentation: {backdrop-opacity: 2}", "format/out-of-range"),
    ("presentation: {corner-radius: -1}", "format/out-of-range"),
    ("presentation: {while-presented: {mask-rect: [0, 0, 1, 1]}}", "format/unknown-key"),
    ("presentation: {while-presented: {scale: 0.9, scale-x: 0.8}}", "format/exclusive-keys"),
    ("presentation: {while-presented: {opacity: {from: 0}}}", "format/wrong-type"),
  ])
  func `rejects invalid keys of a preset`(keys: String, code: String) {
    #expect(PresetText.root(keys).codes == [code])
  }

  @Test(arguments: [
    ("type: number, default: 1", "preset/bad-parameter"),
    ("type: number, default: 2, range: [0, 1]", "format/out-of-range"),
    ("type: number, default: 1, range: [1, 0]", "preset/bad-parameter"),
    ("type: number, default: 1, range: [0]", "format/wrong-count"),
    ("type: number, default: 90deg, range: [0, 1]", "expression/type-mismatch"),
    ("type: angle, default: 90, range: [0deg, 180deg]", "expression/type-mismatch"),
    ("type: duration, default: 350, range: [0s, 1s]", "expression/type-mismatch"),
    ("type: duration, default: 1m, range: [0s, 1s]", "expression/bad-unit"),
    ("type: length, default: container.width, range: [0, 1]", "expression/not-allowed-here"),
    ("type: boolean, default: 1", "preset/bad-parameter"),
    ("type: boolean, default: true, range: [0, 1]", "format/missing-key"),
    ("type: choice, default: a", "preset/bad-parameter"),
    ("type: choice, default: c, choices: [a, b]", "preset/bad-parameter"),
    ("type: number, default: 1, range: [0, 1], choices: [a, b]", "format/missing-key"),
    ("type: color, default: '#12'", "preset/bad-parameter"),
    ("type: text, default: a", "format/unknown-name"),
    ("default: 1", "format/missing-key"),
  ])
  func parameters(parameter: String, code: String) {
    #expect(PresetText.parameter(parameter).codes == [code])
  }

  @Test func `reports an invalid parameter only at its declaration`() {
    let text = PresetText.root(
      """
      parameters:
        far: {type: length, default: 9, range: [0, 1], help: How far.}
        tint: {type: color, default: '#12', help: The color.}
      presentation: {frame: [0, far, container.width, container.height], backdrop: tint}
      """)
    #expect(text.codes == ["format/out-of-range", "preset/bad-parameter"])
  }

  @Test(arguments: [
    ("reverse: pop", "preset/unknown-operation"),
    ("reverse: push", "preset/unknown-operation"),
    ("duration: 350ms", "format/missing-key"),
    ("duration: 350, tracks: [{layer: to, opacity: 1}]", "expression/type-mismatch"),
    ("duration: -1s, tracks: [{layer: to, opacity: 1}]", "format/out-of-range"),
    ("easing: bouncy, tracks: [{layer: to, opacity: 1}]", "format/bad-text"),
    ("easing: 'spring(dampning: 1)', tracks: [{layer: to, opacity: 1}]", "format/bad-text"),
    ("tracks: [{layer: to, opacity: 1}], sequence: []", "format/exclusive-keys"),
    ("stagger: {phases: [{tracks: [{layer: to, opacity: 1}]}]}", "format/missing-key"),
    ("sequence: [{delay: 1s}]", "format/missing-key"),
    ("animator: reveal, tracks: [{layer: to, opacity: 1}]", "format/exclusive-keys"),
    ("parallel: [{animator: reveal}, {animator: reveal}]", "preset/misplaced-animator"),
    ("parallel: [{animator: reveal, tracks: [{layer: to, opacity: 1}]}]", "format/exclusive-keys"),
    (
      "parallel: [{with: {shape: circle}, tracks: [{layer: to, opacity: 1}]}]", "format/missing-key"
    ),
    ("animator: Reveal", "format/bad-text"),
    ("animator: {id: reveal, from-version: new}", "format/bad-text"),
    ("with: {shape: circle}, tracks: [{layer: to, opacity: 1}]", "format/missing-key"),
    ("animator: reveal, with: {radius: 2 *}", "expression/syntax"),
    ("starts-at: destination, tracks: [{layer: to, opacity: 1}]", "format/unknown-name"),
    ("cut: 'yes', tracks: [{layer: to, opacity: 1}]", "format/wrong-type"),
  ])
  func transitions(push: String, code: String) {
    #expect(PresetText.push(push).codes.contains(code), "\(PresetText.push(push).codes)")
  }

  @Test(arguments: [
    ("layer: form, opacity: 1", "preset/unknown-layer"),
    ("layer: element.card.to, opacity: 1", "preset/unknown-layer"),
    ("layer: to", "format/missing-key"),
    ("opacity: 1", "format/missing-key"),
    ("layer: to, opacity: 1.5", "format/out-of-range"),
    ("layer: to, opacity: {from: -0.1}", "format/out-of-range"),
    ("layer: to, size: [10, -1]", "format/out-of-range"),
    ("layer: to, rotate-z: 90", "expression/type-mismatch"),
    ("layer: to, skew-x: 90deg", "format/out-of-range"),
    ("layer: to, skew-y: 10", "expression/type-mismatch"),
    ("layer: to, transform: [{skew-x: -90deg}]", "format/out-of-range"),
    ("layer: to, transform: [{skew-x: 1deg}], skew-y: 1deg", "format/exclusive-keys"),
    ("layer: to, rotate-z: \"angle(1deg, 1)\"", "expression/type-mismatch"),
    ("layer: to, translate-x: \"angle(1, 1)\"", "expression/type-mismatch"),
    ("layer: to, rotate-z: 90grad", "expression/bad-unit"),
    ("layer: to, translate-x: widht", "expression/unknown-name"),
    ("layer: to, translate-x: item.index", "expression/not-allowed-here"),
    ("layer: to, translate-x: gesture.distance", "expression/not-allowed-here"),
    ("layer: to, translate-x: 1 / direction - 1 / (direction - 1)", "expression/division-by-zero"),
    ("layer: to, hidden: 2", "format/wrong-type"),
    ("layer: to, corners: middle", "format/unknown-name"),
    ("layer: to, center: 5", "format/wrong-type"),
    ("layer: to, background: reddish", "preset/unknown-parameter"),
    ("layer: to, scale: 1, scale-y: 2", "format/exclusive-keys"),
    ("layer: to, center: [0, 0], center-x: 1", "format/exclusive-keys"),
    ("layer: to, frame: [0, 0, 1, 1], width: 1", "format/exclusive-keys"),
    ("layer: to, perspective: 100, m34: 0", "format/exclusive-keys"),
    ("layer: to, transform: [{scale: [1, 1, 1]}], rotate-x: 1deg", "format/exclusive-keys"),
    ("layer: to, mask-rect: [0, 0, 1, 1], mask-circle: [0, 0, 1]", "format/exclusive-keys"),
    ("layer: to, mask-path: [{line: [0, 0]}, {line: [1, 0]}]", "preset/bad-keyframes"),
    (
      "layer: to, mask-path: [{move: [0, 0]}, {move: [1, 0]}, {line: [1, 1]}]",
      "preset/bad-keyframes"
    ),
    (
      "layer: to, mask-path: [{move: [0, 0]}, {line: [1, 1]}, {move: [1, 0]}]",
      "preset/bad-keyframes"
    ),
    ("layer: to, mask-path: [{move: [0, 0]}]", "format/wrong-count"),
    ("layer: to, \(unlikePaths)", "preset/bad-keyframes"),
    ("layer: to, mask-path: [{move: [0, 0]}, {arc: \(longArc)}]", "format/out-of-range"),
    ("layer: to, mask-linear-gradient: [0, 0, 1]", "format/wrong-count"),
    ("layer: to, mask-radial-gradient: [0, 0, -1, 1]", "format/out-of-range"),
    ("layer: to, mask-conic-gradient: [0, 0, 1, 90deg, 0deg]", "expression/type-mismatch"),
    ("layer: to, mask-conic-gradient: [0, 0, 0deg, 90deg, -1deg]", "format/out-of-range"),
    ("layer: to, mask-circle: [0, 0, 1], mask-invert: {from: true}", "format/wrong-type"),
    ("layer: to, center-x: 1, path: [{line: [0, 0]}]", "format/exclusive-keys"),
    ("layer: to, path: [{line: [0, 0]}, {move: [1, 1]}]", "preset/bad-keyframes"),
    ("layer: to, path: [{line: [0, 0], move: [1, 1]}]", "format/exclusive-keys"),
    ("layer: to, path: [{curve: [0, 0]}]", "format/wrong-count"),
    ("layer: to, opacity: {from: 0, keyframes: {50%: 1}}", "format/exclusive-keys"),
    ("layer: to, opacity: {keyframes: {}}", "preset/bad-keyframes"),
    ("layer: to, opacity: {keyframes: {half: 1}}", "format/bad-text"),
    ("layer: to, opacity: {keyframes: {60%: 1, 40%: 0}}", "preset/bad-keyframes"),
    ("layer: to, opacity: {keyframes: {140%: 1}}", "format/out-of-range"),
    ("layer: to, transform: [{scale: [1, 1]}]", "format/wrong-count"),
    ("layer: to, transform: [{scale: [1, 1, 1], rotate-x: 1deg}]", "format/exclusive-keys"),
    ("layer: to, transform: [{skew: 1}]", "format/unknown-key"),
    (
      "layer: to, mask-polygon: {from: [[0, 0], [1, 0], [0, 1]], "
        + "to: [[0, 0], [1, 0], [1, 1], [0, 1]]}", "preset/bad-keyframes"
    ),
    ("layer: to, mask-polygon: [[0, 0], [1, 0]]", "format/wrong-count"),
    ("layer: to, iterations: -1, opacity: 1", "format/out-of-range"),
    ("layer: to, direction: backwards, opacity: 1", "format/unknown-name"),
    ("layer: to, fill: all, opacity: 1", "format/unknown-name"),
    ("layer: to, tension: 0.5, opacity: 1", "format/missing-key"),
    ("layer: to, mode: cubic, tension: 5, opacity: 1", "format/out-of-range"),
    ("layer: to, above: from, below: from, opacity: 1", "format/exclusive-keys"),
    ("layer: to, above: form, opacity: 1", "preset/unknown-layer"),
    ("layer: to, when: 1 + 1, opacity: 1", "expression/type-mismatch"),
  ])
  func tracks(track: String, code: String) {
    #expect(PresetText.track(track).codes.contains(code), "\(PresetText.track(track).codes)")
  }

  @Test(arguments: [
    ("veil: {opacity: 0.5}", "preset/bad-layer"),
    ("from: {color: black}", "preset/reserved-name"),
    ("my.veil: {color: black}", "preset/reserved-name"),
    ("veil: {color: black, snapshot: from}", "format/exclusive-keys"),
    ("veil: {color: navy}", "preset/unknown-parameter"),
    ("veil: {color: black, region: [0, 0, 1, 1]}", "format/missing-key"),
    ("veil: {color: black, taken: after}", "format/missing-key"),
    ("veil: {snapshot: form}", "preset/unknown-layer"),
    ("veil: {snapshot: dimming}", "preset/bad-layer"),
    ("a: {color: black}, b: {snapshot: a}", "preset/bad-layer"),
    ("veil: {snapshot: siblings, grid: [2, 2]}", "preset/bad-layer"),
    ("veil: {snapshot: from, taken: during}", "format/unknown-name"),
    ("veil: {snapshot: from, region: [0, 0, 2, 1]}", "format/out-of-range"),
    ("veil: {snapshot: from, grid: [0, 2]}", "format/out-of-range"),
    ("veil: {snapshot: from, grid: [2, 65]}", "format/out-of-range"),
    ("veil: {snapshot: from, grid: [2]}", "format/wrong-count"),
    ("veil: {snapshot: from, fit: zoom}", "format/unknown-name"),
    ("veil: {snapshot: from, hides: form}", "preset/unknown-layer"),
    ("from: {grid: [2, 2]}", "format/missing-key"),
    ("map: {group: 3d}", "format/missing-key"),
    ("map: {group: 4d, members: [to]}", "format/unknown-name"),
    ("map: {group: 3d, members: [too]}", "preset/unknown-layer"),
    ("map: {group: 3d, members: [map]}", "preset/bad-layer"),
    ("a: {group: 3d, members: [b]}, b: {group: flat, members: [a]}", "preset/bad-layer"),
    ("a: {group: 3d, members: [to]}, b: {group: flat, members: [to]}", "preset/bad-layer"),
    ("veil: {color: black, members: [to]}", "format/missing-key"),
    ("veil: {gradient: {stops: {100%: black, 0%: white}}}", "preset/bad-keyframes"),
    ("veil: {gradient: {stops: {}}}", "preset/bad-keyframes"),
    ("veil: {gradient: {stops: {0%: black}, angle: 90grad}}", "format/bad-unit"),
    ("veil: {color: black, opacity: {from: 0}}", "format/wrong-type"),
    ("veil: {color: black, above: to, below: from}", "format/exclusive-keys"),
    ("veil: {color: black, above: from}, a: {group: 3d, members: [to, veil]}", "preset/left-group"),
    ("a: {group: flat, members: [to, veil]}, veil: {color: black, below: a}", "preset/left-group"),
    (
      "veil: {color: black, above: to}, a: {group: 3d, members: [veil]}, b: {group: 3d, members: [to]}",
      "preset/left-group"
    ),
    (
      "a: {group: 3d, members: [b]}, b: {group: 3d, members: [to], above: from}",
      "preset/left-group"
    ),
  ])
  func layers(layers: String, code: String) {
    #expect(PresetText.layers(layers).codes.contains(code), "\(PresetText.layers(layers).codes)")
  }

  @Test func `a track must not place a member outside of its group`() throws {
    func text(_ place: String) -> PresetText {
      .push(
        "layers: {a: {group: 3d, members: [to, dimming]}}, "
          + "tracks: [{layer: to, \(place), opacity: {from: 0}}]")
    }
    #expect(text("above: dimming").codes == [])
    #expect(text("below: from").codes == ["preset/left-group"])
    let problem = try #require(text("below: from").read().diagnostics.shown.first)
    #expect(
      problem.message
        == "'to' cannot be placed next to 'from': it is a member of 'a', and 'from' is not")
    #expect(problem.help == "place 'a' instead, or remove 'to' from its members")
  }

  @Test(arguments: [
    ("gesture: swipe, progress: 0.5, finish: true", "format/unknown-name"),
    ("gesture: {pan: sideways}, progress: 0.5, finish: true", "format/unknown-name"),
    ("gesture: {edge-pan: left}, progress: 0.5, finish: true", "format/unknown-name"),
    ("gesture: pinch, finish: true", "format/missing-key"),
    ("gesture: pinch, progress: progress, finish: true", "expression/not-allowed-here"),
    ("gesture: pinch, progress: 0.5, finish: progress", "expression/type-mismatch"),
    (
      "gesture: pinch, progress: 0.5, finish: true, begin: progress > 0",
      "expression/not-allowed-here"
    ),
    ("gesture: pinch, progress: 0.5, finish: true, hand-over: speed", "format/unknown-name"),
  ])
  func interactions(keys: String, code: String) {
    #expect(PresetText.interaction(keys).codes == [code])
  }

  @Test(arguments: [
    ("tracks: [{layer: to, opacity: {from: 0}}]", "preset/bad-keyframes"),
    ("tracks: [{layer: to, duration: 1s, opacity: 1}]", "format/missing-key"),
    ("on-finish: {speed: 1, duration: 1s}", "format/exclusive-keys"),
    ("on-cancel: {delay: 1s}", "format/missing-key"),
    ("on-cancel: {tracks: [{layer: to, opacity: item.index}]}", "expression/not-allowed-here"),
  ])
  func `rejects invalid tracks and completions of a gesture`(keys: String, code: String) {
    #expect(PresetText.gesture(keys).codes == [code])
  }

  @Test func `rejects an interaction without its transition`() {
    let text = PresetText.root(
      "interaction: {pop: {gesture: pinch, progress: 0.5, finish: true}}")
    #expect(text.codes == ["preset/unknown-operation"])
  }

  @Test func `reports all problems of a file at once`() {
    let text = PresetText.push(
      "easing: bouncy, tracks: [{layer: form, opcity: 1}, {layer: to, opacity: [1]}]",
      "tags: [A]")
    #expect(
      text.codes == [
        "format/bad-text", "preset/unknown-layer", "format/unknown-key", "format/wrong-type",
        "format/bad-text",
      ])
  }

  @Test func `reports unknown names and bad formulas beside mistakes in the shape`() {
    let text = PresetText(
      """
      schema: 1
      id: example
      name: Example
      summary: It does.
      parameters:
        amount: {type: number, default: 1, rnage: [0, 1], help: How much.}
        speed: {typo: number, default: 1, help: How fast.}
      transitions:
        push:
          duration: 300ms
          layers:
            card: {snapshto: source}
            shade: {color: black, above: frim}
          tracks:
            - {layer: card, opacity: {from: 0}}
            - {layer: to, translate-x: {from: amount * speed * container.widht}}
            - {layer: from, opacity: [1]}
        pop: {reverse: push, easign: mirrored}
        dismiss: {reverse: present}
      """)
    // Nothing is said about 'card' and 'speed', whose declarations are at fault.
    #expect(
      text.messages == [
        "a preset must have one of the keys 'extends', 'reduced-motion'",
        "unknown key 'rnage' in a parameter",
        "a parameter of type number must have a 'range'",
        "unknown key 'typo' in a parameter",
        "unknown key 'snapshto' in a layer",
        "there is no layer 'frim'",
        "there is no variable named 'container.widht'",
        "'opacity' must be a number or an expression such as container.width / 2 or a motion, "
          + "found a list",
        "unknown key 'easign' in a reversed transition",
        "'present' is not a transition of this preset that can be reversed",
      ])
  }

  @Test func `a mistake in the shape does not cause other messages`() {
    let mistakes = [
      "push: {duration: 1s, tracks: 5}, pop: {reverse: push}",
      "psuh: {duration: 1s, tracks: [{layer: to}]}, pop: {reverse: psuh}",
      "push: {layers: {a: {colour: black}}, tracks: [{layer: a, opacity: {from: 0}}]}",
    ]
    for mistake in mistakes {
      let text = PresetText(
        """
        schema: 1
        id: example
        name: Example
        summary: An example.
        transitions: {\(mistake)}
        reduced-motion: none
        """)
      #expect(text.codes.allSatisfy { $0.hasPrefix("format/") }, "\(mistake): \(text.messages)")
      #expect(!text.codes.isEmpty)
    }
  }

  @Test(arguments: [
    ("{to: if(a, 1, 2)}", "if(a, 1, 2)"),
    ("{from: 1, to: max(1, min(2, 3)), easing: linear}", "max(1, min(2, 3))"),
    ("{to: a + clamp(1, 2, 3) * 2}", "a + clamp(1, 2, 3) * 2"),
    ("{to: max(1, 2) + min(3, 4) , from: 0}", "max(1, 2) + min(3, 4)"),
  ])
  func `a formula that commas cut in pieces is one mistake`(motion: String, formula: String) {
    let text = PresetText.track("layer: to, opacity: \(motion)")
    let found = text.read().diagnostics.shown
    #expect(found.map(\.code.description) == ["format/unquoted-comma"])
    #expect(found.first?.help == "write '\(formula)'")
  }

  @Test(arguments: [
    (
      "gesture: wave, progress: 0.5, finish: true",
      "'gesture' must be one of pinch, long-press, a pan, an edge pan or an overscroll, found 'wave'",
      "write pinch, long-press, {pan: …}, {edge-pan: …} or {overscroll: …}"
    )
  ])
  func `a name in the place of a map lists what there is`(
    keys: String, message: String, help: String
  ) {
    let found = PresetText.interaction(keys).read().diagnostics.shown
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.help) == [help])
  }

  @Test func `a replacement is never shortened`() throws {
    let formula = "max(1, " + String(repeating: "2 + ", count: 60) + "2)"
    let found = PresetText.track("layer: to, opacity: {to: \(formula)}").read().diagnostics.shown
    #expect(found.first?.fixIt?.replacement == "'\(formula)'")
  }

  @Test func `problems beyond the twentieth are counted`() {
    let tracks = (0..<30).map { "{layer: to, opacity: {from: nothing\($0)}}" }
    let diagnostics = PresetText.push("tracks: [\(tracks.joined(separator: ", "))]").read()
      .diagnostics
    #expect(diagnostics.count(.error) == 30)
  }
}
