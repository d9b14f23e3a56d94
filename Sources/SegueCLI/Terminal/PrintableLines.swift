import SegueCatalog
import SegueDiagnostics

extension String {
  /// The text without control characters, its line breaks kept.
  var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).printable }
      .joined(separator: "\n")
  }
}
