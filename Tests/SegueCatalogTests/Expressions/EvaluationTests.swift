import SegueCatalog
import Testing

/// A stage of numbers that the cases below are written for.
enum SampleStage {
  static let scope = ExpressionScope(
    .all,
    parameters: [
      Variable(name: "parallax", type: .number, interval: Interval(0...1), help: "A fraction."),
      Variable(name: "corner-radius", type: .number, interval: Interval(0...40), help: "A length."),
      Variable(name: "offset", type: .number, interval: Interval(-5...5), help: "A number."),
      Variable(name: "turn", type: .angle, interval: Interval(-7...7), help: "An angle."),
      Variable(name: "pause", type: .duration, interval: Interval(0...2), help: "A time."),
    ],
    elements: ["title", "hero-image"])

  static let values: [Double] = values([
    "container.width": 390, "container.height": 844, "direction": -1, "parallax": 0.3,
    "corner-radius": 12, "offset": -2.5, "turn": 0.5, "pause": 0.25, "item.index": 3,
    "item.count": 8, "source.x": 198, "source.width": 186, "source.known": 1,
    "element.hero-image.to.center.x": 77, "gesture.speed": 640, "progress": 0.4, "seed": 7,
  ])

  /// One value for each slot: those named, and elsewhere one that the variable can have.
  static func values(_ named: [String: Double]) -> [Double] {
    (0..<scope.slotCount).map { slot in
      let variable = scope.variable(at: slot)
      return named[variable.name] ?? (variable.interval.contains(0) ? 0 : variable.interval.upper)
    }
  }

  static func parse(
    _ text: String, _ type: ExpressionType = .number, in scope: ExpressionScope = scope
  ) throws -> Expression {
    try Expression.parse(text, in: scope, expecting: type)
  }
}

@Suite struct EvaluationTests {
  static let numberCases: [(String, Double)] = [
    ("container.width * direction", -390),
    ("-parallax * container.width * direction", 117),
    ("1 + 2 * 3 - 4 / 8", 6.5), ("(1 + 2) × 3 ÷ 2 − 1", 3.5), ("2-offset", 4.5),
    ("corner-radius - 2", 10), ("50%", 0.5), ("12pt", 12), ("min(3, 1, 2)", 1),
    ("max(3, 1, 2)", 3), ("clamp(offset, 0, 1)", 0), ("mix(10, 20, 25%)", 12.5),
    ("hypot(3, 4)", 5), ("abs(offset)", 2.5), ("sqrt(16)", 4), ("floor(offset)", -3),
    ("round(offset)", -3), ("mod(item.index, 2)", 1), ("mod(offset, 2)", 1.5),
    ("if(source.known, source.width, 5)", 186), ("element.hero-image.to.center.x", 77),
    ("if(item.count > 1, item.index / (item.count - 1), 0)", 3.0 / 7),
    ("1e3 + .5", 1000.5), ("--3", 3), ("-2 * -3", 6), ("8 / 4 / 2", 1), ("8 - 4 - 2", 2),
  ]

  @Test(arguments: numberCases)
  func numbers(text: String, expected: Double) throws {
    #expect(try SampleStage.parse(text).evaluate(SampleStage.values) == expected)
  }

  @Test(arguments: [
    ("progress > 0.5 or gesture.speed > 600", true),
    ("progress > 0.5 and gesture.speed > 600", false),
    ("not progress > 0.5", true), ("not dark and source.known", true), ("true == false", false),
    ("1 <= 1", true), ("1 < 1", false), ("2 >= 3", false), ("1 != 2", true),
    ("false and false or true", true), ("turn > 20deg", true), ("pause < 300ms", true),
  ])
  func conditions(text: String, expected: Bool) throws {
    #expect(try SampleStage.parse(text, .boolean).evaluateBool(SampleStage.values) == expected)
  }

  @Test(arguments: [("350ms", 0.35), ("0.35s", 0.35), ("pause + 0.1s * 5", 0.75)])
  func durations(text: String, expected: Double) throws {
    #expect(try SampleStage.parse(text, .duration).evaluate(SampleStage.values) == expected)
  }

  @Test(arguments: [
    ("180deg", Double.pi), ("1.5rad", 1.5), ("turn * 2", 1), ("-90deg", -Double.pi / 2),
  ])
  func angles(text: String, expected: Double) throws {
    #expect(try SampleStage.parse(text, .angle).evaluate(SampleStage.values) == expected)
  }

  @Test func constantsAreComputedOnce() throws {
    #expect(try SampleStage.parse("2 * (3 + 4)").constantValue == 14)
    #expect(try SampleStage.parse("2 * container.width").constantValue == nil)
  }
}
