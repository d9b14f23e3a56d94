import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SegueStaging
import SegueTimeline
import SegueYAML

/// `segue list`: the contents of the catalog.
struct ListCommand: Subcommand {
  /// The sort order of a list.
  enum Sorting: String, CaseIterable, ExpressibleByArgument {
    case id, name, family
  }

  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the presets, scenes, gestures, scenarios or tags in the catalog.",
    discussion: """
      Prints the families with their presets on a terminal, through a pager if they do not fit, and otherwise one preset per line with tab-separated fields: id, \
      family, operations, name, summary, tags. On a terminal * marks the operations that a finger can hold, and below 100 columns \
      operations may be abbreviated: pu for push. For scenes, recorded gestures and scenarios the \
      fields are id and summary; 'segue preview' and 'segue play' accept these ids.
      """)

  @Argument(help: "What to list.")
  var listed = Listed.contents(.presets)

  @Flag(
    name: .customLong("pictures"),
    help: "Show each preset's poster, in terminals that support images.")
  var showsPictures = false

  @OptionGroup var terminal: TerminalOptions
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var format: FormatOptions

  @OptionGroup var operation: OperationOption

  @Option(help: "Only presets with this tag; can be repeated.", completion: .tags)
  var tag: [String] = []

  @OptionGroup var family: FamilyOption

  @Option(
    help: "The sort order, instead of families in their order on a terminal and ids elsewhere.")
  var sort: Sorting?

  @OptionGroup var paging: PagerOptions

  func validate() throws {
    if showsPictures && format.isJSON {
      throw ValidationError("--pictures and --json cannot be combined")
    }
    guard case .contents(let contents) = listed, contents != .presets else { return }
    let options = [
      ("--pictures", showsPictures), ("--operation", operation.operation != nil),
      ("--tag", !tag.isEmpty),
      ("--family", family.name != nil), ("--sort", sort != nil),
    ]
    for (option, isGiven) in options where isGiven {
      throw ValidationError("\(option) is only for presets")
    }
  }

  func run(in environment: CommandEnvironment) throws {
    let contents = try contents(in: environment)
    if contents == .tags { return try printTags(in: environment) }
    if contents.files != nil { return try printFiles(contents, in: environment) }
    let loaded = try catalog.load(in: environment)
    let all = loaded.entries
    let style = format.errorStyle(in: environment)
    let entries: [CatalogEntry]
    do {
      entries = sorted(try wanted(all, of: loaded))
    } catch {
      try environment.report(loaded.messages, style: style)
      throw error
    }
    let presets = entries.map { JSONValue.object($0.jsonMembers) }
    if try !environment.print(
      ["schema": 1, "presets": .array(presets)], asJSON: format.isJSON)
    {
      try printText(entries, of: loaded, in: environment)
    }
    try environment.report(loaded.messages, style: style)
    if entries.isEmpty { try environment.report(.note, absence(in: all), style: style) }
  }

  private func printText(
    _ entries: [CatalogEntry], of loaded: LoadedCatalog, in environment: CommandEnvironment
  ) throws {
    if showsPictures {
      let sheet = PosterGrid(
        catalog: loaded,
        pictures: try terminal.pictures(in: environment), style: format.style(in: environment))
      try sheet.show(
        entries.map { $0[.id] }, in: environment, messages: format.errorStyle(in: environment))
    } else if let columns = environment.columns {
      try printTable(entries, of: loaded, columns, environment)
    } else {
      try environment.output.write(Array(entries.map { $0.line + "\n" }.joined().utf8))
    }
  }

  /// Rejects a tag that no preset has.
  private func checkTags(among entries: [CatalogEntry]) throws(CommandFailure) {
    if entries.isEmpty || tag.isEmpty { return }
    let known = Set(entries.flatMap { $0.words(.tags) })
    guard let unknown = tag.first(where: { !known.contains($0) }) else { return }
    let all = known.sorted()
    throw CommandFailure(
      .notFound, "there is no tag '\(unknown.printable)'",
      help: (NearestName.help(for: unknown, noun: "tag", among: all)
        ?? "the tags are \(all.joined(separator: ", "))").printable)
  }

  /// Why the list is empty.
  private func absence(in entries: [CatalogEntry]) -> String {
    if entries.isEmpty { return "the catalog has no presets" }
    return entries.count == 1
      ? "the only preset does not match" : "none of the \(entries.count) presets match"
  }

  /// The entries that match the options.
  ///
  /// - Throws: If no preset has the family or a tag.
  private func wanted(
    _ entries: [CatalogEntry], of catalog: LoadedCatalog
  ) throws(CommandFailure) -> [CatalogEntry] {
    try checkTags(among: entries)
    return try operation.presets(among: family.presets(among: entries, catalog.families))
      .filter { Set($0.words(.tags)).isSuperset(of: tag) }
  }

  /// They are already sorted by id.
  private func sorted(_ entries: [CatalogEntry]) -> [CatalogEntry] {
    let field: CatalogEntry.Field
    switch sort {
    case .id, nil: return entries
    case .name: field = .name
    case .family: field = .family
    }
    return entries.map { ($0[field], $0) }.enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1)
  }

  private func printTable(
    _ entries: [CatalogEntry], of catalog: LoadedCatalog, _ columns: Int,
    _ environment: CommandEnvironment
  ) throws(CommandFailure) {
    if entries.isEmpty { return }
    let style = format.style(in: environment)
    let text: String
    if sort == nil {
      for problem in catalog.families.diagnostics.shown {
        try environment.report(
          .warning, problem.text(.oneLine), style: format.errorStyle(in: environment))
      }
      text = FamilyList(entries: entries, families: catalog.families)
        .text(width: columns, style: style, showsUnicode: environment.showsUnicode)
    } else {
      let rows = PresetRows(entries: entries, showsFamily: true)
      let lines = rows.lines(
        width: columns, style: style, showsUnicode: environment.showsUnicode)
      text = (lines + rows.legend(width: columns).map { style.paint($0, .dim) })
        .joined(separator: "\n")
    }
    try paging.show(text, in: environment)
  }
}

extension CatalogEntry {
  /// The entry as members of a JSON object.
  var jsonMembers: JSONObject {
    [
      "id": .string(self[.id]), "name": .string(self[.name]), "summary": .string(self[.summary]),
      "family": .string(self[.family]), "tags": .strings(words(.tags)),
      "operations": .strings(words(.operations)), "interactive": .strings(words(.interactions)),
      "aliases": .strings(words(.aliases)), "parameters": .strings(words(.parameters)),
      "file": .string(self[.path]),
    ]
  }
}
