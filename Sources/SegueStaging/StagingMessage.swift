/// A warning or note that accompanies a result.
package struct StagingMessage: Hashable, Sendable {
  /// The severity of a remark.
  package enum Kind: Sendable {
    /// Something is probably unintended.
    case warning
    /// Something is correct, but worth knowing.
    case note
  }

  /// The severity.
  package let kind: Kind
  /// The text, in lower case and without a full stop.
  package let text: String

  /// Creates a warning.
  package static func warning(_ text: String) -> StagingMessage {
    StagingMessage(kind: .warning, text: text)
  }

  /// Creates a note.
  package static func note(_ text: String) -> StagingMessage {
    StagingMessage(kind: .note, text: text)
  }
}
