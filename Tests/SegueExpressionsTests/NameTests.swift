import SegueCatalog
import SegueExpressions
import Testing

@Suite struct NameTests {
  @Test(arguments: [("seed", true), ("min", false), ("not", true), ("parallax", false)])
  func builtInNamesAreReserved(name: String, isReserved: Bool) {
    #expect(ExpressionScope.isReserved(name) == isReserved)
  }

  @Test func aParameterMayBeCalledAsAFunction() throws {
    let scope = ExpressionScope(parameters: [
      Variable(name: "angle", type: .angle, interval: .everything)
    ])
    let expression = try Expression.parse(
      "angle + angle(1, 1) * 2", in: scope, expecting: .angle)
    let values = [Double](repeating: 1, count: scope.slotCount)
    #expect(abs(expression.evaluate(values) - 1 - .pi / 2) < 1e-12)
  }

  @Test func aNameStandsForAnExpression() throws {
    let width = try Expression.parse("container.width - 20", in: ExpressionScope(), expecting: nil)
    let isWide = try Expression.parse(
      "container.width > 500", in: ExpressionScope(), expecting: nil)
    #expect(width.type == .number && isWide.type == .boolean)
    let scope = ExpressionScope(values: [
      NamedExpression(name: "inner", expression: width),
      NamedExpression(name: "is-wide", expression: isWide),
    ])
    let named = try Expression.parse(
      "if(is-wide, inner / 2, inner * 3)", in: scope, expecting: .number)
    let plain = try Expression.parse(
      "if(container.width > 500, (container.width - 20) / 2, (container.width - 20) * 3)",
      in: ExpressionScope(), expecting: .number)
    #expect(named.steps == plain.steps)
  }

  @Test func namesOfNamesAreBounded() throws {
    var values = [
      NamedExpression(
        name: "a",
        expression: try Expression.parse(
          "seed + seed", in: ExpressionScope(), expecting: nil))
    ]
    func next() throws -> Expression {
      try Expression.parse("a + a", in: ExpressionScope(values: values), expecting: nil)
    }
    let error = #expect(throws: ExpressionProblems.self) {
      for _ in 0..<20 { values = [NamedExpression(name: "a", expression: try next())] }
    }
    #expect(error?.all.map(\.code) == [.tooDeep])
  }

  @Test func scopeSupportsManyElements() throws {
    let scope = ExpressionScope(elements: (0..<70_000).map { "e\($0)" })
    let expression = try Expression.parse(
      "element.e69999.width", in: scope, expecting: .number)
    #expect(expression.interval.lower == 0 && expression.interval.isLowerOpen)
  }
}
