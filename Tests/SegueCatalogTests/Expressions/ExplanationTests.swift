import SegueCatalog
import Testing

@Suite struct ExplanationTests {
  @Test(arguments: ExpressionCode.allCases)
  func examplesDoWhatTheySay(code: ExpressionCode) {
    let explanation = code.explanation
    #expect(Self.codes(explanation.failing, explanation.reader) == [code])
    #expect(Self.codes(explanation.fixed, explanation.reader) == [])
    #expect(!explanation.title.isEmpty && !explanation.why.isEmpty)
  }

  private static func codes(
    _ text: String, _ reader: ExpressionExplanation.Reader
  ) -> [ExpressionCode] {
    do throws(ExpressionProblems) {
      switch reader {
      case .expression(let type):
        _ = try Expression.parse(text, in: ExpressionExplanation.scope, expecting: type)
      case .duration: _ = try DurationLiteral.read(text)
      case .color: _ = try ColorLiteral.read(text)
      }
      return []
    } catch {
      return error.all.map(\.code)
    }
  }
}
