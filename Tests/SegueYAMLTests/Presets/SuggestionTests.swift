import SegueDiagnostics
import SegueYAML
import Testing

/// What to write in place of what is wrong.
@Suite struct SuggestionTests {
  /// What YAML, CSS or another place would allow.
  @Test(arguments: [
    ("veil: {color: 'rgb(255, 0, 0)'}", "write '#ff0000'"),
    ("veil: {color: 'lab(50% 40 30)'}", "write a color as '#rgb', '#rgba', '#rrggbb'"),
    ("veil: {color: red}", "write '#ff0000'"),
    ("veil: {color: blakc}", "there is a color with a similar name: 'black'"),
    ("veil: {color: black, hidden: yes}", "write 'true'"),
    ("veil: {color: black, hidden: Off}", "write 'false'"),
    (
      "veil: {gradient: {stops: {0%: black, 100%: white}}, angle: 90deg}",
      "'angle' belongs in 'gradient'"
    ),
  ])
  func `helps with what is allowed elsewhere`(layer: String, help: String) throws {
    let shown = PresetText.layers(layer).read().diagnostics.shown
    #expect(try #require(shown.first?.help).hasPrefix(help), "\(shown)")
  }

  @Test func `a transition that is another one reversed is found by a word for it`() {
    let text = PresetText.root("").text
      .replacing("transitions: {push", with: "transitions: {pop: {reversed: push}, push")
    let found = PresetText(text).read().diagnostics.shown
    #expect(found.contains { $0.help == "write 'reverse'" }, "\(found)")
  }

  /// The words of UIKit and CSS for edges, directions and styles.
  @Test(arguments: [
    (
      "{edge-pan: left}", "full-screen",
      "write 'leading', which is the left in left-to-right layouts"
    ),
    (
      "{pan: right}", "full-screen", "write 'trailing', which is the right in left-to-right layouts"
    ),
    ("{pan: top}", "full-screen", "write 'up'"),
    ("{edge-pan: down}", "full-screen", "write 'bottom'"),
    (
      "{pan: down}", "sheet",
      "write 'over-context', which keeps the presenter visible, and set 'frame'"
    ),
    (
      "{pan: down}", "overFullScreen", "write 'over-context', which keeps the presenter visible"
    ),
    (
      "{pan: down}", "popover",
      "write 'over-context', which keeps the presenter visible, and set 'frame'"
    ),
  ])
  func `names of other systems are translated`(gesture: String, style: String, help: String) {
    let text = """
      schema: 1
      id: example
      name: Example
      summary: An example.
      license: MIT
      transitions:
        present: {duration: 1s, tracks: [{layer: to, opacity: {from: 0}}]}
        dismiss: {reverse: present}
      presentation: {style: \(style)}
      interaction:
        dismiss: {gesture: \(gesture), progress: gesture.distance / 100, finish: 'true'}
      reduced-motion: none

      """
    #expect(PresetText(text).read().diagnostics.shown.map(\.help) == [help])
  }

  /// The keys of CSS, UIKit and others.
  @Test(arguments: [
    ("alpha: {from: 0}", "write 'opacity'"),
    ("rotation: 90", "write 'rotate-z', with a unit: 90deg"),
    ("zIndex: 3", "write 'z'"), ("z-index: 3", "write 'z'"), ("zPosition: 3", "write 'z'"),
    ("x: 20", "write 'translate-x', which moves it from where it is"),
    ("borderRadius: 8", "write 'corner-radius'"),
    ("opacity: {start: 0}", "write 'from'"),
    ("opacity: {from: 0}, timingFunction: ease", "write 'easing'"),
    ("opacity: {from: 0}, repeatCount: 2", "write 'iterations'"),
    ("opacity: {from: 0}, view: to", "write 'layer'"),
  ])
  func `keys of other systems are translated`(motion: String, help: String) {
    let layer = motion.contains("view:") ? "" : "layer: to, "
    let found = PresetText.track(layer + motion).read().diagnostics.shown
    #expect(found.compactMap(\.help) == [help], "\(found)")
  }

  @Test(arguments: [
    ("swipe-down", "write {pan: down}"), ("swipeRight", "write {pan: trailing}"),
    ("pan", "write {pan: any}"), ("screen-edge-pan", "write {edge-pan: leading}"),
    ("swipe-back", "write {edge-pan: leading}"), ("edge-swipe-right", "write {edge-pan: trailing}"),
    ("pull-to-refresh", "write {overscroll: top}"), ("hold", "write 'long-press'"),
    ("{swipe: down}", "write 'pan'"),
  ])
  func `gestures of other systems are translated`(gesture: String, help: String) {
    let found = PresetText.interaction("gesture: \(gesture), progress: 0.5, finish: true")
      .read().diagnostics.shown
    #expect(found.map(\.help) == [help], "\(found)")
  }

