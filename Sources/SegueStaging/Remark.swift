/// What is to be said beside a result.
package struct Remark: Hashable, Sendable {
  /// How it is meant.
  package enum Kind: Sendable {
    /// Something is probably not as it was meant.
    case warning
    /// Something is as it should be, but worth knowing.
    case note
  }

  /// How it is meant.
  package let kind: Kind
  /// What is to be said, in lower case and without a full stop.
  package let text: String

  /// A remark that something is probably not as it was meant.
  package static func warning(_ text: String) -> Remark { Remark(kind: .warning, text: text) }

  /// A remark that something is worth knowing.
  package static func note(_ text: String) -> Remark { Remark(kind: .note, text: text) }
}
