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

  @Test func `moving after the release with reduced motion violates the law of reduced motion`()
    throws
  {
    // The preset is its own reduced-motion form, so that its completions run.
    let fade = "tracks: [{layer: from, translate-y: \"max(gesture.translation.y, 0)\"}]"
    let violations = try Self.violations(fade, reducedMotion: "broken")
    #expect(
      Set(violations.map(\.law)) == [.reducedMotion], "\(violations.map(\.description).prefix(3))")
    #expect(violations.allSatisfy { $0.variant.reducesMotion })
    #expect(try Self.violations(fade).map(\.description) == [])
  }

  @Test func `a correct interaction violates no law`() throws {
    let kept = """
      tracks: [{layer: from, translate-y: "max(gesture.translation.y, 0)"}]
          on-cancel: {duration: 200ms, tracks: [{layer: from, translate-y: {to: 0}}]}
          on-finish: {duration: 200ms, tracks: [{layer: from, translate-y: {to: container.height}}]}
      """
    #expect(try Self.violations(kept).map(\.description) == [])
    #expect(try Self.violations("hand-over: velocity").map(\.description) == [])
    // Layers that are displaced where the progress is 0 go back by default.
    let displaced = "tracks: [{layer: from, translate-y: gesture.translation.y}]"
    #expect(try Self.violations(displaced).map(\.description) == [])
  }

  private static func violations(
    _ rest: String, reducedMotion: String = "none"
  ) throws -> [Violation] {
    let transitions = """
      pop: {tracks: [{layer: from, translate-y: {to: container.height}}]}
      interaction:
        pop:
          gesture: {pan: down}
          progress: gesture.translation.y / container.height
          finish: projected(300ms) > 0.3
          \(rest)
      """
    let test = try TestPreset(transitions, reducedMotion: reducedMotion)
    let trials = GestureTrials(registry: test.registry, seed: 7, paths: 40)
    let variant = StageVariant(
      size: Size2D(width: 390, height: 844), isRightToLeft: false, knowsSource: true)
    return trials.run(test.preset, .pop, variant).violations
  }
}

/// Fingers on both sides of the start, from left to right and from right to left.
@Suite struct `Interaction laws on both sides` {
  @Test func `an interaction that reads the physical direction violates the law of mirroring`()
    throws
  {
    let violations = try Self.violations(
      gesture: "{pan: trailing}", progress: "gesture.translation.x / container.width")
    #expect(
      Set(violations.map(\.law)) == [.mirroring], "\(violations.map(\.description).prefix(3))")
    #expect(violations.allSatisfy { !$0.variant.isRightToLeft && $0.isInteractive })
  }

  @Test func `an interaction that measures along its axis violates no law`() throws {
    let violations = try Self.violations(
      gesture: "{pan: trailing}", progress: "gesture.distance / container.width")
    #expect(violations.map(\.description) == [])
  }

  @Test func `a way back without time from the other side of the start violates the law of jumps`()
    throws
  {
    let violations = try Self.violations(
      gesture: "{pan: trailing}", progress: "gesture.distance / container.width",
      rest: """
        tracks: [{layer: from, translate-x: gesture.translation.x}]
            on-cancel: {duration: progress * 1s, easing: ease-out}
        """)
    #expect(
      Set(violations.map(\.law)) == [.continuity], "\(violations.map(\.description).prefix(3))")
  }

  @Test func `what jumps from right to left only is found on mirrored paths, too`() throws {
    let violations = try Self.violations(
      gesture: "{pan: trailing}", progress: "gesture.distance / container.width",
      rest: """
        tracks:
              - {layer: from, translate-y: "if(right-to-left and progress > 0.2, 60, 0)"}
        """)
    #expect(
      Set(violations.map(\.law)) == [.continuity], "\(violations.map(\.description).prefix(3))")
    #expect(violations.map(\.variant.isRightToLeft) == [false, true])
    #expect(violations.first?.what.hasPrefix("from right to left, it jumps by ") == true)
  }

  private static func violations(
    gesture: String, progress: String, rest: String = "touch-lost: cancels"
  ) throws -> [Violation] {
    let test = try TestPreset(
      """
      pop: {tracks: [{layer: from, translate-x: {to: -container.width * direction}}]}
      interaction:
        pop:
          gesture: \(gesture)
          progress: \(progress)
          finish: projected(300ms) > 0.3
          \(rest)
      """)
    let trials = GestureTrials(registry: test.registry, seed: 7, paths: 4)
    return [false, true].flatMap { isRightToLeft in
      trials.run(
        test.preset, .pop,
        StageVariant(
          size: Size2D(width: 390, height: 844), isRightToLeft: isRightToLeft, knowsSource: true)
      ).violations
    }
  }
}
