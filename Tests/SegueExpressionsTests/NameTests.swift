import SegueCatalog
import SegueExpressions
import Testing

@Suite struct NameTests {
  @Test(arguments: [("seed", true), ("min", true), ("not", true), ("parallax", false)])
  func builtInNamesAreReserved(name: String, isReserved: Bool) {
    #expect(ExpressionScope.isReserved(name) == isReserved)
  }

  @Test func scopeSupportsManyElements() throws {
    let scope = ExpressionScope(elements: (0..<70_000).map { "e\($0)" })
    let expression = try Expression.parse(
      "element.e69999.width", in: scope, expecting: .number)
    #expect(expression.interval.lower == 0 && expression.interval.isLowerOpen)
  }
}
