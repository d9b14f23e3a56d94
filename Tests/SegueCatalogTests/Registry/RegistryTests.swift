import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import Testing

@Suite("Registry")
struct RegistryTests {
  private static func build(
    _ sources: CatalogSource..., providers: [AnimatorProvider] = []
  ) -> (registry: Registry, codes: [String], diagnostics: Diagnostics) {
    var builder = RegistryBuilder()
    for source in sources { builder.add(source) }
    for provider in providers { builder.add(provider) }
    var diagnostics = Diagnostics()
    let registry = builder.registry(reporting: &diagnostics)
    return (registry, diagnostics.shown.map(\.code.description), diagnostics)
  }

  @Test("A preset shadows one from a later source, and a note shows both places")
  func shadowing() throws {
    let (mine, theirs) = (
      SourceFile(name: "mine", text: "a"), SourceFile(name: "theirs", text: "b")
    )
    let built = Self.build(
      CatalogSource(name: "mine", presets: [.fixture("fade", [.push], file: mine)]),
      CatalogSource(
        name: "theirs", presets: [.fixture("fade", [.pop], file: theirs), .fixture("slide")]))
    #expect(built.registry.preset("fade")?.operations == [.push])
    #expect(built.registry.presets.map(\.id) == ["fade", "slide"])
    let note = try #require(built.diagnostics.shown.first)
    #expect(built.codes == ["registry/shadowed-preset"])
    #expect(note.severity == .note)
    #expect(note.place?.file == theirs)
    #expect(note.labels.map(\.place.file) == [mine])
    #expect(note.message == "'fade' in theirs is shadowed by the one in mine")
  }

  @Test("Duplicate ids in one source are an error that points at the first preset, which is used")
  func duplicates() throws {
    let (first, second) = (SourceFile(name: "1", text: "a"), SourceFile(name: "2", text: "b"))
    let built = Self.build(
      CatalogSource(
        name: "mine",
        presets: [.fixture("fade", [.push], file: first), .fixture("fade", [.pop], file: second)]))
    #expect(built.codes == ["registry/duplicate-preset"])
    #expect(built.diagnostics.hasErrors)
    #expect(built.diagnostics.shown.first?.place?.file == second)
    #expect(built.diagnostics.shown.first?.labels.map(\.place.file) == [first])
    #expect(built.registry.preset("fade")?.operations == [.push])
  }

  @Test("A registered preset comes with the defaults of its parameters, by its id and by an alias")
  func defaults() throws {
    var fade = Preset.fixture("fade")
    fade.aliases = ["dissolve"]
    fade.parameters = [
      ParameterDescription(
        name: "depth", kind: .number(0...1), defaultValue: .number(0.3), help: ""),
      ParameterDescription(
        name: "isBright", kind: .boolean, defaultValue: .boolean(true), help: ""),
    ]
    let registry = Self.build(
      CatalogSource(name: "mine", presets: [.fixture("slide"), fade])
    ).registry
    let found = try #require(registry.registeredPreset("fade"))
    #expect(found.preset.id == "fade")
    #expect(found.defaults.values == ["depth": .number(0.3), "isBright": .boolean(true)])
    let renamed = try #require(registry.registeredPreset("dissolve"))
    #expect(renamed.isSame(as: found) && renamed.defaults == found.defaults)
    let slide = try #require(registry.registeredPreset("slide"))
    #expect(slide.defaults.values.isEmpty && !slide.isSame(as: found))
    #expect(registry.registeredPreset("nothing") == nil)
  }

  @Test("An alias finds its preset, and a clashing alias is reported and ignored")
  func aliases() {
    var (fade, slide, push) = (
      Preset.fixture("fade"), Preset.fixture("slide"), Preset.fixture("push")
    )
    fade.aliases = ["dissolve", "slide"]
    slide.aliases = ["dissolve"]
    push.aliases = ["push"]
    let built = Self.build(CatalogSource(name: "mine", presets: [fade, slide, push]))
    #expect(built.codes == ["registry/alias-clash", "registry/alias-clash"])
    #expect(built.registry.preset("dissolve")?.id == "fade")
    #expect(built.registry.preset("slide")?.id == "slide")
    guard case .renamed(let found) = built.registry.lookUp("dissolve") else {
      Issue.record("an alias is not the preset's own id")
      return
    }
    #expect(found.id == "fade")
  }

  @Test("A misspelled id finds no preset")
  func unknown() {
    let built = Self.build(
      CatalogSource(name: "mine", presets: [.fixture("crossfade"), .fixture("cube")]))
    guard case .unknown = built.registry.lookUp("crosfade") else {
      Issue.record("there is no such preset")
      return
    }
    #expect(built.registry.preset("crosfade") == nil)
  }

