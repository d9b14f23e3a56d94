/// Text from a file made safe to stand in HTML, between tags or in a quoted attribute.
///
/// Control characters are dropped: none of them has a meaning in a name or a summary.
func htmlEscaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case "\n", "\t": result += " "
    default: if !scalar.isControl { result.unicodeScalars.append(scalar) }
    }
  }
  return result
}

/// A JSON string, quotes included, that may also stand inside a script element of HTML.
func jsonString(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "<", ">", "&", "\u{2028}", "\u{2029}": result += scalar.jsonEscape
    default:
      if scalar.isControl {
        result += scalar.jsonEscape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result + "\""
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) || isBidiControl }

  /// Marks that reorder the text after them, and so could disguise it.
  private var isBidiControl: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }

  fileprivate var jsonEscape: String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
