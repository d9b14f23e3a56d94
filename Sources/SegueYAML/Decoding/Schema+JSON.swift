extension Schema {
  /// The schema as a JSON Schema (draft-07), which editors complete and check from.
  ///
  /// Stable: the same schema gives the same text. It is laxer than ``check(_:)`` where a text has a grammar
  /// that no regular expression can hold.
  public var jsonSchema: String {
    var members: [(String, JSONDocument)] = [
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string(title)),
    ]
    members += root.jsonMembers
    var definitions: [String: Shape] = [:]
    root.gatherNamed(into: &definitions)
    if !definitions.isEmpty {
      let named = definitions.sorted { $0.key < $1.key }
      members.append(("definitions", .object(named.map { ($0.key, $0.value.json) })))
    }
    return JSONDocument.object(members).text() + "\n"
  }
}

extension Shape {
  /// Adds every shape with a name that this one holds, however deep.
  fileprivate func gatherNamed(into found: inout [String: Shape]) {
    switch form {
    case .object(_, let fields, _): for field in fields { field.shape.gatherNamed(into: &found) }
    case .map(let keys, let values):
      keys.gatherNamed(into: &found)
      values.gatherNamed(into: &found)
    case .list(let item, _): item.gatherNamed(into: &found)
    case .oneOf(let alternatives): for shape in alternatives { shape.gatherNamed(into: &found) }
    case .when(_, let inner): inner.gatherNamed(into: &found)
    case .named(let name, let make):
      guard found[name] == nil else { return }
      let shape = make()
      found[name] = shape
      shape.gatherNamed(into: &found)
    case .names, .number, .text, .boolean, .anything: return
    }
  }

  var json: JSONDocument { .object(jsonMembers) }

  var jsonMembers: [(String, JSONDocument)] {
    switch form {
    case .object(_, let fields, let rules): Self.object(fields, rules)
    case .map(let keys, let values):
      [
        ("type", .string("object")),
        ("propertyNames", Self.alternatives([keys, .freeKey])),
        ("patternProperties", .object([("^x-.", .object([]))])),
        ("additionalProperties", values.json),
      ]
    case .list(let item, let count): Self.list(item, count)
    case .names(let names): [("enum", .strings(names))]
    case .number(let range, let isWhole):
      [("type", .string(isWhole ? "integer" : "number"))] + range.jsonMembers
    case .text(let grammar): grammar.jsonMembers
    case .boolean: [("type", .string("boolean"))]
    case .oneOf(let alternatives): [("anyOf", .array(alternatives.map(\.json)))]
    case .when(let key, let inner): inner.jsonMembers(requiring: key)
    case .named(let name, _): [("$ref", .string("#/definitions/\(name)"))]
    case .anything: []
    }
  }

  /// A key that users may add to any map.
  private static let freeKey = Shape.text(Grammar("a free key", pattern: "^x-.") { _ in [] })

  private static func alternatives(_ shapes: [Shape]) -> JSONDocument {
    .object([("anyOf", .array(shapes.map(\.json)))])
  }

  private static func list(
    _ item: Shape, _ count: ClosedRange<Int>
  ) -> [(String, JSONDocument)] {
    var members: [(String, JSONDocument)] = [("type", .string("array")), ("items", item.json)]
    if count.lowerBound > 0 { members.append(("minItems", .number(Double(count.lowerBound)))) }
    if count.upperBound < .max { members.append(("maxItems", .number(Double(count.upperBound)))) }
    return members
  }

  private static func object(
    _ fields: [Field], _ rules: [KeyRule]
  ) -> [(String, JSONDocument)] {
    let required = fields.filter(\.isRequired).map(\.key)
    var members: [(String, JSONDocument)] = [
      ("type", .string("object")),
      ("properties", .object(fields.map { ($0.key, $0.json) })),
    ]
    if !required.isEmpty { members.append(("required", .strings(required))) }
    members += [
      ("patternProperties", .object([("^x-.", .object([]))])),
      ("additionalProperties", .boolean(false)),
    ]
    if !rules.isEmpty { members.append(("allOf", .array(rules.flatMap(\.json)))) }
    return members
  }

  private func jsonMembers(requiring key: String) -> [(String, JSONDocument)] {
    let required = JSONDocument.object([("required", .strings([key]))])
    return [("allOf", .array([required, json]))]
  }
}

extension Field {
  /// The description stands beside the shape; beside a reference validators would not look at it.
  fileprivate var json: JSONDocument {
    let description: (String, JSONDocument) = ("description", .string(help))
    if case .named = shape.form {
      return .object([description, ("allOf", .array([shape.json]))])
    }
    let members = shape.jsonMembers.filter { $0.0 != "description" }
    return .object([description] + members)
  }
}

extension KeyRule {
  fileprivate var json: [JSONDocument] {
    switch self {
    case .atLeastOne(let keys):
      return [.object([("anyOf", .array(keys.map { Self.requiring([$0]) }))])]
    case .atMostOne(let keys):
      return keys.indices.flatMap { first in
        keys[(first + 1)...].map { second in
          .object([("not", Self.requiring([keys[first], second]))])
        }
      }
    }
  }

  private static func requiring(_ keys: [String]) -> JSONDocument {
    .object([("required", .strings(keys))])
  }
}

extension NumberRange {
  fileprivate var jsonMembers: [(String, JSONDocument)] {
    var members: [(String, JSONDocument)] = []
    if let low { members.append((excludesLow ? "exclusiveMinimum" : "minimum", .number(low))) }
    if let high { members.append(("maximum", .number(high))) }
    return members
  }
}

extension Grammar {
  fileprivate var jsonMembers: [(String, JSONDocument)] {
    var members: [(String, JSONDocument)] = [
      ("type", acceptsNumbers ? .strings(["number", "string"]) : .string("string"))
    ]
    if let pattern { members.append(("pattern", .string(pattern))) }
    if pattern != nil || acceptsNumbers { members.append(("description", .string(noun))) }
    return members
  }
}
