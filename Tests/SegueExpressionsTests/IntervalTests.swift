import SegueCatalog
import SegueExpressions
import Testing

@Suite struct IntervalTests {
  static let known: [(String, String)] = [
    ("container.width", "above 0, up to 1000000"),
    ("direction", "-1 to 1, but not 0"),
    ("1 - parallax", "0 to 1"), ("-parallax", "-1 to 0"), ("offset * offset", "0 to 25"),
    ("offset * parallax", "-5 to 5"), ("abs(offset)", "0 to 5"), ("min(offset, 2)", "-5 to 2"),
    ("max(offset, 2)", "2 to 5"), ("clamp(offset, 0, 1)", "0 to 1"), ("sin(turn)", "-1 to 1"),
    ("mix(2, 4, parallax)", "2 to 4"), ("sqrt(parallax * 4)", "0 to 2"),
    ("floor(offset / 2)", "-3 to 2"), ("mod(offset, 3)", "0 to 3"),
    ("random(seed, 1)", "0 or more, below 1"), ("2 * 3", "always 6"),
    ("1 / container.width", "at least 1e-06"), ("1 / (parallax + 1)", "0.5 to 1"),
    ("if(offset > 1, offset, 2)", "above 1, up to 5"),
    ("if(offset > 1 and offset < 3, offset, 2)", "above 1, below 3"),
    ("if(offset < 1 or offset > 3, 2, offset)", "1 to 3"),
    ("if(not offset < 1, offset, 2)", "1 to 5"),
    ("if(parallax == 0.5, parallax, 0.5)", "always 0.5"),
    ("if(1 < offset, offset, 2)", "above 1, up to 5"),
    ("if(offset > corner-radius, offset, 0)", "0 to 5"),
    // Left of the origin, an angle may be more than a right one.
    ("angle(offset / 10, 1) / 1deg", "0 to 180"), ("angle(1, offset) / 1deg", "-90 to 90"),
  ]

  @Test(arguments: known)
  func intervalsAreTight(text: String, expected: String) throws {
    #expect(try SampleStage.parse(text).interval.phrase == expected)
  }

  @Test(arguments: [
    "if(offset > 0, 1 / offset, 0)", "if(offset < 0, 1 / offset, 0)",
    "if(offset != 0, 1 / offset, 0)", "if(offset == 0, 0, 1 / offset)",
    "if(not offset == 0, 1 / offset, 0)", "if(0 < offset, 1 / offset, 0)",
    "if(item.count > 1, item.index / (item.count - 1), 0)",
    "if(offset - 2 != 0, 1 / (offset - 2), 0)", "if(dark and offset > 1, 1 / offset, 0)",
    "if(offset <= 0 or dark, 0, 1 / offset)", "if(offset > 0 and 1 / offset > 2, 1, 0)",
    "if(offset == 0 or 1 / offset > 2, 1, 0)", "1 / max(offset, 0.1)", "1 / (1 + offset * offset)",
    "1 / (container.width * container.height)", "1 / direction", "1 / hypot(offset, 1)",
    "if(parallax < 1, 1 / (1 - parallax), 0)", "if(offset >= 0, sqrt(offset), 0)",
    "1 / (abs(offset) + 1)", "if(offset > parallax, 1 / offset, 0)",
  ])
  func guardedDivisionsAreAllowed(text: String) {
    #expect(ProblemTests.problems(text, .number) == [])
  }

  @Test(arguments: [
    "if(offset >= 0, 1 / offset, 0)", "if(offset != 1, 1 / offset, 0)",
    "if(offset > 0, 0, 1 / offset)", "if(offset > 0 or dark, 1 / offset, 0)",
    "if(offset > 0 and dark, 0, 1 / offset)", "if(offset > 0, 1, 0) / offset",
    "if(if(offset > 0, dark, true), 1 / offset, 0)", "if((offset > 0) == dark, 1 / offset, 0)",
    "if(offset > 0, 1 / offset, 0) + 1 / offset", "if(1 > offset, 1 / offset, 0)",
    "1 / (direction * offset)", "1 / (direction + 1)", "1 / mix(direction, 1, parallax)",
    "1 / max(direction, parallax)", "1 / floor(container.width)", "1 / round(direction)",
    "1 / (offset - offset)", "if(parallax > offset, 1 / parallax, 0)",
  ])
  func unguardedDivisionsAreReported(text: String) {
    #expect(ProblemTests.problems(text, .number).map(\.code) == [.divisionByZero])
  }

  /// No value of thousands of accepted formulas ever lies outside the inferred interval.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func valuesStayInTheirIntervals(seed: UInt64) throws {
    var generator = FormulaGenerator(dice: Dice(seed: seed))
    var accepted = 0
    for _ in 0..<1_500 {
      let text = generator.number(1 + generator.dice.below(3))
      guard let expression = try? SampleStage.parse(text) else { continue }
      accepted += 1
      for _ in 0..<12 {
        let values = Self.draw(&generator.dice)
        let value = expression.evaluate(values)
        #expect(value.isFinite, "\(text) on seed \(seed)")
        // Rounding may reach an end that real numbers do not.
        let interval = expression.interval
        #expect(value >= interval.lower && value <= interval.upper, "\(text) on seed \(seed)")
      }
    }
    #expect(accepted > 500)
  }

  /// Without rounding, open ends and the exclusion of zero hold too.
  @Test(arguments: [5, 6, 7, 8] as [UInt64])
  func exactValuesStayInTheirIntervals(seed: UInt64) throws {
    var generator = FormulaGenerator(dice: Dice(seed: seed))
    for _ in 0..<1_500 {
      let text = generator.exact(1 + generator.dice.below(3))
      let expression = try SampleStage.parse(text)
      for _ in 0..<12 {
        let values = SampleStage.slots.map { interval in
          let drawn = max(interval.lower, min(interval.upper, 5)) - quarters(&generator.dice)
          return interval.contains(drawn) ? drawn : interval.upper
        }
        let value = expression.evaluate(values)
        #expect(expression.interval.contains(value), "\(text) gives \(value) on seed \(seed)")
      }
    }
  }

  private func quarters(_ dice: inout Dice) -> Double { Double(dice.below(41)) / 4 }

  /// Random values of every variable, with the interval's ends and zero oversampled.
  private static func draw(_ dice: inout Dice) -> [Double] {
    SampleStage.slots.map { interval in
      let drawn =
        switch dice.below(6) {
        case 0: interval.lower
        case 1: interval.upper
        case 2: 0.0
        default: interval.lower + (interval.upper - interval.lower) * dice.fraction()
        }
      return interval.contains(drawn) ? drawn : interval.upper
    }
  }
}
