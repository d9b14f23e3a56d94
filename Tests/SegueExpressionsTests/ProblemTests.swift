import SegueCatalog
import SegueExpressions
import Testing

/// Every mistake is reported with its kind and the exact byte range.
@Suite struct ProblemTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let type: ExpressionType
    let code: ExpressionCode
    /// The part of the text that the problem's range covers.
    let part: String

    init(_ text: String, _ code: ExpressionCode, _ part: String, _ type: ExpressionType = .number) {
      (self.text, self.code, self.part, self.type) = (text, code, part, type)
    }

    var testDescription: String { text }
  }

  static let cases: [Case] = [
    Case("", .syntax, ""),
    Case("   ", .syntax, "   "),
    Case("1 +", .syntax, "1 +"),
    Case("(1 + 2", .syntax, "("),
    Case("1 + 2)", .syntax, ")"),
    Case("1, 2", .syntax, ","),
    Case("2 container.width", .syntax, "container.width"),
    Case("350 ms", .syntax, "ms", .duration),
    Case("2 ^ 3", .syntax, "^"),
    Case("2 ** 3", .syntax, "**"),
    Case("* 3", .syntax, "*"),
    Case("dark && dark", .syntax, "&&", .boolean),
    Case("offset = 3", .syntax, "=", .boolean),
    Case("0 < offset < 1", .syntax, "<", .boolean),
    Case("1. + 2", .syntax, "1."),
    Case("1e101", .syntax, "1e101"),
    Case("12px", .badUnit, "px"),
    Case("2×12em", .badUnit, "em"),
    Case("container.widht", .unknownName, "container.widht"),
    Case("größe × 2", .unknownName, "größe"),
    Case("offset-parallax", .unknownName, "offset-parallax"),
    Case("element.nobody.width", .unknownName, "element.nobody.width"),
    Case("minimum(1, 2)", .unknownFunction, "minimum"),
    Case("offset (2)", .unknownFunction, "offset"),
    Case("clamp(1, 2)", .wrongArguments, "clamp(1, 2)"),
    Case("min()", .wrongArguments, "min()"),
    Case("min(1)", .wrongArguments, "min(1)"),
    Case("90", .typeMismatch, "90", .angle),
    Case("350", .typeMismatch, "350", .duration),
    Case("90deg", .typeMismatch, "90deg"),
    Case("1s * 1s", .typeMismatch, "*", .duration),
    Case("1 / 1s", .typeMismatch, "/"),
    Case("pause + 2", .typeMismatch, "2", .duration),
    Case("2 + pause", .typeMismatch, "2", .duration),
    Case("turn + pause", .typeMismatch, "pause", .angle),
    Case("sin(offset)", .typeMismatch, "offset"),
    Case("sqrt(turn)", .typeMismatch, "turn"),
    Case("-dark", .typeMismatch, "dark"),
    Case("dark + 1", .typeMismatch, "dark"),
    Case("min(dark, 1)", .typeMismatch, "dark"),
    Case("dark * 2", .typeMismatch, "dark"),
    Case("dark < true", .typeMismatch, "dark", .boolean),
    Case("not offset", .typeMismatch, "offset", .boolean),
    Case("if(offset, 1, 2)", .typeMismatch, "offset"),
    Case("if(dark, 1, 2s)", .typeMismatch, "1"),
    Case("min(1, 2, 3deg)", .typeMismatch, "1, 2"),
    Case("1 / 0", .divisionByZero, "0"),
    Case("1 / (1 - parallax)", .divisionByZero, "(1 - parallax)"),
    Case("mod(1, offset)", .divisionByZero, "offset"),
    Case("1 / dark", .typeMismatch, "dark"),
    Case("1 / (offset == 1)", .typeMismatch, "(offset == 1)"),
    Case("mod(1, dark)", .typeMismatch, "dark"),
    Case("mod(1s, offset)", .typeMismatch, "offset"),
    Case("1 / (turn * 2)", .typeMismatch, "/"),
    Case("sqrt(offset)", .negativeRoot, "offset"),
  ]

  @Test(arguments: cases)
  func reportsTheMistakeAndItsRange(_ example: Case) throws {
    let problems = Self.problems(example.text, example.type)
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(problem.code == example.code)
    #expect(Self.part(example.text, problem.range) == example.part)
    // All diagnostics quote in the same way.
    #expect(!(problem.message + (problem.help ?? "")).contains("`"))
  }

  @Test func reportsEveryMistakeInAText() {
    let problems = Self.problems("nope + 1 / offset + sqrt(offset) * sin(3) + whose", .number)
    #expect(
      problems.map(\.code) == [
        .unknownName, .divisionByZero, .negativeRoot, .typeMismatch, .unknownName,
      ])
  }

  @Test(arguments: [
    ("item.index-1", "item.index - 1"), ("offset-parallax", "offset - parallax"),
    ("corner-radius-corner-radius-2", "corner-radius - corner-radius - 2"),
  ])
  func suggestsSpacesAroundAMinusSign(text: String, difference: String) {
    #expect(Self.problems(text, .number).first?.help?.contains("'\(difference)'") == true)
  }

  @Test(arguments: [
    ("90", ExpressionType.angle, "'90deg'"), ("350", .duration, "'350ms'"),
    ("0.35", .duration, "'0.35s'"), ("offset", .angle, "'1deg'"), ("turn", .number, "'1deg'"),
    ("45deg", .number, "numbers and lengths have no unit: write '45'"),
    ("-1e2deg", .number, "write '-1e2'"), ("0.3s", .number, "write '0.3'"),
    ("45deg * 2", .number, "'1deg'"),
    ("offset", .boolean, "'offset > 0'"), ("dark", .number, "'if(dark, 1, 0)'"),
    ("1 / offset", .number, "if(offset != 0"), ("1s / pause", .number, "if(pause != 0s"),
  ])
  func helpSuggestsAFix(text: String, type: ExpressionType, help: String) {
    #expect(Self.problems(text, type).first?.help?.contains(help) == true)
  }

  /// Words for units, and units of other systems.
  @Test(arguments: [
    ("0.4 seconds", ExpressionType.duration, "write '0.4s'"),
    ("1 second", .duration, "write '1s'"), ("0.4 sec", .duration, "write '0.4s'"),
    ("400 ms", .duration, "write '400ms'"), ("400 MS", .duration, "write '400ms'"),
    ("3sec", .duration, "write '3s'"), ("1s + 20msec", .duration, "write '20ms'"),
    ("45 degrees", .angle, "write '45deg'"), ("45°", .angle, "write '45deg'"),
    ("80px", .number, "write '80' or '80pt'"), ("80 dp", .number, "write '80' or '80pt'"),
    ("50 percent", .number, "write '50%'"),
    ("2em", .number, "the units are s, ms, deg, rad, pt and %"),
    ("2 offset", .number, "use '*' to multiply: 'a * b'"),
    ("2s ms", .duration, "use '*' to multiply: 'a * b'"),
    ("pause ms", .duration, "use '*' to multiply: 'a * b'"),
  ])
  func aUnitInOtherWordsIsRewritten(text: String, type: ExpressionType, help: String) {
    #expect(Self.problems(text, type).map(\.help) == [help])
  }

  @Test func aParameterNamedAsAUnitIsMultiplied() {
    let scope = ExpressionScope(parameters: [
      Variable(name: "second", type: .number, interval: Interval(0...1))
    ])
    #expect(
      Self.problems("2 second", .number, in: scope).map(\.help) == ["use '*' to multiply: 'a * b'"])
  }

  static let booleans: [(String, ExpressionType, String?)] = [
    ("yes", .boolean, "write 'true'"), ("not Off", .boolean, "write 'false'"),
    ("if(no, 1, 0)", .number, "write 'false'"), ("offset > 0 and on", .boolean, "write 'true'"),
    ("(offset > 0) == yes", .boolean, "write 'true'"),
    ("yes", .number, nil), ("on + 1", .number, nil), ("no", .duration, nil),
  ]

  @Test(arguments: booleans)
  func aBooleanIsSuggestedOnlyWhereOneIsExpected(
    text: String, type: ExpressionType, help: String?
  ) {
    #expect(Self.problems(text, type).map(\.help) == [help])
  }

  @Test func divisionByZeroMessageStatesTheDivisorsRange() {
    #expect(
      Self.problems("1 / offset", .number).first?.message
        == "this divisor can be zero: 'offset' is -5 to 5")
  }

  @Test func longExpressionsAreElidedInMessages() throws {
    let text = "1 / (offset" + String(repeating: " + offset", count: 400) + ")"
    let problem = try #require(Self.problems(text, .number).first)
    #expect(problem.message == "this divisor can be zero: '…' is -2005 to 2005")
    #expect(problem.help?.contains("'if(… != 0, …, …)'") == true)
  }

  @Test func candidatesExcludeNamesThatAreNotAllowed() throws {
    let scope = SampleStage.scope.allowing(.tracks)
    let problem = try #require(Self.problems("gestur.speed", .number, in: scope).first)
    #expect(problem.name == "gestur.speed")
    #expect(problem.candidates.contains("container.width"))
    #expect(problem.candidates.contains("parallax"))
    #expect(!problem.candidates.contains("gesture.speed"))
  }

  @Test(arguments: [
    ("element.titel.width", ["element.title.width", "element.hero-image.width"]),
    ("element.nobody.nothing", []),
  ])
  func unknownElementsSuggestOtherElements(text: String, candidates: [String]) {
    #expect(Self.problems(text, .number).first?.candidates == candidates)
  }

  @Test func unknownFieldsSuggestFieldsOfTheSameElement() throws {
    let problem = try #require(Self.problems("element.title.to.widht", .number).first)
    #expect(problem.candidates.contains("element.title.to.width"))
    #expect(problem.candidates.count == ElementSlots.count)
  }

  static let places: [(String, VariableFamilies, Bool)] = [
    ("gesture.distance", .tracks, false), ("gesture.distance", .gestureProgress, true),
    ("progress", .gestureProgress, false), ("progress", .interaction, true),
    ("item.index", .tracks, false), ("item.index", .itemTracks, true),
    ("scroll.offset.y", .itemTracks, false), ("scroll.offset.y", .scrollEffect, true),
    ("container.width", .tracks, true), ("parallax", .scrollEffect, true),
  ]

  @Test(arguments: places)
  func variablesAreAllowedOnlyInTheirFamilies(
    text: String, families: VariableFamilies, isAllowed: Bool
  ) {
    let problems = Self.problems(text, .number, in: SampleStage.scope.allowing(families))
    #expect(problems.map(\.code) == (isAllowed ? [] : [.notAllowedHere]))
  }

  @Test(arguments: [
    String(repeating: "(", count: 5_000), String(repeating: "-", count: 4_000) + "1",
    String(repeating: "not ", count: 1_000) + "dark", String(repeating: "abs(", count: 1_000),
    String(repeating: "1 + (", count: 70), String(repeating: "1 + ", count: 1_100) + "1",
  ])
  func depthAndLengthAreBounded(text: String) {
    let codes = Self.problems(text, .number).map(\.code)
    #expect(codes == [text.utf8.count > 4_096 ? .tooLong : .tooDeep])
  }

  @Test func evaluationStackIsBounded() {
    // Three pending operands per level, sixty levels: more than the stack's 128.
    let text =
      String(repeating: "parallax + parallax * (", count: 60) + "offset"
      + String(repeating: ")", count: 60)
    #expect(Self.problems(text, .number).map(\.code) == [])
    let deep =
      String(repeating: "clamp(offset, offset, offset + offset * ", count: 40) + "offset"
      + String(repeating: ")", count: 40)
    #expect(Self.problems(deep, .number).map(\.code) == [.tooDeep])
  }

  static func problems(
    _ text: String, _ type: ExpressionType, in scope: ExpressionScope = SampleStage.scope
  ) -> [ExpressionProblem] {
    do throws(ExpressionProblems) {
      _ = try Expression.parse(text, in: scope, expecting: type)
      return []
    } catch {
      return error.all
    }
  }

  static func part(_ text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }
}
