import SegueJSON

extension Schema {
  /// The schema as a JSON Schema (draft-07), for completion and checks in editors.
  ///
  /// Deterministic: the same schema yields the same text. It is laxer than ``check(_:)`` where no
  /// regular expression can express a text's grammar.
  public var jsonSchema: String {
    var members: JSONObject = [
      "$schema": "http://json-schema.org/draft-07/schema#", "title": .string(title),
    ]
    members += root.jsonMembers
    var definitions: [String: Shape] = [:]
    root.gatherNamed(into: &definitions)
    if !definitions.isEmpty {
      let named = definitions.sorted { $0.key < $1.key }
      members["definitions"] = .object(JSONObject(named.map { ($0.key, $0.value.json) }))
    }
    return members.text(.spread) + "\n"
  }
}

extension Shape {
  /// Adds every named shape nested in this one, at any depth.
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

  var json: JSONValue { .object(jsonMembers) }

  var jsonMembers: JSONObject {
    switch form {
    case .object(_, let fields, let rules): Self.object(fields, rules)
    case .map(let keys, let values):
      [
        "type": "object",
        "propertyNames": Self.alternatives([keys, .freeKey]),
        "patternProperties": ["^x-.": [:]],
        "additionalProperties": values.json,
      ]
    case .list(let item, let count): Self.list(item, count)
    case .names(let names): ["enum": .strings(names)]
    case .number(let range, let isWhole):
      ["type": .string(isWhole ? "integer" : "number")] + range.jsonMembers
    case .text(let grammar): grammar.jsonMembers
    case .boolean: ["type": "boolean"]
    case .oneOf(let alternatives): ["anyOf": .array(alternatives.map(\.json))]
    case .when(let key, let inner): inner.jsonMembers(requiring: key)
    case .named(let name, _): ["$ref": .string("#/definitions/\(name)")]
    case .anything: [:]
    }
  }

  /// A key that users may add to any map.
  private static let freeKey = Shape.text(Grammar("a free key", pattern: "^x-.") { _ in [] })

  private static func alternatives(_ shapes: [Shape]) -> JSONValue {
    ["anyOf": .array(shapes.map(\.json))]
  }

  private static func list(_ item: Shape, _ count: ClosedRange<Int>) -> JSONObject {
    var members: JSONObject = ["type": "array", "items": item.json]
    if count.lowerBound > 0 { members["minItems"] = .integer(count.lowerBound) }
    if count.upperBound < .max { members["maxItems"] = .integer(count.upperBound) }
    return members
  }

  private static func object(_ fields: [Field], _ rules: [KeyRule]) -> JSONObject {
    let required = fields.filter(\.isRequired).map(\.key)
    var members: JSONObject = [
      "type": "object", "properties": .object(JSONObject(fields.map { ($0.key, $0.json) })),
    ]
    if !required.isEmpty { members["required"] = .strings(required) }
    members += ["patternProperties": ["^x-.": [:]], "additionalProperties": false]
    if !rules.isEmpty { members["allOf"] = .array(rules.flatMap(\.json)) }
    return members
  }

  private func jsonMembers(requiring key: String) -> JSONObject {
    ["allOf": [["required": .strings([key])], json]]
  }
}

extension Field {
  /// The description wraps the shape: next to a reference, validators would ignore it.
  fileprivate var json: JSONValue {
    let description: JSONObject = ["description": .string(help)]
    if case .named = shape.form { return .object(description + ["allOf": [shape.json]]) }
    var members = shape.jsonMembers
    members["description"] = nil
    return .object(description + members)
  }
}

extension KeyRule {
  fileprivate var json: [JSONValue] {
    switch self {
    case .atLeastOne(let keys):
      return [["anyOf": .array(keys.map { Self.requiring([$0]) })]]
    case .atMostOne(let keys):
      return keys.indices.flatMap { first in
        keys[(first + 1)...].map { second in ["not": Self.requiring([keys[first], second])] }
      }
    }
  }

  private static func requiring(_ keys: [String]) -> JSONValue { ["required": .strings(keys)] }
}

extension NumberRange {
  fileprivate var jsonMembers: JSONObject {
    var members: JSONObject = [:]
    members[excludesLow ? "exclusiveMinimum" : "minimum"] = low.map(JSONValue.number)
    members["maximum"] = high.map(JSONValue.number)
    return members
  }
}

extension Grammar {
  fileprivate var jsonMembers: JSONObject {
    var members: JSONObject = ["type": acceptsNumbers ? ["number", "string"] : "string"]
    members["pattern"] = pattern.map(JSONValue.string)
    if pattern != nil || acceptsNumbers { members["description"] = .string(noun) }
    return members
  }
}