  @Test(arguments: [
    ("tags: card", "write [card]", "[card]"),
    ("tags: card, slide", "write [card, slide]", "[card, slide]"),
    ("elements: photo", "write [photo]", "[photo]"),
  ])
  func `a scalar in the place of a list is put in brackets`(
    line: String, help: String, replacement: String
  ) {
    let found = PresetText.root(line).read().diagnostics.shown
    #expect(found.map(\.help) == [help])
    #expect(found.first?.fixIt?.replacement == replacement)
    #expect(found.first?.fixIt?.confidence == .machineApplicable)
  }

  @Test func `a long list is shown in short`() throws {
    let found = PresetText.track("layer: to, opacity: {from: 0}, sprinkle: 1").read()
    let help = try #require(found.diagnostics.shown.first?.help)
    #expect(help.hasPrefix("the nearest of "), "\(help)")
    #expect(help.contains(" allowed keys: scale, "), "\(help)")
    #expect(help.contains("; Documentation/Presets.md lists all "), "\(help)")
    #expect(help.count < 140)
  }

  @Test func `a key within another one is said to belong there`() {
    let shown = PresetText.track("layer: to, opacity: {from: 0}, from: 1").read().diagnostics.shown
    #expect(shown.map(\.help) == ["'from' belongs in 'opacity'"])
  }

  /// What belongs elsewhere, or is not needed.
  @Test(arguments: [
    ("transform: {to: none}", "leave 'to' out: without it, this is the layer's own state"),
    ("transform: identity", "leave 'transform' out: without it, this is the layer's own state"),
  ])
  func `an end that is the layer's own is left out`(motion: String, help: String) {
    let found = PresetText.track("layer: to, opacity: {from: 0}, \(motion)").read().diagnostics
      .shown
    #expect(found.map(\.help) == [help])
  }

  @Test func `the family is a folder`() {
    let found = PresetText.root("family: Slide").read().diagnostics.shown
    #expect(
      found.map(\.help) == [
        "remove it: a preset's family is the folder of its file, such as 'slide/'"
      ])
  }

  /// A child of the shortest preset that reads a parameter of its parent.
  private func child(_ extends: String, _ keys: String) throws -> [Diagnostic] {
    let parent = try PresetText.push(
      "duration: time, tracks: [{layer: to, opacity: {from: 0}}]",
      "parameters: {time: {type: duration, default: 1s, range: [0s, 2s], help: How long.}}"
    ).preset()
    return PresetText("schema: 1\nid: example\n\(extends): base\n\(keys)\n").read(parent: parent)
      .diagnostics.shown
  }

  /// Nothing that the parent has is missing, too.
  @Test(arguments: ["extend", "extendz", "parent", "inherits"])
  func `a misspelled extends is the only error`(key: String) throws {
    let found = try child(
      key,
      """
      parameters: {time: {default: 500ms}}
      interaction: {push: {gesture: {pan: up}, progress: 0.5, finish: true}}
      """)
    #expect(found.map(\.message) == ["unknown key '\(key)' in a preset"])
    #expect(try child(key, "tags: card").count == 2)
  }

  @Test(arguments: ["extends", "extend"])
  func `a transition replaces the parent's`(key: String) throws {
    let found = try child(key, "transitions: {push: {duration: 600ms}}")
    #expect(
      found.last?.help
        == "a transition replaces the parent's as a whole: copy the parent's keys here, and change 'duration' to 600ms; "
        + "if the parent has a parameter for it, write 'parameters: {duration: {default: 600ms}}' in place of "
        + "'transitions'")
    #expect(try child("extends", "parameters: {time: {default: 600ms}}").isEmpty)
  }

  @Test func `a misspelled key is not missing, too`() {
    let found = PresetText.root("").text.replacing("reduced-motion", with: "reduced-moton")
    #expect(PresetText(found).messages == ["unknown key 'reduced-moton' in a preset"])
  }

  @Test func `a key in camel case is found`() {
    let found = PresetText.track("layer: to, translateY: {from: 1}").read().diagnostics.shown
    #expect(found.map(\.help) == ["there is a key with a similar name: 'translate-y'"])
  }

  @Test func `an unknown spring lists the forms of springs`() {
    let found = PresetText.push("easing: 'spring(tension: 0.4)', tracks: [{layer: to}]")
      .read().diagnostics.shown
    #expect(
      found.first?.help
        == "write spring(damping-ratio: 0.8), spring(duration: 400ms, bounce: 0.2) or "
        + "spring(mass: 1, stiffness: 170, damping: 26)")
  }
}
