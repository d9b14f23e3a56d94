extension ExpressionCode {
  /// What the explain page of the code says.
  public var explanation: ExpressionExplanation {
    switch self {
    case .syntax, .tooDeep, .tooLong, .wrongArguments, .unknownFunction: formExplanation
    case .unknownName, .notAllowedHere, .typeMismatch, .divisionByZero, .negativeRoot:
      meaningExplanation
    case .badUnit, .badLiteral, .badColor: literalExplanation
    }
  }

  private var formExplanation: ExpressionExplanation {
    switch self {
    case .tooDeep:
      ExpressionExplanation(
        "An expression nests too deep",
        why: """
          Parentheses, calls and signs may nest 64 levels deep, so that no file can exhaust the \
          reader. No formula that a person wrote comes near that.
          """,
        failing: String(repeating: "(", count: 65) + "1" + String(repeating: ")", count: 65),
        fixed: "1")
    case .tooLong:
      ExpressionExplanation(
        "An expression is too long",
        why: "An expression may have 4,096 bytes. What is longer belongs into parameters.",
        failing: "0" + String(repeating: " + 1", count: 1_100), fixed: "1100")
    case .wrongArguments:
      ExpressionExplanation(
        "A function has the wrong number of arguments",
        why: "Functions have no optional arguments; only `min` and `max` take two or more.",
        failing: "clamp(parallax, 1)", fixed: "clamp(parallax, 0, 1)")
    case .unknownFunction:
      ExpressionExplanation(
        "A function does not exist",
        why: """
          Expressions know the functions \(Function.names.joined(separator: ", ")), and no others: \
          a formula must have a value on every stage, and must not be able to do anything else.
          """,
        failing: "minimum(parallax, 0.5)", fixed: "min(parallax, 0.5)")
    default:
      ExpressionExplanation(
        "An expression cannot be read",
        why: """
          An expression is made of numbers, names, + - * / (or × ÷ −), comparisons, `and`, `or`, \
          `not`, parentheses and calls. Two values in a row have no meaning.
          """,
        failing: "2 container.width", fixed: "2 * container.width")
    }
  }

  private var meaningExplanation: ExpressionExplanation {
    switch self {
    case .unknownName:
      ExpressionExplanation(
        "A name means nothing",
        why: """
          Names are those of the stage, the preset's parameters and its elements. A minus sign \
          between name characters belongs to the name, as in `corner-radius`: a difference needs \
          spaces.
          """,
        failing: "container.width-1", fixed: "container.width - 1")
    case .notAllowedHere:
      ExpressionExplanation(
        "A name means nothing at this place",
        why: """
          `gesture` is known while a finger moves, `item` where one track is made for each of \
          several layers, `scroll` where a scroll view takes part. Elsewhere they have no value.
          """,
        failing: "gesture.distance / container.width", fixed: "source.x / container.width")
    case .typeMismatch:
      ExpressionExplanation(
        "A value of another type is wanted",
        why: """
          Numbers, angles, durations and booleans do not mix: `90` could be degrees or radians, \
          `0.3` seconds or a fraction. A number times an angle is an angle.
          """,
        failing: "90 * direction", fixed: "90deg * direction", reader: .expression(.angle))
    case .divisionByZero:
      ExpressionExplanation(
        "A divisor can be zero",
        why: """
          A transition must have a finite state on every stage. From the ranges of all that a \
          divisor reads, Segue works out the values that it can take; zero may not be among them. \
          A condition counts: inside `if(x != 0, …)`, and where `x > 0`, `x` is not zero.
          """,
        failing: "container.width / (1 - parallax)",
        fixed: "if(1 - parallax != 0, container.width / (1 - parallax), 0)")
    default:
      ExpressionExplanation(
        "A square root can be taken of a negative number",
        why: """
          The square root of a negative number does not exist, and a transition must have a state \
          on every stage.
          """,
        failing: "sqrt(parallax - 0.5)", fixed: "sqrt(max(parallax - 0.5, 0))")
    }
  }

  private var literalExplanation: ExpressionExplanation {
    switch self {
    case .badUnit:
      ExpressionExplanation(
        "A unit does not exist",
        why: "Times are in s or ms, angles in deg or rad, lengths in pt (or bare), parts in %.",
        failing: "12px", fixed: "12pt")
    case .badColor:
      ExpressionExplanation(
        "A text is not a colour",
        why: """
          Colours are sRGB in hexadecimal digits, with or without an opacity, or `black`, `white` \
          and `clear`. In YAML they need quotes: a bare `#` begins a comment.
          """,
        failing: "#12345", fixed: "#123456", reader: .color)
    default:
      ExpressionExplanation(
        "One number with its unit is wanted",
        why: "This place takes no formula and no name, only a number that says its unit.",
        failing: "fast", fixed: "200ms", reader: .duration)
    }
  }
}
