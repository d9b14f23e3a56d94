import SegueTestSupport
import SegueCatalog
import SegueCoordinator
import SegueTimeline
import Testing

@Suite("Matching and its explanation")
struct MatchAgreementTests {
  private static let names = ["Feed", "Detail", "List", "Settings"]
  private static let patterns = names + ["F*", "*t*", "????"]
  private static let ids = (0..<8).map { "preset-\($0)" }
  private static let requirements: [Requirement] = [.source, .siblings, .element("title")]

  @Test("The fast path and the explanation agree over random registries", arguments: 0..<40)
  func agreement(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let selector = AnimatorSelector(registry: Self.registry(&random))
    var matched = 0
    for _ in 0..<100 {
      let request = Self.request(&random)
      let fast = selector.match(request)
      let explanation = selector.explain(request)
      #expect(fast?.decision == explanation.match?.decision)
      #expect(fast?.notes == explanation.match?.notes)
      #expect(fast?.parameters == explanation.match?.parameters)
      let winners = explanation.candidates.filter { candidate in
        if case .won = candidate.outcome { true } else { false }
      }
      #expect(winners.count == (fast == nil ? 0 : 1))
      matched += winners.count
    }
    #expect(matched > 0)
  }

  private static func registry(_ random: inout SeededGenerator) -> Registry {
    let presets = ids.map { id in
      let operations = Operation.allCases.filter { _ in random.chance(70) }
      return Preset.fixture(
        id, operations, by: random.chance(30) ? [random.pick(["wipe", "gone"])] : [],
        requires: requirements.filter { _ in random.chance(20) },
        fallback: random.chance(50) ? random.pick(ids + ["missing"]) : nil,
        reducedMotion: random.chance(50) ? .preset(random.pick(ids)) : .none)
    }
    let rules = (0..<30).map { _ in
      Rule(
        operation: random.pick(Operation.allCases),
        from: random.chance(50) ? ScreenPattern(random.pick(patterns)) : nil,
        to: random.chance(50) ? ScreenPattern(random.pick(patterns)) : nil,
        source: random.pick(Rule.SourceCondition.allCases),
        preset: random.pick(ids + ["missing"]), priority: Int.random(in: 0...2, using: &random))
    }
    return .fixture(presets, rules: rules, animators: [StillAnimator("wipe")])
  }

  private static func request(_ random: inout SeededGenerator) -> MatchRequest {
    MatchRequest(
      operation: random.pick(Operation.allCases), from: random.pick(names), to: random.pick(names),
      offers: Set(requirements.filter { _ in random.chance(50) }),
      traits: Stage.Traits(reducesMotion: random.chance(30)),
      explicitPreset: random.chance(20) ? random.pick(ids + ["missing"]) : nil)
  }
}
