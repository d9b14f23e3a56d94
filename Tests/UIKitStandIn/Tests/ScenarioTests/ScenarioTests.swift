import SegueDiagnostics
import SegueScenes
import Testing
import UIKit

/// The catalog's scenarios on UIKit's containers: as on the headless ones, except for what
/// ``KnownDifference`` lists.
@MainActor @Suite(.serialized) struct ScenarioTests {
  @Test(arguments: ScenarioFolder.ids)
  func `as on headless containers`(_ id: String) throws {
    let scenario = try #require(ScenarioFolder.scenario(id))
    let headless = ScenarioPlayer(scenario, registry: ScenarioFolder.registry).play()
    var (found, hierarchy) = UIKitPlayer.play(scenario)
    #expect(
      headless.diagnostics.shown.map(\.code.description)
        == (id == "unknown-source" ? ["scenario/unknown-source"] : []),
      "\(headless.diagnostics.text(.oneLine))")
    if hierarchy != headless.hierarchy.text { found["final hierarchy"] = hierarchy }
    let known = KnownDifference.all.filter { $0.scenario == id }
    for (subject, value) in found.sorted(by: { $0.key < $1.key }) {
      let isKnown = known.contains { $0.subject == subject && $0.found ?? value == value }
      #expect(isKnown, "\(id): \(subject) is \(value)")
    }
    for difference in known {
      let value = found[difference.subject]
      #expect(
        value != nil && value == difference.found ?? value,
        "\(id): \(difference.subject) is no longer \(difference.found ?? "different")")
    }
  }

  @Test func `the table is about scenarios that exist`() {
    #expect(ScenarioFolder.ids.count >= 25)
    for difference in KnownDifference.all {
      #expect(ScenarioFolder.ids.contains(difference.scenario))
    }
  }
}
