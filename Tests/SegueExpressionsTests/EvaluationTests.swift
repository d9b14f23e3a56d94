import SegueCatalog
import Testing

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

  /// The type spares the compiler ten seconds.
  private static let angleCases: [(String, Double)] = [
    ("180deg", Double.pi), ("1.5rad", 1.5), ("turn * 2", 1), ("-90deg", -Double.pi / 2),
    ("angle(1, 0)", 0), ("angle(0, 1)", Double.pi / 2), ("angle(-1, 0)", Double.pi),
    ("angle(0, -2)", -Double.pi / 2), ("angle(1, 1)", Double.pi / 4),
    // The origin, and zeros that carry a sign.
    ("angle(0, 0)", 0), ("angle(-0, -0)", 0), ("angle(-1, -0)", Double.pi),
  ]

  @Test(arguments: angleCases)
  func angles(text: String, expected: Double) throws {
    #expect(try SampleStage.parse(text, .angle).evaluate(SampleStage.values) == expected)
  }

  @Test func onlyConstantExpressionsHaveAConstantValue() throws {
    #expect(try SampleStage.parse("2 * (3 + 4)").constantValue == 14)
    #expect(try SampleStage.parse("2 * container.width").constantValue == nil)
  }

  @Test(arguments: [
    (0.1, ExpressionType.number), (-0.5, .angle), (0.35, .duration), (1, .boolean), (40, .number),
  ])
  func constantTextRoundTrips(value: Double, type: ExpressionType) throws {
    let constant = Expression(constant: value, type: type)
    #expect(try SampleStage.parse(constant.text, type).constantValue == value)
  }
}
