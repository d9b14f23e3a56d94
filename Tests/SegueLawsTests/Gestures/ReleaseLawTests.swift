import SegueCatalog
import SegueTimeline
import Testing

@testable import SegueLaws

@Suite struct `Law of the release` {
  private func violations(
    finish: String, gesture: String = "{edge-pan: leading}",
    progress: String = "gesture.distance / container.width"
  ) throws -> [Violation] {
    let test = try TestPreset(
      """
      pop: {tracks: [{layer: from, translate-x: {to: container.width * direction}}]}
      interaction:
        pop: {gesture: \(gesture), progress: \(progress), finish: \(finish)}
      """)
    return LawCheck(registry: test.registry, laws: [.release], fingers: 0).run(test.preset)
  }

  @Test(arguments: [
    // Speed counts only forward.
    ("progress > 0.5 or gesture.speed > 600", "throws it back"),
    // Speed does not count.
    ("progress > 0.3", "a flick to the right does not finish it"),
    // Speed counts so much that a finger would come out on the other side.
    ("abs(gesture.distance + gesture.speed * 0.4) > 100", "throws it back"),
    ("projected(50ms) > 0.5", "a flick to the right does not finish it"),
  ])
  func `a rule against a hand's expectation violates it`(finish: String, what: String) throws {
    let found = try violations(finish: "\"\(finish)\"")
    #expect(found.count == StageVariant.all.count && found.allSatisfy(\.isInteractive))
    #expect(try #require(found.first).what.contains(what), "\(found[0].what)")
  }

  @Test(arguments: [
    "projected(200ms) > 0.5", "gesture.distance + gesture.speed * 0.2 > container.width / 2",
    // The preset says so.
    "\"progress > 0.3\", flick: ignored", "false",
  ])
  func `a rule that a hand expects keeps it`(finish: String) throws {
    #expect(try violations(finish: finish).map(\.description) == [])
  }

  @Test func `it holds for two fingers and for every direction of a drag`() throws {
    let pinch = "(1 - gesture.scale) * 1.4"
    #expect(
      try violations(finish: "projected(200ms) > 0.4", gesture: "pinch", progress: pinch).isEmpty)
    #expect(try !violations(finish: "progress > 0.4", gesture: "pinch", progress: pinch).isEmpty)
    let away = "hypot(gesture.translation.x, gesture.translation.y) / container.width"
    let found = try violations(
      finish: "abs(gesture.translation.x + gesture.velocity.x * 0.2) > 150", gesture: "{pan: any}",
      progress: "\"\(away)\"")
    #expect(try #require(found.first).what.contains("throws it back"), "\(found[0].what)")
  }
}
