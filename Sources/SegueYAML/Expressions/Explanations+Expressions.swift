import SegueCatalog
package import SegueDiagnostics
import SegueExpressions

extension Explanation {
  /// Diagnostics about expressions.
  package static let expressions = forms + meanings + literals

  private static let forms = [
    page(
      .syntax, what: "An expression cannot be read.",
      why: """
        an expression is made of numbers, names, + - * / (or × ÷ −), comparisons, 'and', 'or', \
        'not', parentheses and calls. Two values in a row have no meaning.
        """,
      failing: "2 container.width", fixed: "2 * container.width"),
    Explanation(
      Diagnostic.Code(ExpressionCode.tooDeep.rawValue), what: "An expression nests too deep.",
      why: """
        parentheses, calls and signs may nest 64 levels deep, so that no file can exhaust the \
        reader. No formula that a person wrote comes near that.
        """,
      failing: Example(
        shown: "((((… 1 …))))        65 parentheses",
        bytes: Array(
          (String(repeating: "(", count: 65) + "1" + String(repeating: ")", count: 65)).utf8)),
      fixed: Example("((1))"), reading: .expression(.number)),
    Explanation(
      Diagnostic.Code(ExpressionCode.tooLong.rawValue), what: "An expression is too long.",
      why: "an expression may have 4,096 bytes. What is longer belongs into parameters.",
      failing: Example(
        shown: "0 + 1 + 1 + 1 + …        1,100 times",
        bytes: Array(("0" + String(repeating: " + 1", count: 1_100)).utf8)),
      fixed: Example("1100"), reading: .expression(.number)),
    page(
      .wrongArguments, what: "A function has the wrong number of arguments.",
      why: "functions have no optional arguments; only 'min' and 'max' take two or more.",
      failing: "clamp(parallax, 1)", fixed: "clamp(parallax, 0, 1)"),
    page(
      .unknownFunction, what: "A function does not exist.",
      why: """
        expressions know the functions \(Function.names.joined(separator: ", ")), and no others: \
        a formula must have a value on every stage, and must not be able to do anything else.
        """,
      failing: "minimum(parallax, 0.5)", fixed: "min(parallax, 0.5)"),
  ]

  private static let meanings = [
    page(
      .unknownName, what: "A name means nothing.",
      why: """
        names are those of the stage, the preset's parameters and its elements. A minus sign \
        between the letters of a name belongs to it, as in 'corner-radius': a difference needs \
        spaces.
        """,
      failing: "container.width-1", fixed: "container.width - 1"),
    page(
      .notAllowedHere, what: "A name means nothing at this place.",
      why: """
        'gesture' is known while a finger moves, 'item' where one track is made for each of \
        several layers, 'scroll' where a scroll view takes part. Elsewhere they have no value.
        """,
      failing: "gesture.distance / container.width", fixed: "source.x / container.width"),
    page(
      .typeMismatch, what: "A value of another type is wanted.",
      why: """
        numbers, angles, durations and conditions do not mix: '90' could be degrees or radians, \
        '0.3' seconds or a fraction. A number times an angle is an angle.
        """,
      failing: "90 * direction", fixed: "90deg * direction", reading: .expression(.angle)),
    page(
      .divisionByZero, what: "A divisor can be zero.",
      why: """
        a transition must have a finite state on every stage. From the ranges of all that a \
        divisor reads, Segue works out the values that it can take; zero may not be among them. \
        A condition counts: inside 'if(x != 0, …)', and where 'x > 0', x is not zero.
        """,
      failing: "container.width / (1 - parallax)",
      fixed: "if(1 - parallax != 0, container.width / (1 - parallax), 0)"),
    page(
      .negativeRoot, what: "A square root can be taken of a negative number.",
      why: """
        the square root of a negative number does not exist, and a transition must have a state \
        on every stage.
        """,
      failing: "sqrt(parallax - 0.5)", fixed: "sqrt(max(parallax - 0.5, 0))"),
  ]

  private static let literals = [
    page(
      .badUnit, what: "A unit does not exist.",
      why: "times are in s or ms, angles in deg or rad, lengths in pt (or bare), parts in %.",
      failing: "12px", fixed: "12pt"),
    page(
      .badColor, what: "A text is not a color.",
      why: """
        colors are sRGB in hexadecimal digits, with or without an opacity, or 'black', 'white' \
        and 'clear'. In YAML they need quotes: a bare # begins a comment.
        """,
      failing: "#12345", fixed: "#123456", reading: .color),
    page(
      .badLiteral, what: "One number with its unit is wanted.",
      why: "this place takes no formula and no name, only a number that says its unit.",
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
