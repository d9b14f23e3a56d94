import SegueCatalog
import SegueTimeline

/// The value formats of presets.
enum PresetValue {
  static let number = expression(
    "number", "a number or an expression such as container.width / 2", units: ["", "%", "pt"])
  static let angle = expression(
    "angle", "an angle such as 90deg, or an expression",
    units: ["deg", "rad"])
  static let duration = expression(
    "duration", "a duration such as 350ms, or an expression",
    units: ["s", "ms"])
  /// A part of a sector: a length, or an angle.
  static let numberOrAngle = Shape.text(
    Grammar("a number or an angle", acceptsNumbers: true) { _ in [] })
  static let point = Shape.list(of: number, count: 2...2)

  static let condition = Shape.named("condition") {
    .oneOf(.boolean, .text(conditionText))
  }

  static let color = Shape.named("color") {
    .text(
      Grammar(
        "a color such as '#0a84ff' or black, or a parameter's name",
        pattern: "^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-z][a-z0-9-]*)$"
      ) { text in
        ColorText.isPlausible(String(decoding: text)) ? [] : [.color(text)]
      })
  }

  static let easing = Shape.named("easing") {
    .text(
      Grammar(
        "an easing such as ease-in-out or spring(damping-ratio: 0.8)",
        pattern: "^(\(TimingDescription.functionNames.joined(separator: "|")))\\(.*\\)$",
        names: NamedTimingFunction.all.map(\.name)
      ) { EasingText.problems(in: $0) })
  }

  static let formula = Shape.named("formula") {
    .oneOf(.boolean, .text(Grammar("a formula", acceptsNumbers: true) { _ in [] }))
  }

  static let conditionText = Grammar("a condition such as progress > 0.5") { _ in [] }

  /// A number, or the text of an expression, checked against the preset's variables later.
  ///
  /// - Parameter units: the units of a literal; an empty one where a bare number is enough.
  private static func expression(
    _ name: String, _ noun: String, units: [String]
  ) -> Shape {
    .named(name) {
      .text(
        Grammar(
          noun, pattern: pattern(units), acceptsNumbers: true,
          needsUnit: !units.contains("")
        ) { _ in [] })
    }
  }

  /// A pattern that rejects literals with another unit; formulas cannot be checked by a pattern.
  private static func pattern(_ units: [String]) -> String {
    let number = #"[-+]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][-+]?[0-9]+)?"#
    let unit = "(?!(\(units.joined(separator: "|"))) *$)[A-Za-z%°]*"
    return "^(?! *\(number)( +[A-Za-z%°]+|\(unit)) *$)"
  }
}
