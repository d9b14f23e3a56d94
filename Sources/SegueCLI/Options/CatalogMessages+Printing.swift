import SegueDiagnostics
import SegueStaging
import SegueYAML

extension CommandEnvironment {
  /// Prints the remarks about a result.
  func report(_ messages: [StagingMessage], style: ANSIStyle) throws(CommandFailure) {
    for catalogMessage in messages {
      try report(
        catalogMessage.kind == .warning ? .warning : .note, catalogMessage.text, style: style)
    }
  }

  /// Prints the messages of a catalog, and the problems of its rules as 'segue validate' says them.
  ///
  /// - Parameter concerns: whether a problem of the rules concerns the command's answer; other errors are only counted.
  func report(
    rulesOf catalog: LoadedCatalog, style: ANSIStyle,
    concerning concerns: (Diagnostic) -> Bool
  ) throws(CommandFailure) {
    try report(catalog.messages, style: style)
    let all = catalog.rulesDiagnostics
    var shown = Diagnostics()
    for diagnostic in all.shown where concerns(diagnostic) { shown.report(diagnostic) }
    if !shown.isEmpty {
      try errors.line(shown.text(.human(style.isOn ? .ansi : .plain)))
    }
    for stray in catalog.folders.compactMap(RulesFile.stray(beside:)) {
      try report(.warning, stray, style: style)
    }
    for folder in catalog.foldersWithoutRules {
      try report(
        .warning, "the rules of \(folder.printable) are not used until their errors are fixed",
        style: style)
    }
    let rest = all.count(.error) - shown.count(.error)
    if rest > 0 {
      let files = all.shown.compactMap { $0.place?.file.name }
      try report(
        .note,
        "the rules have \(rest) \(shown.isEmpty ? "" : "other ")problem\(rest == 1 ? "" : "s"): "
          + "run 'segue validate \(Set(files).sorted().map(\.printable).joined(separator: " "))'",
        style: style)
    }
  }

  /// The maximum number of remarks of a kind; in a catalog with more, most have one cause.
  private static let maxMessages = 10

  /// Prints the messages of a catalog.
  func report(_ messages: CatalogMessages, style: ANSIStyle) throws(CommandFailure) {
    for (kind, lines) in [
      (MessageKind.warning, messages.warnings), (.warning, messages.refusals),
      (.note, messages.notes),
    ] {
      for line in lines.prefix(Self.maxMessages) { try report(kind, line, style: style) }
      let rest = lines.count - Self.maxMessages
      if rest > 0 { try report(kind, "and \(rest) more", style: style) }
    }
    if !messages.warnings.isEmpty {
      try report(.help, "run 'segue validate' on a file for details", style: style)
    }
    if !messages.refusals.isEmpty {
      try report(.help, "'segue plugins list' lists plugins and their status", style: style)
    }
  }
}
