import Foundation
import SegueDiagnostics
import SegueYAML

/// A validator of JSON Schema (draft-07) for YAML, as editors have one: it knows only the text of a schema.
///
/// It knows what our schemas use, and fails on other keywords.
struct SchemaValidator {
  /// A complaint: where it is, and which keyword is not met.
  struct Complaint: Equatable {
    /// The value, or the key that should not be there.
    var cursor: Cursor
    var isAboutKey = false
    var keyword: String

    var line: Int { (isAboutKey ? cursor.keyPlace : cursor.place).range.start.line }
    var offset: Int { (isAboutKey ? cursor.keyPlace : cursor.place).range.start.offset }

    static func == (a: Complaint, b: Complaint) -> Bool {
      a.line == b.line && a.keyword == b.keyword
    }
  }

  private let root: [String: Any]
  private let definitions: [String: Any]

  init(_ text: String) throws {
    root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    definitions = root["definitions"] as? [String: Any] ?? [:]
  }

  /// All complaints, in the order of the file.
  func complaints(about value: Cursor) -> [Complaint] {
    check(value, root).enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }

  private static let annotations: Set<String> = [
    "$schema", "title", "description", "definitions", "then", "else", "default",
  ]

  private func check(_ value: Cursor, _ schema: Any?) -> [Complaint] {
    guard let schema = schema as? [String: Any] else {
      return schema as? Bool == false ? [Complaint(cursor: value, keyword: "false")] : []
    }
    if let reference = schema["$ref"] as? String {
      return check(value, definitions[String(reference.dropFirst("#/definitions/".count))])
    }
    return schema.keys.sorted().filter { !Self.annotations.contains($0) }
      .flatMap { check(value, $0, schema[$0] as Any, schema) }
  }

  private func check(
    _ value: Cursor, _ keyword: String, _ rule: Any, _ schema: [String: Any]
  ) -> [Complaint] {
    let rules = rule as? [Any] ?? []
    func unless(_ isMet: Bool) -> [Complaint] {
      isMet ? [] : [Complaint(cursor: value, keyword: keyword)]
    }
    switch keyword {
    case "type":
      let names = (rule as? [String]) ?? [rule as? String].compactMap { $0 }
      return unless(names.contains(where: value.isOfType))
    case "enum":
      return unless(
        rules.contains { $0 as? String == value.string && value.isOfType("string") })
    case "const": return unless(rule as? String == value.string)
    case "pattern":
      guard value.isOfType("string"), let pattern = rule as? String else { return [] }
      return unless(value.string.range(of: pattern, options: .regularExpression) != nil)
    case "minimum", "maximum", "exclusiveMinimum":
      guard let number = value.number, let limit = rule as? Double else { return [] }
      return unless(
        keyword == "minimum"
          ? number >= limit : keyword == "maximum" ? number <= limit : number > limit)
    case "minItems", "maxItems":
      guard value.isOfType("array"), let limit = rule as? Int else { return [] }
      return unless(
        keyword == "minItems" ? value.items.count >= limit : value.items.count <= limit)
    case "items": return value.items.flatMap { check($0, rule) }
    case "required":
      guard value.isOfType("object") else { return [] }
      let names = value.fields.compactMap(\.name)
      return rules.compactMap { $0 as? String }.filter { !names.contains($0) }
        .map { _ in Complaint(cursor: value, isAboutKey: true, keyword: keyword) }
    case "properties", "additionalProperties", "patternProperties", "propertyNames":
      return value.fields.flatMap { checkField($0, keyword, rule, schema) }
    case "allOf": return rules.flatMap { check(value, $0) }
    case "anyOf": return unless(rules.contains { check(value, $0).isEmpty })
    case "not": return unless(!check(value, rule).isEmpty)
    case "if": return check(value, check(value, rule).isEmpty ? schema["then"] : schema["else"])
    default: return [Complaint(cursor: value, keyword: "unknown keyword \(keyword)")]
    }
  }

  private func checkField(
    _ field: Cursor, _ keyword: String, _ rule: Any, _ schema: [String: Any]
  ) -> [Complaint] {
    let name = field.name ?? ""
    let own = schema["properties"] as? [String: Any] ?? [:]
    let patterns = schema["patternProperties"] as? [String: Any] ?? [:]
    let matching = patterns.filter { name.range(of: $0.key, options: .regularExpression) != nil }
    switch keyword {
    case "properties": return own[name].map { check(field, $0) } ?? []
    case "patternProperties": return matching.flatMap { check(field, $0.value) }
    case "propertyNames":
      return matching.isEmpty && !accepts(name, rule)
        ? [Complaint(cursor: field, isAboutKey: true, keyword: keyword)] : []
    default:
      guard own[name] == nil, matching.isEmpty else { return [] }
      return rule as? Bool == false
        ? [Complaint(cursor: field, isAboutKey: true, keyword: keyword)] : check(field, rule)
    }
  }

  /// Whether a name, which is no value of the file, meets a schema.
  private func accepts(_ name: String, _ schema: Any) -> Bool {
    var reader = YAMLReader()
    let quoted = "'\(name.replacingOccurrences(of: "'", with: "''"))'"
    guard let tree = reader.read(.init(name: "name", text: quoted)).tree else { return false }
    return check(Cursor(tree), schema).isEmpty
  }
}

extension Cursor {
  /// The values of a map that schemas see: free keys are allowed everywhere.
  fileprivate var fields: [Cursor] { entries }

  fileprivate func isOfType(_ name: String) -> Bool {
    switch (kind, name) {
    case (.map, "object"), (.list, "array"), (.text, "string"), (.boolean, "boolean"),
      (.number, "number"), (.null, "null"):
      true
    case (.number(let value), "integer"): value.rounded() == value
    default: false
    }
  }
}
