import SegueCatalog
package import SegueDiagnostics

/// Diagnostic codes for a catalog as a whole.
extension Diagnostic.Code {
  package static let unreadable: Self = "catalog/unreadable"
  package static let duplicateFamily: Self = "catalog/duplicate-family"
  package static let extendsCircle: Self = "preset/extends-circle"
  package static let brokenParent: Self = "preset/broken-parent"
}
