import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SegueStaging
import SegueSystem
import SegueYAML

/// `segue validate`: all problems in files.
struct ValidateCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract:
      "Check presets, scenes, gestures, scenarios and plugin manifests, and report all errors.",
    discussion: """
      A folder includes all YAML files in it and its subfolders; '-' reads a preset from standard \
      input. Without a path, the project's folder 'catalog' is checked. Exits with 1 if there are errors. \
      With --laws, also plays every preset on several stages and checks the laws: exact ends, no \
      jumps, an exact reverse, and so on. With --fix, writes what is certain, and checks again.
      """)

  @Argument(
    help: "Files and folders to check. (default: catalog)", completion: .file(extensions: ["yaml"]))
  var paths: [String] = []

  @Option(
    help: "Check the presets of this family: its title, or the folder in the catalog.",
    completion: .families)
  var family: String?

  @Flag(help: "Also check the laws that every transition must keep.")
  var laws = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of random finger paths per interaction, with --laws. (default: 4)",
      valueName: "count"))
  var fingers: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The random seed for the finger paths, with --laws. (default: 1)", valueName: "number"))
  var seed: UInt64?

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "Also warn of what this platform does not show of a preset: an app (uikit) or a browser (page).",
      valueName: "platform"),
    completion: .list(PlatformLoss.Platform.allCases.map(\.rawValue)),
    transform: PlatformLoss.Platform.read)
  var platform: PlatformLoss.Platform?

  @Flag(
    help: "Write what is certain into the files: misspelled keys, missing quotes and spaces.")
  var fix = false

  @OptionGroup var catalog: CatalogOptions

  @Option(
    name: [.customLong("diagnostics"), .customLong("format")],
    help: ArgumentHelp("The format of diagnostics. (default: text)", valueName: "format"))
  var format: DiagnosticFormat?

  @Flag(name: .customLong("json"), help: "Same as --diagnostics json.")
  var isJSON = false

  @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
  var color = ColorChoice.auto

  func validate() throws {
    if let fingers, !(0...1_000_000).contains(fingers) {
      throw ValidationError("--fingers must be from 0 to 1000000")
    }
    for (option, isGiven) in [("--fingers", fingers != nil), ("--seed", seed != nil)]
    where isGiven && !laws {
      throw ValidationError("\(option) needs --laws")
    }
    if isJSON, let format, format != .json {
      throw ValidationError("--json and --diagnostics \(format.rawValue) cannot be combined")
    }
    if fix, paths.contains("-") {
      throw ValidationError("--fix needs files; '-' has no path")
    }
    if format == .xcode, paths.contains("-") {
      throw ValidationError("--diagnostics xcode needs files; '-' has no path")
    }
  }

  func run(in environment: CommandEnvironment) throws {
    let paths = try chosenPaths(in: environment)
    let changes = fix ? try applyFixes(to: paths, in: environment) : []
    let trials = Validation.Trials(fingers: fingers ?? 4, seed: seed ?? 1)
    var report = try Validation(
      paths, catalog, environment, laws: laws ? trials : nil, for: platform
    ).report()
    report.changes = changes
    let style = color.style(in: environment, isTerminal: environment.hasTerminal)
    let errorStyle = color.style(in: environment, isTerminal: environment.hasErrorTerminal)
    if try !environment.print(report.json, asJSON: isJSON || format == .json) {
      for change in changes {
        try environment.report(.note, change.text, style: errorStyle)
      }
      let diagnosticStyle = (format ?? .text).style(in: environment, style)
      if !report.diagnostics.isEmpty {
        try environment.print(styled: report.diagnostics.text(diagnosticStyle))
      }
      for stale in report.stalePlugins {
        try environment.report(.warning, "\(stale.message): \(stale.help)", style: errorStyle)
      }
      for note in [report.omission, report.summary].compactMap({ $0 }) {
        try environment.report(.note, note, style: errorStyle)
      }
    }
    if report.hasErrors { throw CommandFailure.silent(.checkFailed) }
  }

  /// Writes the certain fixes into the files, and repeats that for fixes that become visible.
  private func applyFixes(
    to paths: [String], in environment: CommandEnvironment
  ) throws(CommandFailure) -> [FileFixes.Change] {
    var changes: [FileFixes.Change] = []
    // A syntax error hides the next one, so each needs a round. The limit stops a fix that does not help.
    for _ in 0..<Diagnostics.limitPerFile {
      let found = try Validation(paths, catalog, environment, laws: nil).report().diagnostics
      let made = try FileFixes(found).write()
      if made.isEmpty { break }
      changes += made
    }
    return changes
  }

  /// The paths to check: the project's own catalog unless some are named.
  private func chosenPaths(in environment: CommandEnvironment) throws -> [String] {
    let named = paths + (try familyFolders(in: environment))
    if !named.isEmpty { return named }
    let folder = environment.project.catalog
    guard FileStamp.of(environment.path(folder)) != nil else {
      throw CommandFailure(
        .usage, "there is no folder '\(folder)', and no path was named",
        help: "name what to check: segue validate FILE")
    }
    return [folder]
  }

  /// The folders of the family in all catalogs.
  private func familyFolders(in environment: CommandEnvironment) throws -> [String] {
    guard let family else { return [] }
    let folders = try catalog.listed(try catalog.paths(in: environment))
    let id = try CatalogFamilies(folders: folders.map(\.path))
      .id(for: family, among: Set(folders.flatMap(\.familyNames)))
    return folders.filter { $0.familyNames.contains(id) }.map { "\($0.path)/\(id)" }
  }
}
