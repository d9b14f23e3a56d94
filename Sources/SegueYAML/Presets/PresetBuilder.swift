import SegueCatalog
import SegueDiagnostics
import SegueExpressions
import SegueTimeline

/// The state of decoding a preset: the variables in scope, and the problems found so far.
struct PresetBuilder {
  var scope: ExpressionScope
  var parameters: [ParameterDescription] = []
  var elements: [String] = []
  var values: [NamedExpression] = []
  /// Invalid parameters, whose declaration was already reported; their uses are not.
  var brokenParameters: Set<String> = []
  /// The parameters that something reads.
  private(set) var usedParameters: Set<String> = []
  var diagnostics = Diagnostics()
  /// Whether the values being read are deltas, to which no range applies.
  var addsValues = false
  /// The easing of the phase being read, which its tracks have by default.
  var phaseEasing: EasingPlan?
  /// The progress of the interaction being read, which its rules can project.
  var gestureProgress: Expression?
  /// The animator in the phases of the transition being read.
  var animator: (requirements: [AnimatorRequirement], settings: [String: ParameterSetting])?

  /// The variables of a preset that declares none.
  private static let plainScope = ExpressionScope()

  init() { scope = Self.plainScope }

  mutating func report(
    _ code: Diagnostic.Code, _ message: String, at place: SourcePlace, help: String? = nil
  ) {
    diagnostics.report(Diagnostic(.error, code, message, at: place, help: help))
  }

  /// Reports a key that has no effect without another one.
  mutating func report(_ key: Cursor, without other: String) {
    report(
      .missingKey, "'\(key.name ?? "")' has no effect without \(other)", at: key.keyPlace,
      help: "remove it, or add \(other)")
  }

  /// Reads an expression; reports an invalid one and returns a substitute.
  mutating func expression(
    _ cursor: Cursor, _ type: ExpressionType = .number,
    reading families: VariableFamilies = .tracks, within range: ClosedRange<Double>? = nil
  ) -> Expression {
    guard let found = parsed(cursor, type, reading: families) else {
      return Expression(constant: 0, type: type)
    }
    let range = range ?? (type == .duration ? ValueBounds.duration : nil)
    if let range { check(found, lies: range, at: cursor, cursor.textRange) }
    if range == ValueBounds.length || range == ValueBounds.size { checkLength(cursor) }
    return found
  }

  /// Reports a percentage where a length is expected: it would mean a point or less.
  private mutating func checkLength(_ cursor: Cursor) {
    // Most lengths have no percent sign; a text is read only for those that do.
    guard cursor.withText({ $0.contains(UInt8(ascii: "%")) }), cursor.number == nil,
      let fraction = try? PercentLiteral.read(cursor.string), fraction != 0
    else { return }
    report(
      .badUnit, "a length must be in points, found '\(cursor.string)'", at: cursor.place,
      help: "multiply by what it is a part of, as in '"
        + UnitSpelling.share(fraction, of: "container.\(cursor.isVertical ? "height" : "width")")
        + "'")
  }

  /// Reads an expression, of any type where none is given, or reports what is wrong with it.
  mutating func parsed(
    _ cursor: Cursor, _ type: ExpressionType?, reading families: VariableFamilies
  ) -> Expression? {
    if type ?? .number == .number, let number = cursor.number {
      return Expression(constant: number, type: .number)
    }
    return parsed(cursor, cursor.textRange, type, reading: families)
  }

  /// Reads an expression that is a part of a text, or reports what is wrong with it.
  private mutating func parsed(
    _ cursor: Cursor, _ part: Range<Int>, _ type: ExpressionType?,
    reading families: VariableFamilies
  ) -> Expression? {
    do {
      let found = try Expression.parse(
        cursor.text(part), in: scope.allowing(families), expecting: type,
        projecting: gestureProgress)
      noteUse(in: found)
      return found
    } catch {
      for problem in error.all { report(problem, in: cursor, from: part.lowerBound) }
      return nil
    }
  }

  /// Notes the parameters that an expression reads.
  mutating func noteUse(in expression: Expression) {
    let slots = scope.parameterSlots
    for case .variable(let slot) in expression.instructions where slots.contains(Int(slot)) {
      noteUse(of: scope.parameters[Int(slot) - slots.lowerBound].name)
    }
  }

  /// Notes that something reads a parameter.
  mutating func noteUse(of parameter: String) { usedParameters.insert(parameter) }

  /// Reports an expression that is out of range on every stage; others are clamped at run time.
  private mutating func check(
    _ expression: Expression, lies range: ClosedRange<Double>, at cursor: Cursor,
    _ part: Range<Int>
  ) {
    let interval = expression.interval
    guard interval.upper < range.lowerBound || interval.lower > range.upperBound else { return }
    let (low, high) = (
      expression.type.text(range.lowerBound), expression.type.text(range.upperBound)
    )
    report(
      .outOfRange, "the value must be from \(low) to \(high), found '\(cursor.text(part))'",
      at: part == cursor.textRange ? cursor.place : cursor.place(ofText: part),
      help: cursor.name == "iterations" && interval.upper < 0
        ? "write a number such as '3': a transition ends"
        : fraction(meantBy: interval, within: range).map { "write '\($0)'" })
  }

