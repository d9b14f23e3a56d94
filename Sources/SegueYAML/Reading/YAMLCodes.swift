import SegueCatalog
package import SegueDiagnostics

/// Diagnostic codes for YAML itself, independent of a format.
extension Diagnostic.Code {
  package static let syntax: Self = "yaml/syntax"
  package static let notUTF8: Self = "yaml/not-utf-8"
  package static let utf16: Self = "yaml/utf-16"
  package static let controlCharacter: Self = "yaml/control-character"
  package static let lineSeparator: Self = "yaml/line-separator"
  package static let tooLarge: Self = "yaml/too-large"
  package static let tooDeep: Self = "yaml/too-deep"
  package static let tooManyDirectives: Self = "yaml/too-many-directives"
  package static let tooManyAliases: Self = "yaml/too-many-aliases"
  package static let recursiveAlias: Self = "yaml/recursive-alias"
  package static let unknownAlias: Self = "yaml/unknown-alias"
  package static let duplicateKey: Self = "yaml/duplicate-key"
  package static let keyNotText: Self = "yaml/key-not-text"
  package static let mergeKey: Self = "yaml/merge-key"
  package static let unknownTag: Self = "yaml/unknown-tag"
  package static let wrongTag: Self = "yaml/wrong-tag"
  package static let severalDocuments: Self = "yaml/several-documents"
  package static let version: Self = "yaml/version"
  package static let empty: Self = "yaml/empty"
}

extension String {
  /// The text, cut to forty characters: messages quote file contents, which may be long.
  var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