  @Test(
    "Missing and circular references between presets are reported",
    arguments: [
      (fallbacks: ["a": "b"], forms: [:], codes: []),
      (["a": "missing"], [:], ["registry/unknown-preset"]),
      ([:], ["a": "missing"], ["registry/unknown-preset"]),
      (["a": "a"], [:], ["registry/circular-reference"]),
      (["a": "b", "b": "c", "c": "b"], [:], ["registry/circular-reference"]),
      ([:], ["a": "a"], []),
      ([:], ["a": "b", "b": "b"], []),
      ([:], ["a": "b", "b": "a"], ["registry/circular-reference"]),
    ] as [(fallbacks: [String: String], forms: [String: String], codes: [String])])
  func references(fallbacks: [String: String], forms: [String: String], codes: [String]) {
    let presets = ["a", "b", "c"].map { id in
      var preset = Preset.fixture(id, reducedMotion: forms[id].map { .preset($0) } ?? .none)
      preset.fallback = fallbacks[id]
      return preset
    }
    #expect(Self.build(CatalogSource(name: "mine", presets: presets)).codes == codes)
  }

  @Test("The message about a circular reference lists the cycle")
  func circle() {
    let presets = [("a", "b"), ("b", "c"), ("c", "b")].map { id, fallback in
      var preset = Preset.fixture(id)
      preset.fallback = fallback
      return preset
    }
    let built = Self.build(CatalogSource(name: "mine", presets: presets))
    #expect(
      built.diagnostics.shown.map(\.message) == [
        "the fallback forms a cycle: b → c → b"
      ])
  }

  @Test("Unknown animators are warnings, unknown settings errors; both suggest similar names")
  func animators() {
    let setting = ParameterSetting.choice("round")
    let presets = [
      Preset.fixture("a", by: [AnimatorRequirement(id: "revael")]),
      Preset.fixture("b", by: [AnimatorRequirement(id: "reveal")], settings: ["second": setting]),
    ]
    let built = Self.build(
      CatalogSource(name: "mine", presets: presets),
      providers: [AnimatorProvider(StillAnimator("reveal"), origin: .builtIn)])
    #expect(built.codes == ["registry/unknown-animator", "registry/unknown-setting"])
    #expect(built.diagnostics.shown.map(\.severity) == [.warning, .error])
    #expect(
      built.diagnostics.shown.map(\.help) == [
        "there is an animator with a similar name: 'reveal'",
        "there is a parameter with a similar name: 'seconds'",
      ])
  }

  @Test("A setting that only some of a preset's animators have is no error")
  func alternatives() {
    let setting = ParameterSetting.choice("round")
    func codes(_ animators: String...) -> [String] {
      let preset = Preset.fixture(
        "a", by: animators.map { AnimatorRequirement(id: $0) }, settings: ["other": setting])
      let built = Self.build(
        CatalogSource(name: "mine", presets: [preset]),
        providers: [AnimatorProvider(StillAnimator("reveal"), origin: .builtIn)])
      return built.diagnostics.shown.map { "\($0.severity) \($0.code)" }
    }
    #expect(codes("reveal") == ["error registry/unknown-setting"])
    // A plugin that is missing here may have it.
    #expect(
      codes("reveal", "missing")
        == ["warning registry/unknown-animator", "warning registry/unknown-setting"])
  }

  @Test("Tied rules, unknown presets and unsupported operations are reported")
  func rules() {
    let built = Self.build(
      CatalogSource(
        name: "mine", presets: [.fixture("fade", [.push]), .fixture("slide", [.push])],
        rules: [
          Rule(operation: .push, preset: "fade"), Rule(operation: .push, preset: "slide"),
          Rule(operation: .pop, preset: "fade"), Rule(operation: .tab, preset: "fad"),
        ]))
    #expect(
      Set(built.codes) == [
        "registry/tied-rules", "registry/unsupported-operation", "registry/unknown-preset",
      ])
    #expect(built.codes.count == 3)
    let tie = built.diagnostics.shown.first { $0.code.description == "registry/tied-rules" }
    #expect(tie?.severity == .error)
  }

  @Test("Rules of earlier sources win over those of later ones, and are no ties")
  func ruleSources() {
    let presets = ["cover", "flip", "zoom"].map { Preset.fixture($0, [.present]) }
    let built = Self.build(
      CatalogSource(name: "mine", rules: [Rule(operation: .present, preset: "flip")]),
      CatalogSource(
        name: "theirs", presets: presets,
        rules: [
          Rule(operation: .present, to: ScreenPattern("player"), preset: "zoom", priority: 9),
          Rule(operation: .present, preset: "cover"),
        ]))
    #expect(built.codes.isEmpty)
    let query = RuleQuery(operation: .present, from: "list", to: "player", isSourceKnown: true)
    #expect(built.registry.rules.first(for: query) { $0.preset } == "flip")
    #expect(built.registry.rules.rules.map(\.preset) == ["flip", "zoom", "cover"])
  }
}
