import SegueCatalog
import SegueExpressions
import Testing

/// No text crashes the parser, and every reported range lies in the text.
@Suite struct FuzzTests {
  @Test(arguments: [11, 12, 13] as [UInt64])
  func parsesRandomBytesWithoutCrashing(seed: UInt64) {
    var dice = Dice(seed: seed)
    for _ in 0..<3_000 {
      let bytes = (0..<dice.below(40)).map { _ in UInt8(dice.below(256)) }
      check(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(arguments: [21, 22, 23] as [UInt64])
  func parsesRandomTokensWithoutCrashing(seed: UInt64) {
    let tokens = [
      "offset", "dark", "pause", "turn", "1", "2s", "90deg", "50%", "nope", "a-b", "(", ")", ",",
      "+", "-", "*", "/", "<", "==", "!=", "and", "or", "not", "if(", "min(", "mix(", "sqrt(", "×",
      "random(", "true", ".", "é",
    ]
    var dice = Dice(seed: seed)
    for _ in 0..<6_000 {
      check((0..<dice.below(14)).map { _ in dice.pick(tokens) }.joined(separator: " "))
    }
  }

  @Test(arguments: [31, 32] as [UInt64])
  func parsesDamagedFormulasWithoutCrashing(seed: UInt64) {
    var generator = FormulaGenerator(dice: Dice(seed: seed))
    for _ in 0..<2_000 {
      var bytes = Array(generator.number(3).utf8)
      let place = generator.dice.below(bytes.count)
      switch generator.dice.below(3) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(UInt8(generator.dice.below(128)), at: place)
      default: bytes.removeLast(bytes.count - place)
      }
      check(String(decoding: bytes, as: UTF8.self))
    }
  }

  private func check(_ text: String) {
    let length = text.utf8.count
    for type in [ExpressionType.number, .boolean] {
      do throws(ExpressionProblems) {
        let expression = try Expression.parse(text, in: SampleStage.scope, expecting: type)
        #expect(expression.evaluate(SampleStage.values).isFinite, "\(text)")
      } catch {
        #expect(!error.all.isEmpty, "\(text)")
        for problem in error.all {
          #expect(problem.range.upperBound <= length, "\(text): \(problem)")
        }
      }
    }
  }
}
