import SegueCatalog
import SegueDiagnostics
import SegueExpressions
import SegueTimeline
import SegueYAML
import Testing

@Suite("Animator selection")
struct AnimatorSelectionTests {
  private static func registry(_ providers: [AnimatorProvider], _ preset: Preset) -> Registry {
    var builder = RegistryBuilder()
    builder.add(CatalogSource(name: "mine", presets: [preset]))
    for provider in providers { builder.add(provider) }
    var diagnostics = Diagnostics()
    return builder.registry(reporting: &diagnostics)
  }

  private static let providers = [
    AnimatorProvider(StillAnimator("reveal", version: Version(9)), origin: .builtIn),
    AnimatorProvider(
      StillAnimator("reveal", version: Version(1, 2)), origin: .plugin("far", searchOrder: 2)),
    AnimatorProvider(
      StillAnimator("reveal", version: Version(1, 0)), origin: .plugin("near", searchOrder: 1)),
    AnimatorProvider(
      StillAnimator("reveal", version: Version(1, 1), operations: [.push], capabilities: ["glow"]),
      origin: .plugin("near", searchOrder: 1)),
  ]

  @Test("Providers are sorted by search order, then version, with built-in ones last")
  func order() {
    let registry = Self.registry(Self.providers, .fixture("a"))
    #expect(
      registry.providers(of: "reveal").map { "\($0.origin) \($0.description.version)" } == [
        "plugin near 1.1.0", "plugin near 1.0.0", "plugin far 1.2.0", "built in 9.0.0",
      ])
  }

  @Test(
    "The first provider that meets the requirement is selected",
    arguments: [
      (AnimatorRequirement(id: "reveal"), SegueTimeline.Operation.push, Version(1, 1)),
      (AnimatorRequirement(id: "reveal"), .pop, Version(1, 0)),
      (AnimatorRequirement(id: "reveal", minimum: Version(1, 2)), .push, Version(1, 2)),
      (AnimatorRequirement(id: "reveal", minimum: Version(2)), .push, Version(9)),
      (AnimatorRequirement(id: "reveal", below: Version(1, 1)), .push, Version(1, 0)),
      (AnimatorRequirement(id: "reveal", capabilities: ["glow"]), .push, Version(1, 1)),
    ])
  func granted(
    requirement: AnimatorRequirement, operation: SegueTimeline.Operation, version: Version
  ) throws {
    let preset = Preset.fixture("a", [operation], by: [requirement])
    let selection = try Self.registry(Self.providers, preset)
      .selectAnimator(for: preset, operation: operation)
    #expect(selection.provider?.description.version == version)
    #expect(selection.rejected.isEmpty)
  }

  @Test("When no provider meets a requirement, the next one is tried and every refusal is recorded")
  func rejected() throws {
    let preset = Preset.fixture(
      "a",
      by: [
        AnimatorRequirement(id: "nowhere"), AnimatorRequirement(id: "reveal", minimum: Version(10)),
        AnimatorRequirement(id: "reveal", minimum: Version(9)),
      ])
    let registry = Self.registry(Self.providers, preset)
    let selection = try registry.selectAnimator(for: preset, operation: .push)
    #expect(selection.provider?.origin == .builtIn)
    #expect(selection.rejected.map(\.id) == ["nowhere", "reveal"])
    #expect(selection.rejected.map(\.refusals.count) == [0, 4])
  }

  @Test("Selection without a suitable animator throws the reasons")
  func none() {
    let preset = Preset.fixture(
      "a", [.pop], by: [AnimatorRequirement(id: "reveal", capabilities: ["x"])])
    let registry = Self.registry([Self.providers[0]], preset)
    #expect(
      throws: NoAnimator.notFound([.init(id: "reveal", refusals: [.lacks(["x"])])])
    ) { try registry.selectAnimator(for: preset, operation: .pop) }
    #expect(throws: NoAnimator.operationNotSupported) {
      try registry.selectAnimator(for: preset, operation: .push)
    }
  }

  @Test("A reversed operation uses an animator for the operation it reverses")
  func reversed() throws {
    var preset = Preset.fixture("a", [.push], by: [AnimatorRequirement(id: "reveal")])
    preset.transitions[.pop] = .reverse(ReversePlan(operation: .push))
    let registry = Self.registry(Self.providers, preset)
    let selection = try registry.selectAnimator(for: preset, operation: .pop)
    #expect(selection.provider?.description.version == Version(1, 1))
    #expect(try registry.animator(for: preset, operation: .pop).description.operations == [.pop])
  }

  @Test("Operations that reverse each other have no animator")
  func circle() {
    var preset = Preset.fixture("a", [])
    preset.transitions[.push] = .reverse(ReversePlan(operation: .pop))
    preset.transitions[.pop] = .reverse(ReversePlan(operation: .push))
    let registry = Self.registry([], preset)
    #expect(throws: NoAnimator.operationNotSupported) {
      try registry.animator(for: preset, operation: .push)
    }
  }

  @Test("Settings are evaluated on the stage, and a value out of range throws a failure")
  func settings() throws {
    let stage = Stage(
      operation: .push, container: .init(size: Size2D(width: 400, height: 800)),
      from: .init(name: "a", frame: .zero), to: .init(name: "b", frame: .zero))
    var preset = Preset.fixture("a")
    preset.parameters = [
      ParameterDescription(
        name: "pace", kind: .number(0...10), defaultValue: .number(1), help: "")
    ]
    let expression = try Expression.parse(
      "container.width / 400 * pace * 0.5s", in: preset.scope, expecting: .duration)
    preset = Preset.fixture(
      "a", by: [AnimatorRequirement(id: "reveal")], settings: ["seconds": .expression(expression)])
    preset.parameters = [
      ParameterDescription(
        name: "pace", kind: .number(0...10), defaultValue: .number(1), help: "")
    ]
    let animator = try Self.registry(Self.providers, preset).animator(for: preset, operation: .push)
    let timeline = try animator.timeline(
      for: stage, parameters: ParameterValues(["pace": .number(3)]))
    #expect(timeline.duration == 1.5)
    #expect(throws: AnimatorFailure.self) {
      try animator.timeline(for: stage, parameters: ParameterValues(["pace": .number(9)]))
    }
  }
}
