import SegueCatalog
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import Testing

/// The animator that `Plugins.md` shows does what it says.
@Suite struct RiseTests {
  @Test func `the screen rises into place while fading in`() throws {
    let screen = Rect2D(x: 0, y: 0, width: 390, height: 844)
    let stage = Stage(
      operation: .push, container: Stage.Container(size: screen.size),
      from: Stage.Screen(name: "list", frame: screen),
      to: Stage.Screen(name: "detail", frame: screen))
    let timeline = try Rise().timeline(
      for: stage, parameters: ParameterValues(["height": .number(60)]))

    let states = [0, 0.5, 1].map { timeline.sample(at: timeline.time(at: $0)).states[1] }
    #expect(states.map(\.components.translation.y) == [60, 30, 0])
    #expect(states.map(\.opacity) == [0, 0.5, 1])
    #expect(states.allSatisfy { $0.frame == screen })
    #expect(timeline.duration == 0.35)
  }

  @Test func `the animator is registered under its id`() {
    var builder = RegistryBuilder()
    addRise(to: &builder)
    var diagnostics = Diagnostics()
    let registry = builder.registry(reporting: &diagnostics)
    #expect(registry.animatorIDs == ["rise"])
    #expect(registry.providers(of: "rise").first?.description.operations == [.push])
  }
}
