import SegueCatalog
import SegueDiagnostics
import SeguePluginABI
import SeguePlugins
import SegueTimeline
import SegueYAML
import Testing

/// The plugin in Swift that `Plugins.md` shows, linked into an app, does what it says.
@Suite struct GentleRiseTests {
  @Test func `the screen starts transparent below its final position and ends opaque in place`()
    throws
  {
    var builder = RegistryBuilder()
    let host = PluginHost(name: "tests", version: Version(1))
    try addPlugin(enter, host: host, log: { _, _ in }, to: &builder)
    var diagnostics = Diagnostics()
    let registry = builder.registry(reporting: &diagnostics)
    let animator = try #require(registry.providers(of: "gentle-rise").first?.animator)
    let frame = Rect2D(x: 0, y: 0, width: 390, height: 844)
    let stage = Stage(
      operation: .push, container: .init(size: frame.size), from: .init(name: "a", frame: frame),
      to: .init(name: "b", frame: frame))
    let timeline = try animator.timeline(
      for: stage, parameters: ParameterValues(["height": .number(60)]))
    let start = timeline.sample(at: 0).states[1]
    #expect(start.components.translation.y == 60)
    #expect(start.opacity == 0)
    let end = timeline.sample(at: timeline.duration).states[1]
    #expect(end.components.translation.y == 0)
    #expect(end.opacity == 1)
  }
}
