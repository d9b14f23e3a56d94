import SegueCatalog
import SegueTimeline

/// What reading a preset goes by: the variables in force, and what was found wrong so far.
struct PresetReading {
  var scope: ExpressionScope
  var parameters: [ParameterDescription] = []
  var elements: [String] = []
  var diagnostics = Diagnostics()

  init() { scope = ExpressionScope() }

  mutating func report(
    _ code: Diagnostic.Code, _ message: String, at place: SourcePlace, help: String? = nil
  ) {
    diagnostics.report(Diagnostic(.error, code, message, at: place, help: help))
  }

  /// Reads an expression; where it is wrong, that is reported and the result stands in for it.
  mutating func expression(
    _ cursor: Cursor, _ type: ExpressionType = .number,
    reading families: VariableFamilies = .tracks
  ) -> Expression {
    if type == .number, let number = cursor.number {
      return Expression(constant: number, type: .number)
    }
    do {
      return try Expression.parse(
        cursor.string, in: scope.allowing(families), expecting: type)
    } catch {
      for problem in error.all { report(problem, in: cursor) }
      return Expression(constant: 0, type: type)
    }
  }

  private mutating func report(_ problem: ExpressionProblem, in cursor: Cursor) {
    let near = problem.name.flatMap {
      NearestName.help(for: $0, noun: "name", among: problem.candidates)
    }
    report(
      Diagnostic.Code(problem.code.rawValue), problem.message,
      at: cursor.place(ofText: problem.range), help: problem.help ?? near)
  }

  mutating func numbers(
    _ cursor: Cursor, reading families: VariableFamilies = .tracks
  ) -> [Expression] {
    cursor.items.map { expression($0, reading: families) }
  }

  /// Reads an easing that the schema has checked.
  func easing(_ cursor: Cursor?) -> TimingDescription? {
    cursor.flatMap { try? TimingDescription(parsing: $0.string) }
  }

  /// Reads a colour: a literal, or the name of a parameter that is one.
  mutating func color(_ cursor: Cursor) -> ColorSetting {
    let text = cursor.string
    if let color = ColorText.literal(text) { return .literal(color) }
    let colors = parameters.filter { $0.kind == .color }.map(\.name)
    if !colors.contains(text) {
      report(
        .unknownParameter, "'\(text)' is neither a colour nor a parameter that is one",
        at: cursor.place,
        help: NearestName.help(
          for: text, noun: "colour", among: colors + ["black", "white", "clear"]))
    }
    return .parameter(text)
  }
}
