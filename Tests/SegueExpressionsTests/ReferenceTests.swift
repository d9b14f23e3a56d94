import SegueCatalog
import SegueExpressions
import Testing

@Suite struct ReferenceTests {
  @Test(arguments: ReferenceValues.formulas)
  func formulasAgreeWithPython(text: String, expected: Double) throws {
    let expression = try SampleStage.parse(text)
    let value = expression.evaluate(SampleStage.values(ReferenceValues.variables))
    #expect(abs(value - expected) <= 1e-12 * max(1, abs(expected)))
    #expect(expression.interval.contains(value))
  }

  @Test(arguments: ReferenceValues.random)
  func randomMatchesTheDocumentedHash(text: String, expected: Double) throws {
    #expect(try SampleStage.parse(text).evaluate([]) == expected)
  }

  @Test func randomIsUniformlyDistributed() throws {
    let scope = ExpressionScope(.all)
    let expression = try Expression.parse("random(seed, item.index)", in: scope, expecting: .number)
    var values = [Double](repeating: 0, count: scope.slotCount)
    let index = try #require(scope.slot(of: "item.index"))
    var tenths = [Int](repeating: 0, count: 10)
    for item in 0..<10_000 {
      values[index] = Double(item)
      tenths[Int(expression.evaluate(values) * 10)] += 1
    }
    // Five standard deviations of a uniform draw: sqrt(10000 · 0.1 · 0.9) = 30.
    #expect(tenths.allSatisfy { abs($0 - 1000) < 150 })
  }
}
