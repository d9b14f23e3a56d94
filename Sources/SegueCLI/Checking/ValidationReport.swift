import SegueCatalog
import SegueDiagnostics
import SegueLaws
import SeguePlugins
import SegueStaging

/// The result of checking files.
struct ValidationReport {
  /// The number of checked files.
  let fileCount: Int
  /// The problems found.
  let diagnostics: Diagnostics
  /// Why texts with letters beyond ASCII were not checked for characters that no font has; nil if all were.
  let glyphProblem: StagingError?
  /// The plugins of the presets that are older than their sources.
  let stalePlugins: [InstalledPlugin.Staleness]
  /// The changes made by `--fix`.
  var changes: [FileFixes.Change] = []
  /// The result of checking presets against the laws; nil if that was not requested.
  let found: LawCheck.Report?

  /// The violations of laws, on every stage; the diagnostics have each cause once.
  var violations: [Violation] { found?.violations ?? [] }

  /// Whether anything must be fixed.
  var hasErrors: Bool { diagnostics.hasErrors }

  /// A sentence about skipped checks; nil if everything was checked.
  var omission: String? {
    glyphProblem.map { reason in
      "texts with letters beyond ASCII were not checked for missing characters: \(reason.message)"
        + (reason.help.map { "; \($0)" } ?? "")
    }
  }

  /// A one-line summary.
  var summary: String {
    let errors = diagnostics.count(.error)
    let warnings = diagnostics.count(.warning)
    let fingers = found.map { ", \(Self.number($0.updates, "interaction update")) tested" } ?? ""
    let files = "\(Self.number(fileCount, "file")) checked\(fingers)"
    if errors == 0, warnings == 0 { return "\(files), no problems found" }
    return "\(files): \(Self.number(errors, "error")), \(Self.number(warnings, "warning"))"
  }

  /// The report as one object.
  var json: JSONObject {
    let fixes: JSONObject = changes.isEmpty ? [:] : ["fixes": .array(changes.map(\.json))]
    let omission: JSONObject = omission.map { ["unchecked": .string($0)] } ?? [:]
    return [
      "schema": 1, "files": .integer(fileCount), "errors": .integer(diagnostics.count(.error)),
      "warnings": .integer(diagnostics.count(.warning)),
      "diagnostics": .array(diagnostics.shown.map(\.json)),
      "omitted": .integer(diagnostics.omitted),
      "violations": .array(violations.map(\.json)),
      "updates": found.map { .integer($0.updates) } ?? .null,
    ] + fixes + omission
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
