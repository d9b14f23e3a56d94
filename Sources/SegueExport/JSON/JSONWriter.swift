import SegueCatalog
import SegueDiagnostics

/// Writes JSON with two spaces per level and short values on one line.
struct JSONWriter {
  /// A JSON value.
  indirect enum Value {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([Value])
    /// Members, in output order.
    case object([(String, Value)])

    static func numbers(_ numbers: [Double]) -> Value { .array(numbers.map(Value.number)) }
  }

  private static let lineLength = 100

  /// Returns the value as text; infinities and NaN, which JSON lacks, become null.
  static func text(_ value: Value, indent: String = "") -> String {
    let line = flat(value)
    if indent.count + line.count <= lineLength { return line }
    let inner = indent + "  "
    switch value {
    case .array(let elements):
      let rows = elements.map { inner + text($0, indent: inner) }
      return "[\n" + rows.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let rows = members.map { "\(inner)\(JSONText.quote($0)): \(text($1, indent: inner))" }
      return "{\n" + rows.joined(separator: ",\n") + "\n\(indent)}"
    default: return line
    }
  }

  private static func flat(_ value: Value) -> String {
    switch value {
    case .null: "null"
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let number): number.isFinite ? shortest(number) : "null"
    case .string(let text): JSONText.quote(text)
    case .array(let elements): "[" + elements.map(flat).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(JSONText.quote($0)): \(flat($1))" }.joined(separator: ", ") + "}"
    }
  }
}
