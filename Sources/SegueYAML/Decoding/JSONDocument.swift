import SegueCatalog
import SegueDiagnostics

/// A JSON value whose objects keep the order of their members, so that its text is stable.
indirect enum JSONDocument {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case array([JSONDocument])
  case object([(String, JSONDocument)])

  static func strings(_ values: [String]) -> JSONDocument { .array(values.map { .string($0) }) }

  /// The text, indented by two spaces; short arrays of scalars on one line.
  func text(indent: String = "") -> String {
    switch self {
    case .string(let value): return JSONText.quote(value)
    case .number(let value): return JSONText.number(value)
    case .boolean(let value): return "\(value)"
    case .array(let values): return array(values, indent)
    case .object(let members): return object(members, indent)
    }
  }

  private func array(_ values: [JSONDocument], _ indent: String) -> String {
    let line = values.map { $0.text() }.joined(separator: ", ")
    if values.allSatisfy(\.isScalar), line.count + indent.count < 80 { return "[\(line)]" }
    let inner = indent + "  "
    let lines = values.map { inner + $0.text(indent: inner) }.joined(separator: ",\n")
    return "[\n\(lines)\n\(indent)]"
  }

  private func object(_ members: [(String, JSONDocument)], _ indent: String) -> String {
    if members.isEmpty { return "{}" }
    let inner = indent + "  "
    let lines = members.map { key, value in
      "\(inner)\(JSONText.quote(key)): \(value.text(indent: inner))"
    }
    return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}
