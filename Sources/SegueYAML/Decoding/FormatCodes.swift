import SegueCatalog
package import SegueDiagnostics

/// Diagnostic codes for differences from a schema.
extension Diagnostic.Code {
  package static let unknownKey: Self = "format/unknown-key"
  package static let missingKey: Self = "format/missing-key"
  package static let exclusiveKeys: Self = "format/exclusive-keys"
  package static let wrongType: Self = "format/wrong-type"
  package static let wrongCount: Self = "format/wrong-count"
  package static let outOfRange: Self = "format/out-of-range"
  package static let unknownName: Self = "format/unknown-name"
  package static let badUnit: Self = "format/bad-unit"
  package static let badText: Self = "format/bad-text"
  package static let unquotedComma: Self = "format/unquoted-comma"
}