  /// The fraction meant by a number that lacks its percent sign: `0.5` for an opacity of 50.
  private func fraction(meantBy found: Interval, within range: ClosedRange<Double>) -> String? {
    guard range == 0...1, found.lower == found.upper, found.lower >= 10, found.lower <= 100 else {
      return nil
    }
    return (found.lower / 100).shortText
  }

  private mutating func report(
    _ problem: ExpressionProblem, in cursor: Cursor, from start: Int
  ) {
    if let name = problem.name, brokenParameters.contains(name) { return }
    let near = problem.name.flatMap {
      NearestName.help(
        for: $0, noun: "name", among: problem.candidates + brokenParameters.sorted())
    }
    let foreign = foreign(problem, in: cursor)
    diagnostics.report(
      cursor.diagnostic(
        Diagnostic.Code(problem.code.rawValue), problem.message,
        in: problem.range.lowerBound + start..<problem.range.upperBound + start,
        help: foreign ?? problem.help ?? near
          ?? (problem.code == .unknownName
            ? "Documentation/Presets.md lists the variables under 'Expressions'" : nil),
        replacement: foreign == nil ? problem.replacement ?? nameMeant(by: problem) : nil))
  }

  /// The name that a misspelled one certainly stands for.
  private func nameMeant(by problem: ExpressionProblem) -> String? {
    guard problem.help == nil, let name = problem.name else { return nil }
    return NearestName.only(near: name, among: problem.candidates)
  }

  /// What to write instead of a text that is not a formula, but valid in another system.
  private func foreign(_ problem: ExpressionProblem, in cursor: Cursor) -> String? {
    switch (problem.code, cursor.name) {
    case (.syntax, let key?) where MotionProperty.all.contains { $0.name == key }:
      return ForeignValue.motion(cursor.string).map { "write \($0)" }
    case (.syntax, "iterations"?) where cursor.string.hasPrefix("."):
      return "write a number such as '3': a transition ends"
    case (.typeMismatch, "finish"?) where (try? PercentLiteral.read(cursor.string)) != nil:
      return "write 'progress > \(cursor.string)'"
    default: return nil
    }
  }

  mutating func numbers(
    _ cursor: Cursor, reading families: VariableFamilies = .tracks,
    within ranges: [ClosedRange<Double>] = []
  ) -> [Expression] {
    cursor.items.enumerated().map { index, item in
      expression(item, reading: families, within: index < ranges.count ? ranges[index] : nil)
    }
  }

  /// Reads an easing already checked by the schema.
  mutating func easing(
    _ cursor: Cursor?, reading families: VariableFamilies
  ) -> EasingPlan? {
    guard let cursor else { return nil }
    if let curve = cursor.withText({ EasingText.curve($0) }) { return .fixed(curve) }
    switch try? EasingSyntax(parsing: cursor.string) {
    case .complete(let description): return .fixed(description)
    case .call(let function, let arguments):
      let formulas = zip(arguments, function.parameters).map { argument, parameter in
        formula(argument, for: parameter, in: cursor, reading: families)
      }
      return .computed(EasingFormula(function, arguments: formulas))
    case nil: return nil
    }
  }

  private mutating func formula(
    _ argument: EasingSyntax.Argument, for parameter: EasingFunction.Parameter, in cursor: Cursor,
    reading families: VariableFamilies
  ) -> Expression {
    let type: ExpressionType = parameter.isDuration ? .duration : .number
    switch argument {
    case .number(let number): return Expression(constant: number, type: type)
    case .formula(let part):
      guard let found = parsed(cursor, part, type, reading: families) else {
        return Expression(constant: 0, type: type)
      }
      check(found, lies: parameter.range, at: cursor, part)
      return found
    }
  }

  /// Reads a color: a literal, the surface's, or the name of a color parameter.
  mutating func color(_ cursor: Cursor) -> ColorSetting {
    let text = cursor.string
    if let color = ColorText.literal(text) { return .literal(color) }
    if text == ColorSetting.surfaceName { return .surface }
    let colors = parameters.filter { $0.kind == .color }.map(\.name)
    if !colors.contains(text) && !brokenParameters.contains(text) {
      report(
        .unknownParameter, "'\(text)' is not a color, and not the name of a color parameter",
        at: cursor.place,
        help: ForeignColor.text(for: text).map { "write '\($0)'" }
          ?? NearestName.help(
            for: text, noun: "color",
            among: colors + ["black", "white", "clear", ColorSetting.surfaceName])
          ?? ColorLiteral.help(for: text))
    }
    noteUse(of: text)
    return .parameter(text)
  }
}

extension ExpressionType {
  /// A value as it is written in a preset.
  func text(_ value: Double) -> String {
    switch self {
    case .angle: "\((value * 180 / .pi).shortText)deg"
    case .duration: "\(value.shortText)s"
    case .number, .boolean, .choice: value.shortText
    }
  }
}

extension Cursor {
  /// Whether its key, or one around that, is about the vertical axis.
  fileprivate var isVertical: Bool {
    nodes.keys(around: site).map { nodes.string(of: $0) }
      .contains { $0.hasSuffix("-y") || $0.hasSuffix("height") }
  }

  /// A part of a scalar's text, given in bytes of its UTF-8.
  fileprivate func text(_ part: Range<Int>) -> String { withText { $0.extracting(part).string } }
}
