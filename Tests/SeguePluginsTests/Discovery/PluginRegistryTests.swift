import SegueCatalog
import SegueDiagnostics
import SeguePluginABI
import SeguePlugins
import SegueTimeline
import SegueYAML
import Synchronization
import Testing

/// Plugins in a registry: from manifests alone, and every loss with its reason.
@Suite struct PluginRegistryTests {
  private let fixture: PluginFixture

  init() throws { fixture = try PluginFixture() }

  /// A runner that remembers what it was asked.
  private final class FakeRunner: PluginRunner {
    let asked = Mutex<[String]>([])

    func timeline(
      of animator: String, on stage: Stage, parameters: ParameterValues
    ) throws(AnimatorFailure) -> Timeline {
      asked.withLock { $0.append(animator) }
      throw AnimatorFailure("the fake has no timelines")
    }
  }

  private func registry(
    _ plugins: PluginCollection, offersCode: Bool = true,
    makeRunner: @escaping PluginRunnerFactory = { UnavailableRunner($0, because: "of the test") }
  ) -> Registry {
    var builder = RegistryBuilder()
    plugins.addAnimators(to: &builder, offersCode: offersCode, makeRunner: makeRunner)
    var diagnostics = Diagnostics()
    return builder.registry(reporting: &diagnostics)
  }

  private func preset(_ animatorRequirements: [AnimatorRequirement]) -> Preset {
    var plan = ForwardPlan(choreography: ChoreographyPlan(phase: PhasePlan(parts: .tracks([]))))
    plan.animators = animatorRequirements
    var preset = Preset(id: "a", name: "A", summary: "", reducedMotion: .none)
    preset.transitions[.push] = .forward(plan)
    return preset
  }

  private static let stage = Stage(
    operation: .push, container: Stage.Container(size: Size2D(width: 10, height: 10)),
    from: Stage.Screen(name: "a", frame: Rect2D(x: 0, y: 0, width: 10, height: 10)),
    to: Stage.Screen(name: "b", frame: Rect2D(x: 0, y: 0, width: 10, height: 10)))

  @Test func `creates one runner per plugin, on first use`() throws {
    let code = PluginFixture.code("ripple") + "\n  - {id: wave, summary: A., operations: [push]}"
    try fixture.addPlugin("ripple", code: code)
    let made = Mutex(0)
    let runner = FakeRunner()
    let registry = registry(fixture.plugins("plugins")) { plugin in
      #expect(plugin.id == "ripple")
      made.withLock { $0 += 1 }
      return runner
    }
    #expect(registry.animatorIDs.sorted() == ["ripple", "wave"])
    #expect(registry.providers(of: "ripple")[0].origin == .plugin("ripple", searchOrder: 0))
    #expect(made.withLock { $0 } == 0)
    for id in ["ripple", "wave", "ripple"] {
      let animator = registry.providers(of: id)[0].animator
      #expect(throws: AnimatorFailure("the fake has no timelines")) {
        try animator.timeline(for: Self.stage, parameters: ParameterValues())
      }
    }
    #expect(made.withLock { $0 } == 1)
    #expect(runner.asked.withLock { $0 } == ["ripple", "wave", "ripple"])
  }

  @Test func `animators that are not offered are unavailable with a reason`() throws {
    for place in ["near", "far"] { try fixture.addPlugin("ripple", in: place) }
    try fixture.addPlugin("unbuilt", in: "near", library: nil)
    let plugins = fixture.plugins("near", "far")
    let registry = registry(plugins)
    #expect(registry.providers(of: "ripple").count == 1)
    #expect(
      registry.unavailable(of: "ripple")[0].reason.hasSuffix(
        "near/ripple.segueplugin, which has the same id"))
    #expect(registry.providers(of: "unbuilt").isEmpty)
    #expect(
      registry.unavailable(of: "unbuilt")[0].reason
        == "the library lib/libplugin.so does not exist; build the plugin again ('make' or 'swift build' in its sources), "
        + "or install it again"
    )
    let none = self.registry(plugins, offersCode: false)
    #expect(none.animatorIDs.isEmpty)
    #expect(none.unavailable(of: "ripple")[0].reason.contains("--no-native"))
  }

  @Test func `the resolution lists every provider with its outcome`() throws {
    try fixture.addPlugin("one", in: "near", version: "1.1", code: PluginFixture.code("ripple"))
    try fixture.addPlugin("two", in: "near", version: "2.0", code: PluginFixture.code("ripple"))
    try fixture.addPlugin("two", in: "far", version: "3.0", code: PluginFixture.code("ripple"))
    try fixture.addPlugin("zed", in: "near", version: "1.5", code: PluginFixture.code("ripple"))
    let registry = registry(fixture.plugins("near", "far"))
    let preset = preset([
      AnimatorRequirement(id: "gone"), AnimatorRequirement(id: "ripple", minimum: Version(1, 2)),
    ])
    let message = registry.resolution(of: preset, operation: .push)
    let refusal = AnimatorRequirement.Refusal.tooOld(Version(1, 1), minimum: Version(1, 2))
    let hidden = "shadowed by \(fixture.path)/near/two.segueplugin, which has the same id"
    #expect(
      message.candidates.map(\.outcome) == [
        .unknown, .refused(refusal), .won, .outranked, .unavailable(hidden),
      ])
    #expect(
      message.candidates.map(\.version) == [
        nil, Version(1, 1), Version(2), Version(1, 5), Version(3),
      ])
    #expect(
      message.candidates[2].source == "plugin two 2.0.0 (\(fixture.path)/near/two.segueplugin)")
    #expect(refusal.description == "version 1.1.0 is older than 1.2.0")
    let selection = try registry.selectAnimator(for: preset, operation: .push)
    #expect(selection.provider?.title == message.candidates[2].source)
    #expect(registry.resolution(of: preset, operation: .pop).candidates.isEmpty)
  }
}
