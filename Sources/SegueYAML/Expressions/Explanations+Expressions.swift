package import SegueCatalog
package import SegueDiagnostics
import SegueExpressions

extension Explanation {
  /// Diagnostics about expressions.
  package static let expressions = forms + meanings + literals

  private static let forms = [
    page(
      .syntax, what: "An expression has a syntax error.",
      why: """
        Expressions consist of numbers, names, + - * / (or × ÷ −), comparisons, 'and', 'or', 'not', \
        parentheses and function calls. Multiplication is always explicit.
        """,
      failing: "2 container.width", fixed: "2 * container.width"),
    Explanation(
      Diagnostic.Code(ExpressionCode.tooDeep.rawValue), what: "An expression is nested too deeply.",
      why: """
        Parentheses, calls and signs may be nested 64 levels deep, so that no file can exhaust the \
        parser's stack.
        """,
      failing: Example(
        shown: "((((… 1 …))))        65 parentheses",
        bytes: Array(
          (String(repeating: "(", count: 65) + "1" + String(repeating: ")", count: 65)).utf8)),
      fixed: Example("((1))"), reading: .expression(.number)),
    Explanation(
      Diagnostic.Code(ExpressionCode.tooLong.rawValue), what: "An expression is too long.",
      why:
        "An expression may have at most 4,096 bytes. Move parts of a longer one into parameters.",
      failing: Example(
        shown: "0 + 1 + 1 + 1 + …        1,100 times",
        bytes: Array(("0" + String(repeating: " + 1", count: 1_100)).utf8)),
      fixed: Example("1100"), reading: .expression(.number)),
    page(
      .wrongArguments, what: "A function is called with the wrong number of arguments.",
      why: "No function has optional arguments. Only 'min' and 'max' accept more than two.",
      failing: "clamp(parallax, 1)", fixed: "clamp(parallax, 0, 1)"),
    page(
      .unknownFunction, what: "A function does not exist.",
      why: """
        The only functions are \(Function.names.joined(separator: ", ")). They have a value on every \
        stage and no side effects.
        """,
      failing: "minimum(parallax, 0.5)", fixed: "min(parallax, 0.5)"),
  ]

  private static let meanings = [
    page(
      .unknownName, what: "A name is not defined.",
      why: """
        Expressions can use the variables of the stage and the preset's parameters and elements. A minus \
        sign between letters is part of a name, as in 'corner-radius'. Put spaces around it to \
        subtract.
        """,
      failing: "container.width-1", fixed: "container.width - 1"),
    page(
      .notAllowedHere, what: "A name is used where it is not available.",
      why: """
        'gesture' is available only in interactions, 'item' only where a track is created for each of \
        several layers, and 'scroll' only where a scroll view takes part.
        """,
      failing: "gesture.distance / container.width", fixed: "source.x / container.width"),
    page(
      .typeMismatch, what: "A value has the wrong type.",
      why: """
        Numbers, angles, durations and conditions do not mix: '90' could be degrees or radians, and \
        '0.3' seconds or a fraction. A number times an angle is an angle.
        """,
      failing: "90 * direction", fixed: "90deg * direction", reading: .expression(.angle)),
    page(
      .divisionByZero, what: "A divisor can be zero.",
      why: """
        A transition must have a finite state on every stage. Segue computes the range of a divisor from \
        the ranges of the values in it, and zero must not be in that range. Conditions count: \
        inside 'if(x != 0, …)', and where 'x > 0', x is not zero.
        """,
      failing: "container.width / (1 - parallax)",
      fixed: "if(1 - parallax != 0, container.width / (1 - parallax), 0)"),
    page(
      .negativeRoot, what: "The argument of a square root can be negative.",
      why: """
        The square root of a negative number is undefined, and a transition must have a state on every \
        stage.
        """,
      failing: "sqrt(parallax - 0.5)", fixed: "sqrt(max(parallax - 0.5, 0))"),
  ]

  private static let literals = [
    page(
      .badUnit, what: "A unit does not exist.",
      why:
        "Times are in s or ms, angles in deg or rad, lengths in pt (or without a unit), fractions in %.",
      failing: "12px", fixed: "12pt"),
    page(
      .badColor, what: "A value is not a color.",
      why: """
        Colors are sRGB in hexadecimal digits, with or without an opacity, or 'black', 'white' or \
        'clear'. Put them in quotes in YAML, because a bare # begins a comment.
        """,
      failing: "#12345", fixed: "#123456", reading: .color),
    page(
      .badLiteral, what: "A value must be a single number with its unit.",
      why: "Formulas and names are not allowed here.",
      failing: "fast", fixed: "200ms", reading: .duration),
  ]

  private static func page(
    _ code: ExpressionCode, what: String, why: String, failing: String, fixed: String,
    reading: Reading = .expression(.number)
  ) -> Explanation {
    Explanation(
      Diagnostic.Code(code.rawValue), what: what, why: why, failing: failing, fixed: fixed,
      reading: reading)
  }
}

extension Explanation.Reading {
  /// An expression of a given type, evaluated in ``Explanation/expressionScope``.
  package static func expression(_ type: ExpressionType) -> Explanation.Reading {
    Explanation.Reading("expression: \(type.rawValue)")
  }
  package static let duration = Explanation.Reading("duration")
  package static let color = Explanation.Reading("color")
}

extension Explanation {
  /// The variables of the examples about expressions: the stage of a track, and a parameter
  /// `parallax`.
  package static let expressionScope = ExpressionScope(
    .tracks,
    parameters: [Variable(name: "parallax", type: .number, interval: Interval(0...1))])
}
