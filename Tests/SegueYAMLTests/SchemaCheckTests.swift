import SegueCatalog
import SegueDiagnostics
import SegueYAML
import Testing

/// Each way in which a value can differ from its shape.
@Suite struct SchemaCheckTests {
  @Test
  func `reports a root scalar without visible text`() {
    var reader = YAMLReader()
    let (root, diagnostics) = SampleSchema.preset.read(
      SourceFile(name: "root.yaml", text: "&a:ib::e*"), with: &reader)
    #expect(root == nil)
    #expect(diagnostics.shown.map(\.code.description) == ["format/wrong-type"])
    #expect(diagnostics.shown.first?.place != nil)
  }

  @Test func `accepts a valid preset`() {
    MarkedYAML(
      """
      schema: 1
      id: parallax-push
      tags: [slide, system-like]
      poster: 40%
      x-anything: {a: [1, 2], b: ~}
      with: {shape: circle, 3: [yes]}
      transitions:
        push:
          duration: 350ms
          easing: ease-in-out
          range: [0, 1.5e3]
          tracks:
            - {layer: to, translate-x: {from: container.width}, rotate-z: 90deg, x-a: 1}
            - {layer: dimming, opacity: {from: 0, to: 0.1}, color: '#0a84ff'}
          inner: {duration: 0.35s, repeat: 3}
        pop: {reverse: push}
      """
    ).expect([])
  }

  @Test func `reports all problems of a file at once`() {
    MarkedYAML(
      """
      schema: 1️⃣2
      id: 2️⃣Über
      tags: 3️⃣slide
      4️⃣nmae: x
      transitions:
        push:
          duration: 5️⃣5
        6️⃣puhs:
          duration: 1s
      """
    ).expect([
      .init(1, "format/out-of-range", "'schema' must be 1, found 2"),
      .init(2, "format/bad-text", "'id' must be a name such as cell-zoom, found 'Über'"),
      .init(3, "format/wrong-type", "'tags' must be a list, found 'slide'"),
      .init(
        4, "format/unknown-key", "unknown key 'nmae' in a preset",
        help: "there is a key with a similar name: 'name'"),
      .init(
        5, "format/wrong-type",
        "'duration' must be a duration such as 350ms or 0.35s, found the number 5"),
      .init(
        6, "format/unknown-name",
        "a key must be one of push, pop, present, dismiss, tab, found 'puhs'",
        help: "there is a name with a similar name: 'push'"),
    ])
  }

  private func preset(_ body: String) -> MarkedYAML { MarkedYAML("schema: 1\nid: a\n" + body) }

  private func push(_ body: String) -> MarkedYAML {
    preset("transitions:\n  push:\n    duration: 1s\n    \(body)\n")
  }

  @Test func `an unknown key suggests a similar one or lists those left`() {
    push("1️⃣traks: []").expect([
      .init(
        1, "format/unknown-key", "unknown key 'traks' in a transition",
        help: "there is a key with a similar name: 'tracks'")
    ])
    push("1️⃣opaque: 1").expect([
      .init(
        1, "format/unknown-key", "unknown key 'opaque' in a transition",
        help: "allowed keys: duration, easing, tracks, repeat, range, inner")
    ])
  }

  @Test func `does not suggest a key that is already present`() {
    push("1️⃣durations: 2s").expect([
      .init(
        1, "format/unknown-key", "unknown key 'durations' in a transition",
        help: "allowed keys: duration, easing, tracks, repeat, range, inner")
    ])
  }

  @Test func `reports missing keys at the map's name`() {
    MarkedYAML("1️⃣x-a: 1").expect([
      .init(1, "format/missing-key", "a preset must have the key 'schema'"),
      .init(1, "format/missing-key", "a preset must have the key 'id'"),
    ])
    preset("transitions:\n  1️⃣push: {easing: a}\n").expect([
      .init(1, "format/missing-key", "a transition must have the key 'duration'")
    ])
    push("tracks:\n      - 1️⃣opacity: 1\n      - 2️⃣{}").expect([
      .init(1, "format/missing-key", "a track must have the key 'layer'"),
      .init(2, "format/missing-key", "a track must have the key 'layer'"),
    ])
  }

  @Test func `reports exclusive keys and missing alternatives`() {
    push("tracks: [{layer: to, opacity: {from: 0, 1️⃣at: {0%: 1}}}]").expect([
      .init(1, "format/exclusive-keys", "keyframes must not have both 'from' and 'at'")
    ])
    push("tracks: [{layer: to, 1️⃣opacity: {}}]").expect([
      .init(1, "format/missing-key", "keyframes must have one of the keys 'from', 'to', 'at'")
    ])
  }

  @Test func `a mistyped key is not also reported as missing`() {
    push("tracks: [{layer: to, opacity: {1️⃣form: 0}}]").expect([
      .init(1, "format/unknown-key", "unknown key 'form' in keyframes")
    ])
  }

