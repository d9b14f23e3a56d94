/// What a value may be.
///
/// Shapes are data: they check files (``Schema/check(_:)``) and are published as a JSON Schema
/// (``Schema/jsonSchema``). What files are read by is declared with them: see ``Format``.
///
/// ```swift
/// let schema = Schema(
///   title: "Segue preset", root: .object("a preset", [
///     .required("id", .kebab, "The name of the preset: that of its file."),
///     .optional("tags", .list(of: .kebab), "What to find the preset by."),
///     .optional("easing", easing, "How time passes."),
///     .required("duration", .duration(.positive), "How long it takes."),
///     .optional("opacity", .oneOf(.number(.unit), keyframes), "How visible it is."),
///     .required("transitions", .map(keys: .names(["push", "pop"]), of: .oneOf(
///       .when("reverse", .object("a reversed transition", [
///         .required("reverse", .names(["push", "pop"]), "The operation to turn round."),
///       ])),
///       .object("a transition", [ … ]))), "What happens at each operation."),
///   ]))
///
/// let easing = Shape.named("easing") { .text(Grammar("an easing such as ease-in-out") { … }) }
/// ```
public struct Shape: Sendable {
  indirect enum Form: Sendable {
    case object(name: String, fields: [Field], rules: [KeyRule])
    case map(keys: Shape, values: Shape)
    case list(of: Shape, count: ClosedRange<Int>)
    case names([String])
    case number(NumberRange, isWhole: Bool)
    case text(Grammar)
    case boolean
    case oneOf([Shape])
    case when(key: String, Shape)
    case named(String, @Sendable () -> Shape)
    case anything
  }

  let form: Form

  /// A map with known keys; `x-…` keys are free.
  ///
  /// - Parameter name: What the map is, with an article, as messages name it: `a track`.
  public static func object(
    _ name: String, _ fields: [Field], rules: [KeyRule] = []
  ) -> Shape {
    Shape(form: .object(name: name, fields: fields, rules: rules))
  }

  /// A map whose keys the user chooses, by a shape for texts.
  public static func map(keys: Shape, of values: Shape) -> Shape {
    Shape(form: .map(keys: keys, values: values))
  }

  /// A list.
  public static func list(of item: Shape, count: ClosedRange<Int> = 0...Int.max) -> Shape {
    Shape(form: .list(of: item, count: count))
  }

  /// One of a set of names.
  public static func names(_ names: [String]) -> Shape { Shape(form: .names(names)) }

  /// A number.
  public static func number(_ range: NumberRange = .any) -> Shape {
    Shape(form: .number(range, isWhole: false))
  }

  /// A whole number.
  public static func integer(_ range: NumberRange = .any) -> Shape {
    Shape(form: .number(range, isWhole: true))
  }

  /// A text with rules of its own.
  public static func text(_ grammar: Grammar) -> Shape { Shape(form: .text(grammar)) }

  /// Any text.
  public static let string = text(Grammar("a text") { _ in [] })

  /// `true` or `false`.
  public static let boolean = Shape(form: .boolean)

  /// Whatever YAML can say.
  public static let anything = Shape(form: .anything)

  /// The first alternative that fits the kind of node found: number, text, boolean, list or map.
  ///
  /// Maps may be told apart by a key: see ``when(_:_:)``. No two others may take the same kind of node.
  public static func oneOf(_ alternatives: Shape...) -> Shape { oneOf(alternatives) }

  static func oneOf(_ alternatives: [Shape]) -> Shape { Shape(form: .oneOf(alternatives)) }

  /// An alternative that is meant where a map has the key; only inside ``oneOf(_:)``.
  public static func when(_ key: String, _ shape: Shape) -> Shape {
    Shape(form: .when(key: key, shape))
  }

  /// A shape that the JSON Schema defines once, by name, and that may hold itself.
  ///
  /// - Parameters:
  ///   - name: a name that no other shape of the schema has.
  ///   - shape: makes the shape, when all that may hold it is there.
  public static func named(_ name: String, _ shape: @escaping @Sendable () -> Shape) -> Shape {
    Shape(form: .named(name, shape))
  }
}

/// A key of an object.
public struct Field: Sendable {
  let key: String
  let shape: Shape
  let isRequired: Bool
  let help: String

  /// A key that must be there.
  ///
  /// - Parameter help: What it means: editors show it.
  public static func required(_ key: String, _ shape: Shape, _ help: String) -> Field {
    Field(key: key, shape: shape, isRequired: true, help: help)
  }

  /// A key that may be there.
  ///
  /// - Parameter help: What it means, and what holds without it: editors show it.
  public static func optional(_ key: String, _ shape: Shape, _ help: String) -> Field {
    Field(key: key, shape: shape, isRequired: false, help: help)
  }
}

/// A rule about several keys of an object.
public enum KeyRule: Sendable {
  /// No two of the keys may stand together.
  case atMostOne([String])
  /// At least one of the keys must be there.
  case atLeastOne([String])
}
