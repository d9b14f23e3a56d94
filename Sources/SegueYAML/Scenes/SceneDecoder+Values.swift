import SegueCatalog
import SegueDiagnostics
import SegueExpressions
import SegueScenes
import SegueTimeline

extension SceneDecoder {
  /// The maximum length of a text with its values filled in, in bytes.
  private static let longestText = 10_000

  /// Returns a text with every `{name}` filled in.
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
        .tooLongText,
        "a text must have at most \(Self.longestText) bytes with its values filled in", at: cursor
      )
      return ""
    }
    return result
  }

  /// Reads a number or an expression.
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

  /// Reports stage variables that scenes lack: they would always be 0.
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

  /// Reads a palette name, or a color in hexadecimal digits.
  mutating func color(_ cursor: Cursor, in values: SceneValues) -> SceneColor {
    let text = string(cursor, in: values)
    if let color = palette[text] ?? Color(hex: text).map(SceneColor.init) { return color }
    if text.hasPrefix("#") {
      report(
        .badText, "a color must be # and 3, 4, 6 or 8 hexadecimal digits, found '\(text)'",
        at: cursor)
    } else {
      reportUnknown(
        "color", text, at: cursor, among: palette.keys,
        help: ForeignColor.text(for: text).map { "write '\($0)'" })
    }
    return .clear
  }

  /// Reads a color or a gradient.
  mutating func fill(_ paint: Choice<PaintForms>, in values: SceneValues) -> SceneFill {
    if let radial = paint.radial {
      let center = radial.center?.point ?? Point2D(x: 0.5, y: 0.5)
      let radius = radial.radius?.number ?? 0.5
      return gradient(
        .radial(center: center, radius: radius), radial.colors, radial.stops, values)
    }
    if let linear = paint.linear {
      let from = linear.start?.point ?? Point2D(x: 0.5, y: 0)
      let to = linear.end?.point ?? Point2D(x: 0.5, y: 1)
      return gradient(.linear(from: from, to: to), linear.colors, linear.stops, values)
    }
    return .color(color(paint.cursor, in: values))
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
          .wrongCount, "'stops' must have one number for each of the \(colors.count) colors",
          at: stops)
      }
    }
    return .gradient(
      geometry, zip(offsets, colors).map { SceneFill.Stop(offset: $0, color: $1) })
  }

  mutating func shadow(_ keys: Object<ShadowKeys>, in values: SceneValues) -> SceneShadow {
    SceneShadow(
      color: color(keys.color, in: values), radius: keys.radius.number ?? 0,
      offset: keys.offset?.point ?? .zero)
  }
}
