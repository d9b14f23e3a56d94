/// A minimal JSON writer.
package enum JSONText {
  /// Encodes a text as a JSON string, including quotes.
  ///
  /// Escapes the characters required by JSON, and those that control a terminal.
  package static func quote(_ text: String) -> String {
    quote(text) { $0.isUnsafeToPrint }
  }

  /// Encodes a text as a JSON string for an HTML script element, which a tag in the text could end.
  package static func quoteForScript(_ text: String) -> String {
    quote(text) { $0.isUnsafeToPrint || $0 == "<" || $0 == ">" || $0 == "&" }
  }

  private static func quote(
    _ text: String, escaping mustEscape: (Unicode.Scalar) -> Bool
  ) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where mustEscape(scalar):
        for unit in UTF16.encode(scalar) ?? .init() { result += escape(unit) }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// Encodes a finite number, without a fraction if it is whole; JSON has no other numbers.
  package static func number(_ value: Double) -> String {
    precondition(value.isFinite, "JSON has no infinity")
    return Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// Encodes an object on one line.
  package static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\(quote($0.0)):\($0.1)" }.joined(separator: ",") + "}"
  }

  /// Encodes an array on one line.
  package static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }
}
