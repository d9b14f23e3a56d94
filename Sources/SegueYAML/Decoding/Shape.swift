/// The allowed form of a value.
///
/// Shapes are data: they check files (``Schema/check(_:)``) and are published as a JSON Schema
/// (``Schema/jsonSchema``). The types that read the files are declared with them: see ``Format``.
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
///         .required("reverse", .names(["push", "pop"]), "The operation to reverse."),
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
    case oneOf([Shape], noun: String?)
    case when(key: String, Shape)
    case named(String, @Sendable () -> Shape)
    case anything
  }

  let form: Form

  /// A map with known keys; `x-…` keys are free.
  ///
  /// - Parameter name: The noun for the map in messages, with an article: `a track`.
  public static func object(
    _ name: String, _ fields: [Field], rules: [KeyRule] = []
  ) -> Shape {
    Shape(form: .object(name: name, fields: fields, rules: rules))
  }

  /// A map with user-chosen keys, restricted by a text shape.
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

  /// A text with a grammar.
  public static func text(_ grammar: Grammar) -> Shape { Shape(form: .text(grammar)) }

  /// Any text.
  public static let string = text(Grammar("a string") { _ in [] })

  /// `true` or `false`.
  public static let boolean = Shape(form: .boolean)

  /// Any YAML value.
  public static let anything = Shape(form: .anything)

  /// The first alternative that matches the value's kind: number, text, Boolean, list or map.
  ///
  /// Maps may be distinguished by a key: see ``when(_:_:)``. No two others may accept the same
  /// kind.
  public static func oneOf(_ alternatives: Shape...) -> Shape { oneOf(alternatives) }

  /// - Parameter noun: What the value is, with an article; by default the alternatives.
  static func oneOf(_ alternatives: [Shape], noun: String? = nil) -> Shape {
    Shape(form: .oneOf(alternatives, noun: noun))
  }

  /// An alternative chosen for maps with the key; only inside ``oneOf(_:)``.
  public static func when(_ key: String, _ shape: Shape) -> Shape {
    Shape(form: .when(key: key, shape))
  }

  /// A shape that the JSON Schema defines once, by name, and that may contain itself.
  ///
  /// - Parameters:
  ///   - name: a name unique in the schema.
  ///   - shape: builds the shape, deferred until all shapes that it may contain exist.
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

  /// A required key.
  ///
  /// - Parameter help: Its meaning, shown by editors.
  public static func required(_ key: String, _ shape: Shape, _ help: String) -> Field {
    Field(key: key, shape: shape, isRequired: true, help: help)
  }

  /// An optional key.
  ///
  /// - Parameter help: Its meaning and its default, shown by editors.
  public static func optional(_ key: String, _ shape: Shape, _ help: String) -> Field {
    Field(key: key, shape: shape, isRequired: false, help: help)
  }
}

/// A rule about several keys of an object.
public enum KeyRule: Sendable {
  /// The keys are mutually exclusive.
  case atMostOne([String])
  /// At least one of the keys is required.
  case atLeastOne([String])
  /// Each value of a map has all of the keys, unless the object has another key.
  ///
  /// The last rules are about the values, for editors only.
  case complete(map: String, keys: [String], unless: String, with: [KeyRule] = [])
  /// If a key has one of these values, other keys are required or have these shapes; for editors only,
  /// since a decoder has better messages.
  case told(by: String, values: [String], require: [String] = [], shapes: [Field] = [])
}

/// The kind of a node's value, by the YAML 1.2 core schema.
public enum ValueKind: Hashable, Sendable {
  /// An empty value, `null` or `~`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A plain number.
  case number(Double)
  /// Any other scalar, and every quoted one.
  case text
  /// A list.
  case list
  /// A map.
  case map

  init(of node: Int, in nodes: NodeTable) {
    let raw = nodes[node]
    switch raw.kind {
    case .map: self = .map
    case .list: self = .list
    case .alias: self.init(of: Int(raw.content), in: nodes)
    case .taggedText, .singleQuoted, .doubleQuoted, .block: self = .text
    case .plain:
      switch nodes.withText(of: node, { CoreScalar(plain: $0) }) {
      case .null: self = .null
      case .boolean(let value): self = .boolean(value)
      case .integer(let value), .decimal(let value): self = .number(value)
      case .text: self = .text
      }
    }
  }
}
