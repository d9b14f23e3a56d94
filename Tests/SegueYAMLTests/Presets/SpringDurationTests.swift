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

  @Test(arguments: [
    "duration: 300ms, SPRING, tracks: [{layer: to, opacity: {from: 0}}]",
    "duration: 300ms, tracks: [{layer: to, SPRING, opacity: {from: 0}}]",
    "duration: 300ms, tracks: [{layer: to, easing: 'spring(duration: 500ms)', opacity: {from: 0}}]",
    "duration: 300ms, SPRING, tracks: [{layer: to, opacity: {from: 0}}, {layer: from, opacity: 1, above: to}]",
    "duration: 300ms, SPRING, tracks: [{layer: to, opacity: {from: 0}}, {layer: from, duration: 1.5s, opacity: {to: 0}}]",
    "duration: 300ms, SPRING, sequence: [{tracks: [{layer: to, opacity: {from: 0}}]}]",
    "parallel: [{duration: 9s, SPRING, tracks: [{layer: to, opacity: {from: 0}}]}]",
    "parallel: [{duration: 9s, tracks: [{layer: to, easing: 'spring(duration: 0.5s + container.width * 1ms)', opacity: {from: 0}}]}]",
  ]) func `warns about a duration that springs ignore`(push: String) {
    let text = PresetText.push(push.withSpring)
    let (preset, diagnostics) = text.read()
    #expect(preset != nil)
    #expect(diagnostics.shown.map(\.severity) == [.warning])
    #expect(
      text.messages == ["'duration' has no effect: the tracks last as long as their springs need"])
  }

  /// The duration lengthens the transition, is that of another track, or may be.
  @Test(arguments: [
    "duration: 9s, SPRING, tracks: [{layer: to, opacity: {from: 0}}]",
    "duration: 300ms, SPRING, tracks: [{layer: to, opacity: {from: 0}}, {layer: from, easing: ease, opacity: {to: 0}}]",
    "duration: 300ms, SPRING, tracks: [{layer: to, when: container.width > 500, opacity: {from: 0}}]",
    "duration: 300ms, easing: 'spring(damping-ratio: 0.8)', tracks: [{layer: to, opacity: {from: 0}}]",
    "duration: 300ms, easing: 'spring(duration: 0.5s + container.width * 1ms)', tracks: [{layer: to, opacity: {from: 0}}]",
    "duration: 300ms, SPRING, tracks: [{layer: to, opacity: 1}]",
    "duration: 300ms, SPRING, parallel: [{easing: ease, tracks: [{layer: to, opacity: {from: 0}}]}]",
  ]) func `says nothing about a duration that has an effect`(push: String) {
    #expect(PresetText.push(push.withSpring).codes == [])
  }
}

extension String {
  /// The text with a physical spring in place of a word.
  fileprivate var withSpring: String {
    let parts = split(separator: "SPRING", omittingEmptySubsequences: false)
    return parts.joined(separator: "easing: 'spring(mass: 1, stiffness: 100, damping: 10)'")
  }
}
