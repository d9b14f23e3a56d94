import SegueCatalog
import SegueLaws

/// What came of checking files.
struct ValidationReport {
  /// How many files were checked.
  let fileCount: Int
  /// What is wrong with them.
  let diagnostics: Diagnostics
  /// Where presets break laws, if those were checked.
  let violations: [Violation]

  /// Whether anything has to be mended.
  var hasErrors: Bool { diagnostics.hasErrors || !violations.isEmpty }

  /// The result in a line.
  var summary: String {
    let errors = count(.error)
    let warnings = count(.warning)
    let files = Self.number(fileCount, "file")
    if errors == 0, warnings == 0 { return "\(files) checked, nothing is wrong" }
    return "\(files) checked: \(Self.number(errors, "error")), \(Self.number(warnings, "warning"))"
  }

  /// The report as one object.
  var json: String {
    JSONText.object([
      ("schema", "1"), ("files", "\(fileCount)"), ("errors", "\(count(.error))"),
      ("warnings", "\(count(.warning))"),
      ("diagnostics", JSONText.array(diagnostics.shown.map { $0.text(.json) })),
      ("omitted", "\(omitted)"),
      ("violations", JSONText.array(violations.map(\.json))),
    ])
  }

  private var omitted: Int {
    Set(diagnostics.shown.compactMap { $0.place?.file.name })
      .reduce(0) { $0 + diagnostics.omitted(in: $1) }
  }

  private func count(_ severity: Diagnostic.Severity) -> Int {
    let unseen = severity == .error ? omitted + violations.count : 0
    return diagnostics.shown.count { $0.severity == severity } + unseen
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
