import SegueCatalog
import SegueDiagnostics
import SegueExpressions
import SegueTimeline

/// The state of decoding a preset: the variables in scope, and the problems found so far.
struct PresetBuilder {
  var scope: ExpressionScope
  var parameters: [ParameterDescription] = []
  var elements: [String] = []
  /// Invalid parameters, whose declaration was already reported; their uses are not.
  var brokenParameters: Set<String> = []
  var diagnostics = Diagnostics()
  /// Whether the values being read are deltas, to which no range applies.
  var addsValues = false

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
    if let range { check(found, lies: range, at: cursor) }
    return found
  }

  /// Reads an expression, or reports what is wrong with it.
  mutating func parsed(
    _ cursor: Cursor, _ type: ExpressionType, reading families: VariableFamilies
  ) -> Expression? {
    if type == .number, let number = cursor.number {
      return Expression(constant: number, type: .number)
    }
    do {
      return try Expression.parse(
        cursor.string, in: scope.allowing(families), expecting: type)
    } catch {
      for problem in error.all { report(problem, in: cursor) }
      return nil
    }
  }

  /// Reports an expression that is out of range on every stage; others are clamped at run time.
  private mutating func check(
    _ expression: Expression, lies range: ClosedRange<Double>, at cursor: Cursor
  ) {
    let interval = expression.interval
    guard interval.upper < range.lowerBound || interval.lower > range.upperBound else { return }
    let (low, high) = (
      expression.type.text(range.lowerBound), expression.type.text(range.upperBound)
    )
    report(
      .outOfRange, "the value must be from \(low) to \(high), found '\(cursor.string)'",
      at: cursor.place)
  }

  private mutating func report(_ problem: ExpressionProblem, in cursor: Cursor) {
    if let name = problem.name, brokenParameters.contains(name) { return }
    let near = problem.name.flatMap {
      NearestName.help(for: $0, noun: "name", among: problem.candidates)
    }
    report(
      Diagnostic.Code(problem.code.rawValue), problem.message,
      at: cursor.place(ofText: problem.range), help: problem.help ?? near)
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
  func easing(_ cursor: Cursor?) -> TimingDescription? {
    guard let cursor else { return nil }
    return cursor.withText { EasingText.curve($0) }
      ?? (try? TimingDescription(parsing: cursor.string))
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
        help: NearestName.help(
          for: text, noun: "color",
          among: colors + ["black", "white", "clear", ColorSetting.surfaceName]))
    }
    return .parameter(text)
  }
}

extension ExpressionType {
  /// A value as it is written in a preset.
  fileprivate func text(_ value: Double) -> String {
    switch self {
    case .angle: "\((value * 180 / .pi).shortText)deg"
    case .duration: "\(value.shortText)s"
    case .number, .boolean: value.shortText
    }
  }
}
