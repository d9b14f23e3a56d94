import SegueCatalog
import SegueTimeline
import Testing

@testable import SegueLaws

@Suite struct `Interaction laws` {
  /// A law, and what follows the gesture of a pull down.
  struct Row: Sendable, CustomTestStringConvertible {
    let law: Law
    let rest: String
    var testDescription: String { "\(law.name): \(rest.prefix(60))" }
  }

  static let rows = [
    // A step in a formula that the finger moves past.
    Row(
      law: .continuity,
      rest: """
        tracks:
              - {layer: from, translate-y: "if(progress > 0.2, 60, 0)"}
        """),
    // It begins away from where the screen is.
    Row(
      law: .continuity,
      rest: """
        tracks:
              - {layer: from, translate-y: "80 + max(gesture.translation.y, 0)"}
        """),
    // What brings it back leaves it a little lower.
    Row(
      law: .restoration,
      rest: """
        tracks: [{layer: from, translate-y: "max(gesture.translation.y, 0)"}]
            on-cancel: {duration: 200ms, tracks: [{layer: from, translate-y: {to: 0.5}}]}
        """),
    // What finishes it leaves the other screen turned.
    Row(
      law: .ends,
      rest: """
        tracks: [{layer: from, translate-y: "max(gesture.translation.y, 0)"}]
            on-finish:
              duration: 200ms
              tracks:
                - {layer: from, translate-y: {to: container.height}}
                - {layer: to, rotate-z: {to: 1deg}}
        """),
  ]

  @Test(arguments: rows) func `an interaction that breaks one law violates only that law`(row: Row)
    throws
  {
    let violations = try Self.violations(row.rest)
    #expect(!violations.isEmpty)
    #expect(
      violations.allSatisfy { $0.law == row.law }, "\(violations.map(\.description).prefix(3))")
  }

  @Test func `a violation is reported with a path of a single movement`() throws {
    let violations = try Self.violations(Self.rows[2].rest)
    let text = try #require(violations.first).what
    // One touch, one movement that is recognized, and up.
    #expect(text.contains("(finger: down at "))
    #expect(text.matches(of: /; by/).count == 1, "\(text)")
  }

  @Test func `a correct interaction violates no law`() throws {
    let kept = """
      tracks: [{layer: from, translate-y: "max(gesture.translation.y, 0)"}]
          on-cancel: {duration: 200ms, tracks: [{layer: from, translate-y: {to: 0}}]}
          on-finish: {duration: 200ms, tracks: [{layer: from, translate-y: {to: container.height}}]}
      """
    #expect(try Self.violations(kept).map(\.description) == [])
    #expect(try Self.violations("hand-over: velocity").map(\.description) == [])
  }

  private static func violations(_ rest: String) throws -> [Violation] {
    let transitions = """
      pop: {tracks: [{layer: from, translate-y: {to: container.height}}]}
      interaction:
        pop:
          gesture: {pan: down}
          progress: gesture.translation.y / container.height
          finish: progress > 0.3
          \(rest)
      """
    let test = try TestPreset(transitions)
    let trials = GestureTrials(registry: test.registry, seed: 7, paths: 40)
    let variant = StageVariant(
      size: Size(width: 390, height: 844), isRightToLeft: false, knowsSource: true)
    return trials.run(test.preset, .pop, variant).violations
  }
}
