import SegueCatalog
import SegueDiagnostics
import SegueScenes
import SegueTimeline
import SegueYAML
import Testing

@Suite struct ScenarioFileTests {
  /// A scenario of two screens and a stack, around some steps.
  private static func text(
    _ steps: String, root: String = "home", containers: String = "{home: {stack: [feed]}}"
  ) -> String {
    """
    schema: 1
    id: test
    summary: A test.
    screens:
      feed: {elements: {cell: [16, 160, 170, 120]}}
      detail: {opaque: false}
      ghost: {view: false}
    containers: \(containers)
    root: \(root)
    steps:
      - \(steps)

    """
  }

  private func read(_ text: String) -> (scenario: Scenario?, diagnostics: Diagnostics) {
    var reader = YAMLReader()
    return ScenarioFile.read(SourceFile(name: "test.yaml", text: text), with: &reader)
  }

  private func step(_ text: String) throws -> ScenarioStep.Action {
    let (scenario, diagnostics) = read(Self.text(text))
    #expect(diagnostics.text(.oneLine) == "")
    return try #require(scenario?.steps.last?.action)
  }

  @Test func `reads screens, containers and the window`() throws {
    let text = Self.text("rotate").replacing(
      "screens:",
      with:
        "window: {size: [320, 480], right-to-left: true, reduced-motion: true, dark: true}\nscreens:"
    )
    let scenario = try #require(read(text).scenario)
    #expect(scenario.id == "test" && scenario.summary == "A test." && scenario.root == "home")
    #expect(scenario.window == Size2D(width: 320, height: 480))
    #expect(
      scenario.traits == Stage.Traits(reducesMotion: true, isRightToLeft: true, isDark: true))
    #expect(
      scenario.screens == [
        .init(
          name: "feed",
          elements: [.init(name: "cell", frame: Rect2D(x: 16, y: 160, width: 170, height: 120))]),
        .init(name: "detail", isOpaque: false), .init(name: "ghost", hasView: false),
      ])
    #expect(scenario.containers == [.init(name: "home", kind: .stack, content: ["feed"])])
    let plain = try #require(read(Self.text("rotate")).scenario)
    #expect(plain.window == Size2D(width: 402, height: 874))
    #expect(plain.traits == Stage.Traits())
  }

  @Test func `reads every option of a request`() throws {
    let action = try step(
      """
      {push: detail, in: home, as: first, preset: fade, parameters: {depth: 2, on: true, to: 30deg},
           source: cell, destination: cell, siblings: [cell], animated: false, catchable: true}
      """)
    guard case .request(let request) = action else { throw Unexpected() }
    #expect(request.change == .push("detail"))
    #expect(request.container == "home" && request.label == "first")
    #expect(request.preset?.id == "fade")
    #expect(request.parameters.map(\.name) == ["depth", "on", "to"])
    #expect(request.parameters.map(\.text) == ["2", "true", "30deg"])
    #expect(request.source == "cell" && request.destination == "cell")
    #expect(request.siblings == ["cell"] && !request.isAnimated && request.isCatchable)
  }

  @Test func `reads every kind of change`() throws {
    let changes: [(String, ScenarioRequest.Change, String?)] = [
      ("pop", .pop, nil), ("{pop: home}", .pop, "home"), ("dismiss", .dismiss, nil),
      ("{dismiss: window}", .dismiss, "window"), ("{present: ghost}", .present("ghost"), nil),
      ("{select: -1}", .selectIndex(-1), nil), ("{select: feed}", .select("feed"), nil),
    ]
    for (text, change, container) in changes {
      guard case .request(let request) = try step(text) else { throw Unexpected() }
      #expect(request.change == change && request.container == container)
      #expect(request.isAnimated && !request.isCatchable && request.label == nil)
    }
  }

  @Test func `reads a drag's start, path, duration and end`() throws {
    let begun = try step("{drag: {from: [4, 400], by: [200, -10], over: 0.3s}, as: back, in: home}")
    guard case .drag(let drag) = begun else { throw Unexpected() }
    #expect(
      drag
        == ScenarioDrag(
          from: Point2D(x: 4, y: 400), .by(Point2D(x: 200, y: -10)), over: 0.3, then: .lift,
          container: "home", label: "back"))
    let text = """
      {drag: {from: [0, 0], to: [9, 9], over: 100ms, then: hold, scrolled: 20}}
        - {drag: {to: [90, 90], over: 1s, then: taken}}
      """
    guard case .drag(let second) = try step(text) else { throw Unexpected() }
    #expect(second == ScenarioDrag(from: nil, .to(Point2D(x: 90, y: 90)), over: 1, then: .taken))
  }

  @Test func `reads an expectation's values and place`() throws {
    let action = try step(
      """
      {pop: home, as: back}
        - expect:
            {hierarchy: window(home(feed)), shows: feed, idle: true, at-rest: false, log: [a, b],
             outcomes: {back: refused}, layers: {feed.cell: {opacity: 0.5, translate-x: -3}}}
      """)
    guard case .expect(let expectation) = action else { throw Unexpected() }
    #expect(expectation.hierarchy?.value == "window(home(feed))")
    #expect(expectation.shows?.value == "feed")
    #expect(expectation.isIdle?.value == true && expectation.isAtRest?.value == false)
    #expect(expectation.log.map(\.value) == ["a", "b"])
    #expect(expectation.outcomes.map(\.label) == ["back"])
    #expect(expectation.outcomes.map(\.outcome.value) == [.refused])
    #expect(expectation.layers.map(\.view) == ["feed.cell", "feed.cell"])
    #expect(expectation.layers.map(\.channel) == [.opacity, .translationX])
    #expect(expectation.layers.map(\.wanted.value) == [0.5, -3])
    #expect(expectation.shows?.place.range.start.line == 13)
  }

  /// Steps that are wrong, and what is said about them.
  private static let mistakes = [
    ("{push: detial}", "11:12", "format/unknown-name", "there is no screen or container 'detial'"),
    ("{push: detail, in: hoem}", "11:24", "format/unknown-name", "there is no container 'hoem'"),
    (
      "{push: detail, in: window}", "11:24", "scenario/wrong-container",
      "'window' must be a navigation stack"
    ),
    (
      "{select: 1, in: home}", "11:21", "scenario/wrong-container", "'home' must be a tab bar"
    ),
    ("{push: detail, source: cel}", "11:28", "format/unknown-name", "there is no element 'cel'"),
    ("{lose: home}", "11:12", "format/unknown-name", "there is no screen 'home'"),
    ("popp", "11:5", "format/unknown-name", "must be"),
    (
      "{pussh: detail}", "11:6", "format/unknown-key",
      "unknown key 'pussh' in a push"
    ),
    ("{wait: 120}", "11:12", "format/wrong-type", "'wait' must be a duration"),
    ("{wait: 2h}", "11:13", "format/bad-unit", "'wait' must have the unit"),
    ("{wait: 4000s}", "11:12", "format/out-of-range", "'wait' must be from 0s to 3600s"),
    ("{drag: {from: [1, 2], over: 1s}}", "11:6", "format/missing-key", "'to', 'by'"),
    (
      "{drag: {from: [1, 2], to: [1, 2], by: [1, 2], over: 1s}}", "11:39", "format/exclusive-keys",
      "must not have both 'to' and 'by'"
    ),
    (
      "{drag: {from: [1, 2], by: [1, 2], over: 0s}}", "11:45", "format/out-of-range",
      "'over' must be greater than 0s"
    ),
    ("{drag: {by: [1, 2], over: 1s}}", "11:12", "scenario/finger", "no finger is down"),
    ("lift", "11:5", "scenario/finger", "no finger is down"),
    (
      "{expect: {outcomes: {frist: finished}}}", "11:26", "format/unknown-name",
      "there is no earlier request 'frist'"
    ),
    (
      "{expect: {outcomes: {first: done}}}", "11:33", "format/unknown-name",
      "'first' must be"
    ),
    ("{expect: {}}", "11:6", "format/missing-key", "must have one of the keys"),
    (
      "{expect: {layers: {feed.cell: {opacty: 1}}}}", "11:36", "format/unknown-key",
      "unknown key 'opacty'"
    ),
    (
      "{expect: {layers: {feed.cel: {opacity: 1}}}}", "11:24", "format/unknown-name",
      "there is no view 'feed.cel'"
    ),
    (
      "{expect: {layers: {a.b.c: {opacity: 1}}}}", "11:24", "format/bad-text", "the name of a view"
    ),
    ("{pop: home, wait: 1s}", "11:17", "format/unknown-key", "unknown key 'wait' in a pop"),
  ]

  @Test(arguments: mistakes)
  func `reports each mistake at its place`(
    step: String, place: String, code: String, message: String
  ) {
    let (scenario, diagnostics) = read(Self.text(step))
    #expect(scenario == nil)
    let lines = diagnostics.text(.oneLine)
    #expect(lines.contains("test.yaml:\(place): error: "), "\(lines)")
    #expect(lines.contains("[\(code)]") && lines.contains(message), "\(lines)")
  }

  @Test func `names may be those of types, and the id is the file's name`() throws {
    let text = Self.text(
      "{push: Player_2, as: toPlayer}\n  - {expect: {shows: Player_2, layers: {Feed.bigCell: {opacity: 1}}}}"
    )
    .replacing("ghost", with: "Player_2").replacing("feed", with: "Feed").replacing(
      "cell", with: "bigCell")
    let (scenario, diagnostics) = read(text)
    #expect(diagnostics.text(.oneLine) == "")
    #expect(scenario?.screens.map(\.name) == ["Feed", "detail", "Player_2"])
    for name in ["2nd", "a b", "a.b", "a(b)"] {
      let bad = read(Self.text("{push: \(name)}")).diagnostics.text(.oneLine)
      #expect(
        bad.contains("test.yaml:11:12: error: 'push' must be a name such as feed or PlayerDetail"),
        "\(bad)")
    }
    let other = read(Self.text("pop").replacing("id: test", with: "id: other")).diagnostics
    #expect(other.shown.map(\.code) == ["scenario/id-is-not-file-name"])
    #expect(other.shown.first?.place?.range.start.line == 2)
  }

  @Test func `suggests the nearest name for a misspelled step`() {
    let found = read(Self.text("{x-note: 1, detail: 2, dissmiss: window}")).diagnostics.shown
    #expect(
      found.map(\.help) == [
        "allowed keys: dismiss, as, preset, parameters, source, destination, siblings, animated, catchable",
        "there is a key with a similar name: 'dismiss'",
      ])
  }

  @Test func `reports all mistakes at once`() {
    let lines = read(Self.text("{push: nobody}\n  - {lose: nothing}\n  - {cancel: nowhere}"))
      .diagnostics.text(.oneLine).split(separator: "\n")
    #expect(lines.count == 3)
  }

  @Test func `unknown names do not hide each other, nor do other mistakes`() {
    let text = Self.text(
      """
      {push: detail, preset: fdae}
        - {push: detail, preset: fade, parameters: {dpeth: 2}}
        - {lose: nothing}
        - {expect: {shows: nobody, idel: true}}
      """, containers: "{home: {stack: [fed]}}")
    var preset = Preset(id: "fade", name: "Fade", summary: "", reducedMotion: .none)
    preset.transitions[.push] = .reverse(ReversePlan(operation: .pop))
    var builder = RegistryBuilder()
    builder.add(CatalogSource(name: "test", presets: [preset]))
    var ignored = Diagnostics()
    let registry = builder.registry(reporting: &ignored)
    var reader = YAMLReader()
    let found = ScenarioFile.read(
      SourceFile(name: "test.yaml", text: text), with: &reader, against: registry)
    #expect(found.scenario == nil)
    #expect(
      found.diagnostics.shown.map(\.message) == [
        "there is no screen or container 'fed'", "there is no preset 'fdae'",
        "'fade' has no parameter 'dpeth'", "there is no screen 'nothing'",
        "there is no screen 'nobody'", "unknown key 'idel' in an expectation",
      ])
  }

  @Test func `names mean nothing without any screens`() {
    let text = Self.text("{push: detail}").split(separator: "\n")
      .filter { !$0.hasPrefix("screens") && !$0.hasPrefix("  ") || $0.hasPrefix("  -") }
      .joined(separator: "\n")
    #expect(
      read(text).diagnostics.shown.map(\.message) == ["a scenario must have the key 'screens'"])
  }

  @Test func `rejects invalid containers and roots`() {
    let cases: [(containers: String, root: String, code: String)] = [
      ("{feed: {stack: [feed]}}", "feed", "scenario/duplicate-name"),
      ("{window: {stack: [feed]}}", "feed", "scenario/duplicate-name"),
      ("{home: {stack: [feed, feed]}}", "home", "scenario/two-places"),
      ("{home: {stack: [feed]}}", "feed", "scenario/two-places"),
      ("{a: {stack: [b]}, b: {tabs: [c]}, c: {stack: [a]}}", "feed", "scenario/holds-itself"),
      ("{home: {stack: [fed]}}", "home", "format/unknown-name"),
      ("{home: {stack: []}}", "home", "format/wrong-count"),
      ("{home: {stack: [feed]}}", "hmoe", "format/unknown-name"),
    ]
    for (containers, root, code) in cases {
      let lines = read(Self.text("rotate", root: root, containers: containers))
        .diagnostics.text(.oneLine)
      #expect(lines.contains("[\(code)]"), "\(containers): \(lines)")
    }
  }

  @Test func `limits the number of steps and containers`() {
    let steps = Array(repeating: "rotate", count: 1001).joined(separator: "\n  - ")
    #expect(read(Self.text(steps)).diagnostics.text(.oneLine).contains("format/wrong-count"))
    #expect(read(Self.text(String(steps.dropLast(11)))).scenario?.steps.count == 1000)
    let many = (0...200).map { "c\($0): {stack: [feed]}" }.joined(separator: ", ")
    let found = read(Self.text("rotate", root: "feed", containers: "{\(many)}")).diagnostics
    #expect(found.text(.oneLine).contains("scenario/too-many"))
  }

  @Test func `two requests cannot share a name`() {
    let lines = read(Self.text("{pop: home, as: one}\n  - {pop: home, as: one}"))
      .diagnostics.text(.oneLine)
    #expect(lines.contains("test.yaml:12:21: error: duplicate request name 'one'"))
  }

  @Test func `allows only one finger at a time`() {
    let lines = read(
      Self.text(
        """
        {drag: {from: [1, 2], by: [1, 2], over: 1s, then: hold}}
          - {drag: {from: [1, 2], by: [1, 2], over: 1s}}
        """)
    ).diagnostics.text(.oneLine)
    #expect(
      lines.contains(
        "test.yaml:12:19: error: 'from' is not allowed while the finger is already down"))
  }

  private struct Unexpected: Error {}
}
