import SegueCatalog
import SegueDiagnostics

/// Returns text escaped for HTML, between tags or in a quoted attribute.
///
/// Control and format characters are dropped: they have no meaning in a name or a summary.
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
    default: if !scalar.isUnsafeToPrint { result.unicodeScalars.append(scalar) }
    }
  }
  return result
}
