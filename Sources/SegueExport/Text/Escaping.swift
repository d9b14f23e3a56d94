import SegueCatalog
import SegueDiagnostics

/// Returns text escaped for HTML, between tags or in a quoted attribute.
///
/// Control and format characters are dropped: they have no meaning in a name or a summary.
func htmlEscaped(_ text: String) -> String {
  text.replacingScalars { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    case "\n", "\t": " "
    default: scalar.isUnsafeToPrint ? "" : nil
    }
  }
}
