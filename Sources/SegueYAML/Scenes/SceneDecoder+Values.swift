import SegueCatalog
import SegueDiagnostics
import SegueScenes
import SegueTimeline

extension SceneDecoder {
  /// How long a text with values may become, in bytes.
  private static let longestText = 10_000

  /// A text with every `{name}` filled in.
  mutating func string(_ cursor: Cursor, in values: SceneValues) -> String {
    let text = cursor.string
    guard text.contains("{") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: start)..<end])
      result += rest[..<start]
      if let value = values[name] {
        result += value
      } else {
        reportUnknown("value", name, at: cursor, among: values.names)
      }
      rest = rest[rest.index(after: end)...]
    }
    result += rest
    guard result.utf8.count <= Self.longestText else {
      report(
        .tooLongText, "a text with its values must be at most \(Self.longestText) bytes", at: cursor
      )
      return ""
    }
    return result
  }

  /// A number or an expression.
  mutating func length(_ cursor: Cursor, in values: SceneValues) -> SceneLength {
    let text = string(cursor, in: values)
    let scope = variables.scope.allowing(values.isRepeated ? .itemTracks : .tracks)
    do {
      let expression = try Expression.parse(text, in: scope, expecting: .number)
      reportForeignNames(text, at: cursor)
      return SceneLength(expression)
    } catch {
      for problem in error.all { report(problem, at: cursor, isWritten: text == cursor.string) }
      return 0
    }
  }

  /// Stages have variables that scenes have not: they would always be 0.
  private mutating func reportForeignNames(_ text: String, at cursor: Cursor) {
    let names = text.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }
    for name in names.map(String.init) where name.first?.isLetter == true {
      let isForeign = variables.scope.slot(of: name) != nil && !variables.names.contains(name)
      if isForeign { reportUnknown("variable", name, at: cursor, among: variables.names) }
    }
  }

  private mutating func report(_ problem: ExpressionProblem, at cursor: Cursor, isWritten: Bool) {
    let nearest = problem.name.flatMap {
      NearestName.help(for: $0, noun: "variable", among: variables.names)
    }
    diagnostics.report(
      Diagnostic(
        .error, Diagnostic.Code(problem.code.rawValue), problem.message,
        at: isWritten ? cursor.place(ofText: problem.range) : cursor.place,
        help: problem.help ?? nearest))
  }

  /// A name of the palette, or a color in hexadecimal digits.
  mutating func color(_ cursor: Cursor, in values: SceneValues) -> SceneColor {
    let text = string(cursor, in: values)
    if let color = palette[text] ?? Color(hex: text).map(SceneColor.init) { return color }
    if text.hasPrefix("#") {
      report(
        .badText, "a color must be # and 3, 4, 6 or 8 hexadecimal digits, found '\(text)'",
        at: cursor)
    } else {
      reportUnknown("color", text, at: cursor, among: palette.keys)
    }
    return .clear
  }

  /// A color or a gradient.
  mutating func fill(_ cursor: Cursor, in values: SceneValues) -> SceneFill {
    if let colors = cursor["radial"] {
      let center = cursor["center"].map(point) ?? Point(x: 0.5, y: 0.5)
      let radius = cursor["radius"]?.number ?? 0.5
      return gradient(.radial(center: center, radius: radius), colors, cursor["stops"], values)
    }
    if let colors = cursor["linear"] {
      let from = cursor["from"].map(point) ?? Point(x: 0.5, y: 0)
      let to = cursor["to"].map(point) ?? Point(x: 0.5, y: 1)
      return gradient(.linear(from: from, to: to), colors, cursor["stops"], values)
    }
    return .color(color(cursor, in: values))
  }

  private mutating func gradient(
    _ geometry: MarkGradient.Geometry, _ colors: Cursor, _ stops: Cursor?, _ values: SceneValues
  ) -> SceneFill {
    let colors = colors.items.map { color($0, in: values) }
    let last = Double(colors.count - 1)
    var offsets = colors.indices.map { Double($0) / last }
    if let stops {
      let given = stops.items.compactMap(\.number)
      if given.count == colors.count {
        offsets = given
      } else {
        report(
          .wrongCount, "'stops' must hold one number for each of the \(colors.count) colors",
          at: stops)
      }
    }
    return .gradient(
      geometry, zip(offsets, colors).map { SceneFill.Stop(offset: $0, color: $1) })
  }

  mutating func shadow(_ cursor: Cursor, in values: SceneValues) -> SceneShadow {
    SceneShadow(
      color: color(cursor.required("color"), in: values),
      radius: cursor.required("radius").number ?? 0,
      offset: cursor["offset"].map(point) ?? .zero)
  }

  private func point(_ cursor: Cursor) -> Point {
    let numbers = cursor.items.compactMap(\.number)
    return Point(x: numbers.first ?? 0, y: numbers.last ?? 0)
  }
}