  @Test func `reports values of the wrong type`() {
    preset(
      """
      name: 1️⃣12
      summary: 2️⃣[a]
      tags: 3️⃣{a: 1}
      poster: 4️⃣0.4
      transitions: 5️⃣push
      """
    ).expect([
      .init(
        1, "format/wrong-type", "'name' must be a string, found the number 12",
        help: "put it in quotes to make it a string: '12'"),
      .init(2, "format/wrong-type", "'summary' must be a string, found a list"),
      .init(3, "format/wrong-type", "'tags' must be a list, found a map"),
      .init(
        4, "format/wrong-type", "'poster' must be a percentage such as 40%, found the number 0.4"),
      .init(5, "format/wrong-type", "'transitions' must be a map, found 'push'"),
    ])
  }

  @Test func `reports a value that fits no alternative`() {
    push("tracks: [{layer: to, opacity: 1️⃣[1], translate-x: 2️⃣true}]").expect([
      .init(1, "format/wrong-type", "'opacity' must be a number or keyframes, found a list"),
      .init(
        2, "format/wrong-type",
        "'translate-x' must be an expression such as 2 * width or keyframes, found true"),
    ])
  }

  @Test func `a key selects the alternative`() {
    preset("transitions:\n  pop: {reverse: push, 1️⃣duration: 1s}\n").expect([
      .init(1, "format/unknown-key", "unknown key 'duration' in a reversed transition")
    ])
    preset("transitions:\n  pop: {reverse: 1️⃣posh}\n").expect([
      .init(
        1, "format/unknown-name", "'reverse' must be one of push, present, found 'posh'",
        help: "there is a name with a similar name: 'push'")
    ])
  }

  @Test func `offers a fix for the former boolean yes`() throws {
    let marked = push("tracks: [{layer: to, double-sided: 1️⃣yes}]")
    marked.expect([
      .init(
        1, "format/wrong-type", "'double-sided' must be true or false, found 'yes'",
        help: "in YAML 1.2, write true")
    ])
    var reader = YAMLReader()
    let found = SampleSchema.preset.read(marked.file, with: &reader).diagnostics.shown
    let fixIt = try #require(found.first?.fixIt)
    #expect(fixIt.replacement == "true")
    #expect(fixIt.confidence == .machineApplicable)
  }

  @Test func `reports numbers out of range`() {
    push("repeat: 1️⃣11\n    range: [2️⃣.inf, 3️⃣.nan]\n    tracks: [{layer: to, opacity: 4️⃣-0.5}]")
      .expect([
        .init(1, "format/out-of-range", "'repeat' must be from 1 to 10, found 11"),
        .init(2, "format/out-of-range", "item 1 of 'range' must be finite, found .inf"),
        .init(3, "format/out-of-range", "item 2 of 'range' must be finite, found .nan"),
        .init(4, "format/out-of-range", "'opacity' must be from 0 to 1, found -0.5"),
      ])
    push("repeat: 1️⃣1.5").expect([
      .init(1, "format/wrong-type", "'repeat' must be an integer, found the number 1.5")
    ])
  }

  @Test func `reports lists of the wrong length`() {
    push("range: 1️⃣[1, 2, 3]").expect([
      .init(1, "format/wrong-count", "'range' must have 2 items, found 3")
    ])
  }

  @Test func reportsInvalidQuantities() {
    preset("transitions:\n  push: {duration: 51️⃣ s}\n  pop: {duration: 52️⃣sec}\n")
      .expect([
        .init(
          1, "format/bad-unit", "'duration' must have the unit s or ms, found the unit ' s'",
          help: "write '5s'"),
        .init(
          2, "format/bad-unit", "'duration' must have the unit s or ms, found the unit 'sec'",
          help: "write '5s'"),
      ])
    preset("poster: 1️⃣140%\ntransitions:\n  push: {duration: 2️⃣0ms}\n  pop: {duration: 3️⃣fast}\n")
      .expect([
        .init(1, "format/out-of-range", "'poster' must be from 0% to 100%, found '140%'"),
        .init(2, "format/out-of-range", "'duration' must be greater than 0s, found '0ms'"),
        .init(
          3, "format/bad-text", "'duration' must be a duration such as 350ms or 0.35s, found 'fast'"
        ),
      ])
  }

  @Test func `reports problems inside a text at their place`() {
    push("tracks: [{layer: to, translate-x: \"a \\u0020 1️⃣? b\"}]").expect([
      .init(1, "format/bad-text", "'translate-x' must not hold '?'")
    ])
    push("tracks: [{layer: 1️⃣To, color: 2️⃣red}]").expect([
      .init(1, "format/bad-text", "'layer' must be a name such as cell-zoom, found 'To'"),
      .init(2, "format/bad-text", "'color' must be a color such as '#0a84ff', found 'red'"),
    ])
  }

  @Test func `reports a key without a value`() {
    preset("1️⃣name:\n2️⃣tags: # soon\n").expect([
      .init(1, "format/wrong-type", "'name' must be a string, found nothing"),
      .init(2, "format/wrong-type", "'tags' must be a list, found nothing"),
    ])
  }

  @Test func `reports nothing inside a wrong value`() {
    preset("tags: 1️⃣{a: {b: 1}, c: [d]}\ntransitions:\n  push: 2️⃣[{x: 1}]\n").expect([
      .init(1, "format/wrong-type", "'tags' must be a list, found a map"),
      .init(
        2, "format/wrong-type",
        "'push' must be a reversed transition or a transition, found a list"),
    ])
  }
}
