import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SegueExport
import SeguePreview
import SegueStaging
import SegueSystem
import SegueTimeline

extension ExportFormat {
  /// Parses a format by its name.
  fileprivate static func read(_ text: String) throws(MalformedValue) -> ExportFormat {
    let names = allCases.map(\.rawValue)
    let lower = text.lowercased()
    if let format = ExportFormat(rawValue: lower) { return format }
    let isPicture = OutputFormat(rawValue: lower) != nil || lower == "html"
    let meant = NearestName.only(near: lower, among: names)
    throw MalformedValue(
      "the formats are \(names.joined(separator: ", "))"
        + (isPicture
          ? "; 'segue preview ID -o FILE.\(lower)' writes this one"
          : meant.map { "; write \($0)" } ?? ""))
  }
}

/// `segue export`: presets as text files of other formats.
struct ExportCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export presets in a format of other tools.",
    discussion: """
      Examples:
        segue export cell-zoom -o cell-zoom.tokens.json
        segue export cell-zoom --format swift -o CellZoom.swift
        segue export --format tokens > motion.tokens.json
        segue export --list --format tokens
        segue export cell-zoom -o cell-zoom.css
        segue export cell-zoom --format css --html -o cell-zoom.html
        segue export --format css --script -o segue.js
      What a file lacks is printed. With --list, it is printed for every preset, and nothing is written. For pictures, films \
      and a web page with a scrubber, use 'segue preview ID -o FILE'.
      """)

  @Argument(
    help: "The ids of presets. By default all presets, in a format that can hold them.",
    completion: .presetIDs)
  var ids: [String] = []

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "The format: \(Self.formats). By default that of the file's name.", valueName: "format"),
    completion: .list(ExportFormat.allCases.map(\.rawValue)), transform: ExportFormat.read)
  var chosen: ExportFormat?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file to write. By default, prints the text.", valueName: "path"),
    completion: .file())
  var output: String?

  @Flag(
    name: .customLong("list"),
    help: "List what each preset loses in the format, or why it has none.")
  var lists = false

  @Flag(
    name: .customLong("html"),
    help: "Write a web page that plays the style sheet of a preset on its scene.")
  var writesPage = false

  @Flag(
    name: .customLong("script"),
    help: "Write the script that goes with all style sheets: segue.js.")
  var writesScript = false

  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var format: FormatOptions

  func validate() throws {
    if lists, output != nil { throw ValidationError("--list and --output cannot be combined") }
    if format.isJSON, !lists { throw ValidationError("--json needs --list") }
    if chosen == nil, output == nil {
      throw ValidationError("name a format: --format \(Self.formats)")
    }
    if writesPage || writesScript, chosen != .css {
      throw ValidationError("--html and --script need --format css")
    }
    if writesScript, !ids.isEmpty {
      throw ValidationError("the script is the same for all presets: name none")
    }
    if [lists, writesPage, writesScript].count(where: { $0 }) > 1 {
      throw ValidationError("--list, --html and --script cannot be combined")
    }
  }

  func run(in environment: CommandEnvironment) throws {
    let target = try exportFormat()
    if writesScript {
      try write(CSSScript.text, in: environment)
      return
    }
    let loaded = try catalog.load(in: environment)
    let messages = format.errorStyle(in: environment)
    var presets = try ids.map { try loaded.preset($0, in: environment, style: messages) }
    if ids.isEmpty { presets = loaded.registry.presets }
    if lists {
      try list(presets, as: target, loaded.registry, in: environment)
      return
    }
    guard presets.count == 1 || target.holdsSeveral else {
      throw CommandFailure(
        .usage, "a file of the format '\(target.rawValue)' holds one preset",
        help: ids.isEmpty
          ? "name it: 'segue export ID --format \(target.rawValue)'" : "export one after the other")
    }
    let export = try exported(presets, as: target, loaded.registry)
    let text =
      writesPage
      ? try CSSPage(export, of: presets[0], in: loaded).text
      : export.text
    try write(text, in: environment)
    for loss in export.losses {
      try environment.report(.note, loss.description.printable, style: messages)
    }
  }

  private func write(_ text: String, in environment: CommandEnvironment) throws {
    if let output {
      try AtomicFile.write(Array(text.utf8), to: environment.path(output))
      try environment.errors.line(output.printable)
    } else {
      try environment.output.write(Array(text.utf8))
    }
  }

  private static let formats = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")

  /// The chosen format, or that of the file's name.
  private func exportFormat() throws(CommandFailure) -> ExportFormat {
    if let chosen { return chosen }
    if let format = output.flatMap(ExportFormat.init(path:)) { return format }
    let name = (output ?? "").printable
    let suffixes = ExportFormat.allCases.map(\.suffix).joined(separator: ", ")
    throw CommandFailure(
      .usage, "cannot tell the format of \(name)",
      help: "add --format, or use one of the extensions \(suffixes); "
        + "'segue preview ID -o \(name)' writes pictures, films and HTML")
  }

  private func exported(
    _ presets: [Preset], as format: ExportFormat, _ registry: Registry
  ) throws(CommandFailure) -> PresetExport {
    do throws(PresetExport.Problem) {
      return try format.export(presets, from: registry)
    } catch {
      let name = presets.count == 1 ? "'\(presets[0].id)'" : "the catalog"
      throw CommandFailure(
        .notFound, "\(name) cannot be exported: \(error.description.printable)",
        help: "'segue export --list --format \(format.rawValue)' lists what can be")
    }
  }
}

extension ExportCommand {
  /// Prints what each preset loses, or why it cannot be exported.
  private func list(
    _ presets: [Preset], as target: ExportFormat, _ registry: Registry,
    in environment: CommandEnvironment
  ) throws {
    let rows = presets.concurrentMap(threads: ThisProcess.processorCount) { preset in
      Row(preset, target, registry)
    }
    try environment.checkCancelled()
    let json: JSONObject = [
      "schema": 1, "format": .string(target.rawValue), "presets": .array(rows.map(\.json)),
    ]
    if try environment.print(json, asJSON: format.isJSON) { return }
    let cells = rows.map { [$0.id, $0.operationWords, $0.losses.joined(separator: "; ")] }
    guard let columns = environment.columns else {
      for row in cells { try environment.print(row.joined(separator: "\t")) }
      return
    }
    let table = Table(
      headings: ["ID", "OPERATIONS", "WITHOUT"], rows: cells, wrapsLastColumn: true)
    let lines = table.lines(
      width: columns, style: format.style(in: environment), showsUnicode: environment.showsUnicode)
    try environment.print(styled: lines.joined(separator: "\n"))
  }

  /// What is exported of one preset.
  private struct Row: Sendable {
    let id: String
    let operations: [String]
    let losses: [String]

    init(_ preset: Preset, _ format: ExportFormat, _ registry: Registry) {
      id = preset.id
      do throws(PresetExport.Problem) {
        let export = try format.export(preset, from: registry)
        operations = export.operations.map(\.rawValue)
        losses = export.losses.map { $0.description.printable }
      } catch {
        operations = []
        losses = [error.description.printable]
      }
    }

    var operationWords: String { operations.isEmpty ? "none" : operations.joined(separator: ", ") }

    var json: JSONValue {
      ["id": .string(id), "operations": .strings(operations), "losses": .strings(losses)]
    }
  }
}
