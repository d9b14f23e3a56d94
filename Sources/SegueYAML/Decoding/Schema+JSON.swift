import SegueDiagnostics

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
    case .oneOf(let alternatives, _): for shape in alternatives { shape.gatherNamed(into: &found) }
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
    case .oneOf(let alternatives, _): Self.choice(among: alternatives)
    case .when(_, let inner): inner.jsonMembers
    case .named(let name, _): ["$ref": .string("#/definitions/\(name)")]
    case .anything: [:]
    }
  }

  /// A key that users may add to any map.
  private static let freeKey = Shape.text(Grammar("a free key", pattern: "^x-.") { _ in [] })

  /// Alternatives as conditions (`if`/`then`), so that an editor reports the mistake within the intended alternative.
  ///
  /// With `anyOf` it could only report that no alternative fits.
  private static func choice(among alternatives: [Shape]) -> JSONObject {
    let maps = alternatives.filter { $0.kinds.contains(.map) }
    let types = alternatives.flatMap(\.jsonTypes).withoutDuplicates
    let others = alternatives.filter { !$0.kinds.contains(.map) && !$0.isOnlyType }
    let forms = others.map { shape -> JSONValue in
      ["if": ["type": .oneOrMore(shape.jsonTypes)], "then": shape.json]
    }
    var map = mapForm(among: maps)
    map["type"] = nil
    if types == ["object"] { return ["type": "object"] + map }
    let all = forms + (map.isEmpty ? [] : [["if": ["type": "object"], "then": .object(map)]])
    return ["type": .oneOrMore(types)] + (all.isEmpty ? [:] : ["allOf": .array(all)])
  }

  /// Maps distinguished by their keys; the keys are also listed, for completion in an empty map.
  private static func mapForm(among maps: [Shape]) -> JSONObject {
    let keyed = maps.compactMap { shape -> (key: String, shape: Shape)? in
      if case .when(let key, let inner) = shape.form { (key, inner) } else { nil }
    }
    guard !keyed.isEmpty else { return maps.first?.jsonMembers ?? [:] }
    let other = maps.first { if case .when = $0.form { false } else { true } }
    let last: JSONObject =
      other?.jsonMembers ?? ["anyOf": .array(keyed.map { ["required": .strings([$0.key])] })]
    return keyed.reversed().reduce(last) { rest, form in
      [
        "properties": .object([form.key: ["description": .string(form.shape.noun)]]),
        "if": ["required": .strings([form.key])], "then": form.shape.json, "else": .object(rest),
      ]
    }
  }

  /// The types of JSON that its values have.
  private var jsonTypes: [String] {
    switch form {
    case .number(_, let isWhole): [isWhole ? "integer" : "number"]
    case .named(_, let make): make().jsonTypes
    case .text(let grammar) where grammar.needsUnit: ["string"]
    default: kinds.map(\.jsonType)
    }
  }

  /// Whether its JSON Schema consists of the type alone.
  private var isOnlyType: Bool {
    if case .named(_, let make) = form { return make().isOnlyType }
    return jsonMembers.members.allSatisfy { ["type", "description"].contains($0.name) }
  }

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
    case .complete(let map, let keys, let exception, let rules):
      var value: JSONObject = ["required": .strings(keys)]
      if !rules.isEmpty { value["allOf"] = .array(rules.flatMap(\.json)) }
      let values: JSONValue = [
        "patternProperties": ["^x-.": [:]], "additionalProperties": .object(value),
      ]
      return [
        [
          "if": ["not": Self.requiring([exception])],
          "then": ["properties": .object([map: values])],
        ]
      ]
    case .told(let key, let values, let required, let fields):
      var result: JSONObject = [:]
      if !required.isEmpty { result["required"] = .strings(required) }
      if !fields.isEmpty {
        result["properties"] = .object(JSONObject(fields.map { ($0.key, $0.shape.json) }))
      }
      let condition: JSONValue = [
        "required": .strings([key]), "properties": .object([key: ["enum": .strings(values)]]),
      ]
      return [["if": condition, "then": .object(result)]]
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
    if !names.isEmpty {
      return [
        "description": .string(noun), "type": "string",
        "if": ["pattern": "\\("], "then": ["pattern": .string(pattern ?? "")],
        "else": ["enum": .strings(names)],
      ]
    }
    let hasNumbers = acceptsNumbers && !needsUnit
    var members: JSONObject = ["type": hasNumbers ? ["number", "string"] : "string"]
    members["pattern"] = pattern.map(JSONValue.string)
    if pattern != nil || acceptsNumbers { members["description"] = .string(noun) }
    return members
  }
}

extension NodeKind {
  fileprivate var jsonType: String {
    switch self {
    case .number: "number"
    case .text: "string"
    case .boolean: "boolean"
    case .null: "null"
    case .list: "array"
    case .map: "object"
    }
  }
}

extension JSONValue {
  /// A text, or a list where there are several.
  fileprivate static func oneOrMore(_ texts: [String]) -> JSONValue {
    texts.count == 1 ? .string(texts[0]) : .strings(texts)
  }
}

extension [String] {
  fileprivate var withoutDuplicates: [String] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
