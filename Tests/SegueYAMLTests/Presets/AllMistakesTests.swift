import SegueCatalog
import SegueDiagnostics
import SegueYAML
import Testing

/// One run names all mistakes of a preset, each once.
@Suite struct AllMistakesTests {
  @Test func `an unknown key does not hide what the preset lacks`() {
    let text = PresetText(
      """
      schema: 1
      id: example
      nmae: Example
      colour: red
      parameters:
        amount: {type: number, default: 3, range: [0, 1], help: How much.}
      transitions: {push: {tracks: [{layer: to, opacity: {from: amount}}]}}
      """)
    #expect(
      text.messages == [
        "a preset must have one of the keys 'extends', 'reduced-motion'",
        "a preset must have one of the keys 'summary', 'extends'",
        "unknown key 'nmae' in a preset", "unknown key 'colour' in a preset",
        "the default must be from 0 to 1, found '3'",
      ])
  }

  @Test
  func `what is under misspelled names is checked as if they were right, and all are corrected`() {
    let found = PresetText(
      """
      schema: 1
      id: example
      name: Example
      summary: It does.
      reduced-motion: none
      parameters:
        dimming: {typ: number, default: 1, range: [0, 1], help: How much.}
      transition:
        Push:
          duration: 300ms
          tracks: [{layer: to, opactiy: {from: diming}, easing: ease-ot}]
        dismis: {reverse: push}
      """
    ).read().diagnostics.shown
    let names = ["type", "transitions", "push", "opacity", "dimming", "ease-out", "dismiss"]
    #expect(
      found.sorted { ($0.place?.range.start.offset ?? 0) < ($1.place?.range.start.offset ?? 0) }
        .map { $0.fixIt?.replacement } == names)
  }

  @Test(arguments: [
    ("tracks: [{layer: to, opacity: {from: amount}}]", []),
    (
      "tracks: [{layer: to, opacity: {from: 0.5}}]",
      ["the parameter 'amount' has no effect: nothing uses it"]
    ),
    ("animator: reveal, with: {size: amount}", []),
    ("animator: reveal", ["the parameter 'amount' has no effect: nothing uses it"]),
  ])
  func `a parameter that nothing uses is a warning`(push: String, messages: [String]) throws {
    let parameter = "amount: {type: number, default: 1, range: [0, 1], help: How much.}"
    let found = PresetText.push(push, "parameters: {\(parameter)}").read()
    #expect(found.diagnostics.isEmpty)
    let preset = try #require(found.preset)
    #expect(preset.authorWarnings.map(\.message) == messages)
    #expect(preset.authorWarnings.allSatisfy { $0.severity == .warning })
  }

  @Test func `a missing parent does not hide other mistakes`() {
    let text = PresetText(
      """
      schema: 1
      id: example
      extends: nobody
      parameters: {amount: {default: 1}}
      elements: [A]
      transitions:
        push: {tracks: [{layer: to, opacity: {from: amount, to: other}, scale: 2s}]}
        pop: {reverse: present}
      """)
    var reader = YAMLReader()
    let found = PresetDecoder.decode(
      SourceFile(name: "example.yaml", text: text.text), with: &reader)
    #expect(found.preset == nil)
    // What the parent may have is not missing: a parameter, a variable, a transition.
    #expect(
      found.diagnostics.shown.map(\.code.description) == [
        "preset/unknown-parent", "format/bad-text", "expression/type-mismatch",
      ])
  }

  @Test(arguments: [
    ("easing: linear", "linear"),
    ("easing: cubic-bezier(0.2, 0, 0, 1)", "cubic-bezier(0.2, 0, 0, 1)"),
    ("easing: 'spring(damping-ratio: 0.8)'", "spring(damping-ratio: 0.8)"),
  ])
  func `a reversed transition has no easing of its own`(key: String, easing: String) {
    let text = PresetText.root("").text
      .replacing("transitions: {push", with: "transitions: {pop: {reverse: push, \(key)}, push")
    let found = PresetText(text).read().diagnostics.shown
    #expect(
      found.map(\.message) == ["'easing' must be one of as-written, mirrored, found '\(easing)'"])
    #expect(
      found.map(\.help) == [
        "its easings are those of the transition that it reverses: remove 'easing', or write 'tracks' "
          + "in place of 'reverse'"
      ])
    #expect(found.allSatisfy { $0.fixIt == nil })
  }

  @Test(arguments: ["revers", "reverese", "Reverse"])
  func `a misspelled reverse is that, and no key of another form`(key: String) {
    let text = PresetText.root("").text
      .replacing("transitions: {push", with: "transitions: {pop: {\(key): push}, push")
    let found = PresetText(text).read().diagnostics.shown
    #expect(found.map(\.message) == ["unknown key '\(key)' in a reversed transition"])
    #expect(found.first?.help == "there is a key with a similar name: 'reverse'")
    #expect(found.first?.fixIt?.replacement == "reverse")
  }

  @Test func `a map of very many unknown keys is no misspelled form`() {
    let keys = (0..<5000).map { "revers\($0): push" }.joined(separator: ", ")
    let text = PresetText.root("").text
      .replacing("transitions: {push", with: "transitions: {pop: {\(keys)}, push")
    let found = PresetText(text).read().diagnostics.shown
    #expect(
      found.first?.message.hasSuffix("in a transition") == true, "\(found.first?.message ?? "")")
  }

  @Test func `an easing that commas cut in pieces is one mistake`() {
    let text = PresetText.push("easing: cubic-bezier(0.2, 0, 0, 1), tracks: [{layer: to}]")
    let found = text.read().diagnostics.shown
    #expect(found.map(\.code.description) == ["format/unquoted-comma"])
    #expect(found.first?.help == "write 'cubic-bezier(0.2, 0, 0, 1)'")
  }

  @Test func `an interaction replaces the parent's`() throws {
    let parent = try PresetText.gesture("flick: ignored").preset()
    let child = PresetText(
      "schema: 1\nid: example\nextends: swipe\ninteraction: {push: {finish: progress > 0.3}}\n")
    let found = child.read(parent: parent).diagnostics.shown
    #expect(found.map(\.message) == ["an interaction must have the keys 'gesture' and 'progress'"])
    #expect(
      found.map(\.help) == [
        "an interaction replaces the parent's as a whole: copy 'gesture' and 'progress' from that of 'swipe'"
      ])
  }
}
