import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueTimeline
import Testing

@Suite("Matching")
struct AnimatorSelectorTests {
  private static func request(
    _ operation: Operation = .push, explicit: String? = nil, offers: Set<Requirement> = [],
    reducesMotion: Bool = false, parameters: [String: ParameterValue] = [:]
  ) -> MatchRequest {
    MatchRequest(
      operation: operation, from: "Feed", to: "Detail", offers: offers,
      traits: Stage.Traits(reducesMotion: reducesMotion), explicitPreset: explicit,
      parameters: ParameterValues(parameters))
  }

  private static let rules = [
    Rule(operation: .push, from: ScreenPattern("Feed"), preset: "zoom"),
    Rule(operation: .push, preset: "slide"), Rule(operation: .pop, preset: "zoom"),
  ]

  /// A row of the table below: presets, a request, who wins, and what is noted.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let presets: [Preset]
    let request: MatchRequest
    let decision: String?
    let notes: [MatchNote]
  }

  static let cases = [
    Case(
      testDescription: "the most specific rule wins",
      presets: [.fixture("zoom"), .fixture("slide")], request: request(),
      decision: "zoom by tracks", notes: []),
    Case(
      testDescription: "an explicit choice comes before every rule",
      presets: [.fixture("zoom"), .fixture("slide")], request: request(explicit: "slide"),
      decision: "slide by tracks", notes: []),
    Case(
      testDescription: "an unknown explicit choice falls back to the rules",
      presets: [.fixture("zoom"), .fixture("slide")], request: request(explicit: "zoon"),
      decision: "zoom by tracks", notes: [.unknownPreset("zoon")]),
    Case(
      testDescription: "an unsupported operation leads to the next candidate",
      presets: [.fixture("zoom", [.pop], fallback: "other"), .fixture("slide"), .fixture("other")],
      request: request(), decision: "slide by tracks",
      notes: [.operationNotSupported(preset: "zoom", .push)]),
    Case(
      testDescription: "an unmet requirement leads to the fallback",
      presets: [
        .fixture("zoom", requires: [.source], fallback: "other"), .fixture("slide"),
        .fixture("other"),
      ], request: request(), decision: "other by tracks",
      notes: [
        .requirementNotMet(preset: "zoom", .source), .fellBack(preset: "zoom", to: "other"),
      ]),
    Case(
      testDescription: "a met requirement selects the preset",
      presets: [.fixture("zoom", requires: [.source, .element("title")], fallback: "slide")],
      request: request(offers: [.source, .element("title")]), decision: "zoom by tracks", notes: []),
    Case(
      testDescription: "without a fallback the next candidate is tried",
      presets: [.fixture("zoom", requires: [.siblings]), .fixture("slide")], request: request(),
      decision: "slide by tracks", notes: [.requirementNotMet(preset: "zoom", .siblings)]),
    Case(
      testDescription: "a missing animator leads to the fallback",
      presets: [.fixture("zoom", by: ["gone"], fallback: "slide"), .fixture("slide")],
      request: request(), decision: "slide by tracks",
      notes: [
        .noAnimator(preset: "zoom", [.init(id: "gone", refusals: [])]),
        .fellBack(preset: "zoom", to: "slide"),
      ]),
    Case(
      testDescription: "circular fallbacks end with the next candidate",
      presets: [
        .fixture("zoom", requires: [.source], fallback: "other"),
        .fixture("other", requires: [.source], fallback: "zoom"), .fixture("slide"),
      ], request: request(), decision: "slide by tracks",
      notes: [
        .requirementNotMet(preset: "zoom", .source), .fellBack(preset: "zoom", to: "other"),
        .requirementNotMet(preset: "other", .source), .fallbackCircle(preset: "zoom"),
      ]),
    Case(
      testDescription: "reduced motion selects the reduced form",
      presets: [.fixture("zoom", reducedMotion: .preset("fade")), .fixture("fade")],
      request: request(reducesMotion: true), decision: "zoom as fade by tracks",
      notes: [.reducedMotion(preset: "zoom", to: "fade")]),
    Case(
      testDescription: "reduced motion comes before requirements",
      presets: [
        .fixture("zoom", requires: [.source], reducedMotion: .preset("fade")), .fixture("fade"),
      ], request: request(reducesMotion: true), decision: "zoom as fade by tracks",
      notes: [.reducedMotion(preset: "zoom", to: "fade")]),
    Case(
      testDescription: "a preset that is its own reduced form is selected",
      presets: [.fixture("zoom", reducedMotion: .preset("zoom"))],
      request: request(reducesMotion: true), decision: "zoom by tracks", notes: []),
    Case(
      testDescription: "without a reduced form the change is immediate",
      presets: [.fixture("zoom")], request: request(reducesMotion: true),
      decision: "zoom, without animation", notes: [.reducedMotion(preset: "zoom", to: nil)]),
    Case(
      testDescription: "a reduced form without an animator never falls back to motion",
      presets: [
        .fixture("zoom", reducedMotion: .preset("fade")), .fixture("fade", by: ["gone"]),
        .fixture("slide"),
      ], request: request(reducesMotion: true), decision: "slide, without animation",
      notes: [
        .reducedMotion(preset: "zoom", to: "fade"),
        .noAnimator(preset: "fade", [.init(id: "gone", refusals: [])]),
        .reducedMotion(preset: "slide", to: nil),
      ]),
    Case(
      testDescription: "no candidate means no match", presets: [.fixture("zoom")],
      request: request(.tab), decision: nil, notes: []),
  ]

  @Test("Each request has the expected decision and notes", arguments: cases)
  func decision(row: Case) {
    let selector = AnimatorSelector(registry: .fixture(row.presets, rules: Self.rules))
    let match = selector.match(row.request)
    #expect(match?.decision.description == row.decision)
    #expect(match?.notes ?? [] == row.notes)
  }

  @Test("A reduced form keeps the gesture and presentation of the original")
  func reducedMotionKeeps() throws {
    var zoom = Preset.fixture("zoom", reducedMotion: .preset("fade"))
    zoom.presentation = PresentationPlan()
    zoom.interactions[.push] = InteractionPlan(
      gesture: .pinch, progress: Expression(constant: 0, type: .number),
      finish: Expression(constant: 0, type: .boolean))
    let selector = AnimatorSelector(
      registry: .fixture([zoom, .fixture("fade")], rules: Self.rules))
    let match = try #require(selector.match(Self.request(reducesMotion: true)))
    #expect(match.interaction?.gesture == .pinch)
    #expect(match.presentation != nil)
    #expect(match.performance?.preset.id == "fade")
  }

  @Test("What stands in for a preset keeps its own defaults: the values were given for another one")
  func parametersOfOthers() throws {
    func preset(_ id: String, depth: Double, requires: [Requirement] = []) -> Preset {
      var preset = Preset.fixture(
        id, requires: requires, fallback: id == "zoom" ? "fade" : nil,
        reducedMotion: .preset("fade"))
      preset.parameters = [
        ParameterDescription(
          name: "depth", kind: .number(0...1), defaultValue: .number(depth), help: "")
      ]
      return preset
    }
    let fade = preset("fade", depth: 0.5)
    for (zoom, reducesMotion) in [
      (preset("zoom", depth: 0.3), true), (preset("zoom", depth: 0.3, requires: [.source]), false),
    ] {
      let selector = AnimatorSelector(registry: .fixture([zoom, fade], rules: Self.rules))
      let match = try #require(
        selector.match(
          Self.request(reducesMotion: reducesMotion, parameters: ["depth": .number(0.9)])))
      #expect(match.performance?.preset.id == "fade")
      #expect(match.performance?.parameters.values == ["depth": .number(0.5)])
    }
  }

  @Test("Given values override parameter defaults, and unknown or invalid ones are noted")
  func parameters() throws {
    var zoom = Preset.fixture("zoom")
    zoom.parameters = [
      ParameterDescription(
        name: "depth", kind: .number(0...1), defaultValue: .number(0.3), help: ""),
      ParameterDescription(
        name: "shape", kind: .choice(["circle", "square"]), defaultValue: .choice("circle"),
        help: ""),
    ]
    let selector = AnimatorSelector(registry: .fixture([zoom], rules: Self.rules))
    let defaults = try #require(selector.match(Self.request()))
    #expect(defaults.parameters.values == ["depth": .number(0.3), "shape": .choice("circle")])
    let given = try #require(
      selector.match(
        Self.request(parameters: [
          "depth": .number(2), "shape": .choice("square"), "color": .boolean(true),
        ])))
    #expect(given.parameters.values == ["depth": .number(0.3), "shape": .choice("square")])
    #expect(given.performance?.parameters == given.parameters)
    #expect(
      given.notes == [
        .unknownParameter(preset: "zoom", "color"),
        .valueNotAccepted(preset: "zoom", parameter: "depth"),
      ])
  }
}
