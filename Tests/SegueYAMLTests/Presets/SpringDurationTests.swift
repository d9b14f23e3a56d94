import SegueCatalog
import SegueDiagnostics
import SegueYAML
import Testing

/// Durations beside springs that have one of their own.
@Suite struct SpringDurationTests {
  @Test func `warns about a physical spring that is cut short`() throws {
    let spring = "easing: 'spring(mass: 1, stiffness: 100, damping: 10)'"
    let short = PresetText.track("layer: to, duration: 100ms, \(spring), opacity: {from: 0}")
    let (preset, diagnostics) = short.read()
    #expect(preset != nil)
    #expect(diagnostics.shown.map(\.code.description) == ["preset/spring-cut-short"])
    #expect(diagnostics.shown.map(\.severity) == [.warning])
    #expect(PresetText.track("layer: to, duration: 9s, \(spring), opacity: {from: 0}").codes == [])
    let inherited = PresetText.push(
      "\(spring), tracks: [{layer: to, duration: 100ms, opacity: {from: 0}}]")
    #expect(inherited.codes == ["preset/spring-cut-short"])
    let ownEasing = PresetText.push(
      "\(spring), tracks: [{layer: to, duration: 100ms, easing: ease, opacity: {from: 0}}]")
    #expect(ownEasing.codes == [])
  }
}
