import SegueCatalog
import SegueCoordinator
import SegueDiagnostics
import SegueTimeline
import SegueYAML
import Testing

@testable import SegueCLI

/// How `segue match` says what an `AnimatorSelector` explains.
@Suite struct MatchExplanationTests {
  private static func preset(
    _ id: String, _ operation: SegueTimeline.Operation = .push, requires: [Requirement] = []
  ) -> Preset {
    var preset = Preset(id: id, name: id, summary: "", reducedMotion: .none)
    let plan = ForwardPlan(choreography: ChoreographyPlan(phase: PhasePlan(parts: .tracks([]))))
    preset.transitions[operation] = .forward(plan)
    preset.requirements = requires
    return preset
  }

  private static var explanation: MatchExplanation {
    let presets = [
      preset("zoom", requires: [.source]), preset("slide"), preset("cube", .pop),
    ]
    let rules = [
      Rule(operation: .push, from: ScreenPattern("Feed"), preset: "zoom"),
      Rule(operation: .push, preset: "slide"),
      Rule(operation: .push, to: ScreenPattern("List*"), preset: "cube", priority: 2),
    ]
    var builder = RegistryBuilder()
    builder.add(CatalogSource(name: "test", presets: presets, rules: rules))
    var diagnostics = Diagnostics()
    let request = MatchRequest(
      operation: .push, from: "Feed", to: "Detail", explicitPreset: "cube")
    return AnimatorSelector(registry: builder.registry(reporting: &diagnostics)).explain(request)
  }

  @Test func `the text names every candidate and why it won or lost`() {
    #expect(
      Self.explanation.text == """
        push from Feed to Detail: slide by tracks
          · cube (explicit choice): 'cube' does not support push
          · zoom (exact from, from Feed): 'zoom' requires source, which the stage does not have
          · cube (pattern, to List*, priority 2): for another arriving screen
          ✓ slide (default of push): chosen
          note: 'cube' does not support push
          note: 'zoom' requires source, which the stage does not have
        """)
  }

  @Test func `JSON contains the request, outcomes and decision`() {
    let json = Self.explanation.json.text()
    #expect(
      json.hasPrefix(
        #"{"request":{"operation":"push","from":"Feed","to":"Detail","index-direction":null,"#))
    #expect(json.contains(#""outcome":"not-applicable","why":"for another"#))
    #expect(
      json.contains(
        #""decision":{"preset":"slide","shown":"slide","animator":"tracks","origin":null}"#))
  }
}
