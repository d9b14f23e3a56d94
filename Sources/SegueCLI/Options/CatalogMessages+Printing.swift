import SegueStaging
import SegueYAML

extension CommandEnvironment {
  /// Prints the remarks about a result.
  func tell(_ messages: [StagingMessage], ink: Ink) throws(CommandFailure) {
    for catalogMessage in messages {
      try tell(catalogMessage.kind == .warning ? .warning : .note, catalogMessage.text, ink: ink)
    }
  }

  /// The maximum number of remarks of a kind; in a catalog with more, most have one cause.
  private static let mostRemarks = 10

  /// Prints the messages of a catalog.
  func tell(_ messages: CatalogMessages, ink: Ink) throws(CommandFailure) {
    for (kind, lines) in [
      (MessageKind.warning, messages.warnings), (.warning, messages.refusals),
      (.note, messages.notes),
    ] {
      for line in lines.prefix(Self.mostRemarks) { try tell(kind, line, ink: ink) }
      let rest = lines.count - Self.mostRemarks
      if rest > 0 { try tell(kind, "and \(rest) more", ink: ink) }
    }
    if !messages.warnings.isEmpty {
      try tell(.help, "run 'segue validate' on a file to see what is wrong", ink: ink)
    }
    if !messages.refusals.isEmpty {
      try tell(.help, "'segue plugins list' tells what becomes of plugins", ink: ink)
    }
  }
}
