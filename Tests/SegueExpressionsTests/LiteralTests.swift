import SegueCatalog
import SegueExpressions
import SegueTimeline
import Testing

@Suite struct LiteralTests {
  @Test(arguments: [("350ms", 0.35), ("0.35s", 0.35), ("-80ms", -0.08), ("0s", 0)])
  func durations(text: String, seconds: Double) throws {
    #expect(try DurationLiteral.read(text) == seconds)
  }

  @Test(arguments: [("180deg", Double.pi), ("-1.5rad", -1.5)])
  func angles(text: String, radians: Double) throws {
    #expect(try AngleLiteral.read(text) == radians)
  }

  @Test(arguments: [("35%", 0.35), ("0%", 0), ("100%", 1), ("12.5%", 0.125)])
  func percentages(text: String, fraction: Double) throws {
    #expect(try PercentLiteral.read(text) == fraction)
  }

  @Test(arguments: [("#fff", Color.white), ("black", .black), ("clear", .clear)])
  func colors(text: String, color: Color) throws {
    #expect(try ColorLiteral.read(text) == color)
  }

  static let wrong: [(String, ExpressionCode)] = [
    ("350", .typeMismatch), ("350 ms", .badLiteral), ("1s + 1s", .badLiteral), ("", .badLiteral),
    ("90deg", .typeMismatch), ("3sec", .badUnit), ("s", .badLiteral), ("(1s)", .badLiteral),
    ("container.width", .badLiteral),
  ]

  @Test(arguments: wrong)
  func rejectsInvalidDurations(text: String, code: ExpressionCode) {
    let error = #expect(throws: ExpressionProblems.self) { try DurationLiteral.read(text) }
    #expect(error?.all.map(\.code) == [code])
  }

  @Test(arguments: ["0.35", "35", "35% + 1%", "x", "%"])
  func rejectsInvalidPercentages(text: String) {
    let error = #expect(throws: ExpressionProblems.self) { try PercentLiteral.read(text) }
    #expect(error?.all.map(\.code) == [.badLiteral])
  }

  @Test(arguments: ["#12", "#gggggg", "blac", "", "#"])
  func rejectsInvalidColors(text: String) {
    let error = #expect(throws: ExpressionProblems.self) { try ColorLiteral.read(text) }
    #expect(error?.all.map(\.code) == [.badColor])
  }
}
