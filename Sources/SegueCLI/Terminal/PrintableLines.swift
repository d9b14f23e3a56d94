import SegueCatalog
import SegueDiagnostics

extension String {
  /// The text without control characters other than line breaks.
  var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).printable }
      .joined(separator: "\n")
  }
}
