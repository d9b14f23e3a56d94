import ArgumentParser
import SegueDiagnostics
import SegueStaging
import SegueSystem

/// `segue diff`: what changed between two catalogs.
struct DiffCommand: Subcommand {
  /// The format of the report.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, markdown
  }

  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compare two folders, files or git revisions of a catalog.",
    discussion: """
      Examples:
        segue diff main..HEAD
        segue diff main
        segue diff old-catalog catalog
        segue diff old/cell-zoom.yaml catalog/zoom/cell-zoom.yaml -o cell-zoom.mp4
        segue diff main -o changes.html
        segue diff main...HEAD --format markdown --exit-code -o pictures
      Says what changed in words, what it does to each operation, and which laws are newly broken or kept. Comments and the \
      way to write a value do not count. One revision is compared with the working tree; 'a...b' compares b with the \
      merge base of both. No plugin runs, and nothing of a revision.
      """)

  @Argument(
    help: ArgumentHelp(
      "Two folders, two files or two revisions, or OLD..NEW, or one revision.", valueName: "what"),
    completion: .file())
  var compared: [String]

  @Option(
    name: .customLong("catalog"),
    help: ArgumentHelp(
      "The folder that revisions are compared of; otherwise, a folder with presets that those compared extend. (default: the project's catalog)",
      valueName: "folder"),
    completion: .directory)
  var folders: [String] = []

  @Option(help: ArgumentHelp("The format of the report. (default: text)", valueName: "format"))
  var format: Format?

  @Flag(name: .customLong("json"), help: "Same as --format json.")
  var isJSON = false

  @Flag(name: .customLong("no-laws"), help: "Do not check the laws.")
  var skipsLaws = false

  @Flag(help: "Exit with 1 if something visible changed.")
  var exitCode = false

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Draw the changed presets, old and new: a folder for sheets, a page with sliders (.html), or a file for one preset (.png, .webp, .gif, .apng, .mp4).",
      valueName: "path"),
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("When to use color.", valueName: "when"))
  var color = ColorChoice.auto

  func validate() throws {
    if compared.count > 2 {
      throw ValidationError("specify two folders, files or revisions, or one revision")
    }
    if compared.contains("") { throw ValidationError("a folder, file or revision is empty") }
    if isJSON, let format, format != .json {
      throw ValidationError("--json and --format \(format.rawValue) cannot be combined")
    }
  }

  func run(in environment: CommandEnvironment) throws {
    let messages = color.style(in: environment, isTerminal: environment.hasErrorTerminal)
    let (difference, catalogs) = try ComparedCatalogs.difference(
      of: try ComparedSides(compared, in: environment), catalogs: folders, in: environment)
    let target = try output.map { try DiffTarget($0, for: difference, in: environment) }
    let report = DiffReport(
      difference: difference, sides: catalogs,
      laws: skipsLaws ? nil : try laws(of: difference, in: environment))
    for diagnostics in [difference.oldDiagnostics, difference.newDiagnostics]
    where diagnostics.hasErrors && chosenFormat != .json {
      let text = diagnostics.text(.human(messages.isOn ? .ansi : .plain))
      try environment.errors.line(report.named(text))
    }
    if try !environment.print(report.json, asJSON: chosenFormat == .json) {
      if chosenFormat == .markdown {
        try environment.print(styled: report.markdown)
      } else {
        let style = color.style(in: environment, isTerminal: environment.hasTerminal)
        if !difference.isEmpty { try environment.print(styled: report.text(style)) }
        try environment.report(.note, report.summary, style: messages)
      }
    }
    try target?.draw(report, in: environment, messages: messages)
    let hasErrors = difference.oldDiagnostics.hasErrors || difference.newDiagnostics.hasErrors
    if hasErrors || exitCode && difference.isVisible { throw CommandFailure.silent(.checkFailed) }
  }

  private var chosenFormat: Format { isJSON ? .json : format ?? .text }

  private func laws(
    of difference: CatalogDifference, in environment: CommandEnvironment
  ) throws -> [String: [LawDifference]] {
    guard let (before, after) = difference.catalogs else { return [:] }
    let progress = CheckProgress(of: difference.presets.count, in: environment)
    let found = difference.presets.concurrentMap(threads: ThisProcess.processorCount) { preset in
      defer { progress.finish() }
      let isCancelled = environment.observer?.isCancelled() == true
      return (
        preset.id,
        isCancelled ? [] : LawDifference.all(of: preset, before: before, after: after)
      )
    }
    try environment.checkCancelled()
    return Dictionary(found) { first, _ in first }
  }
}
