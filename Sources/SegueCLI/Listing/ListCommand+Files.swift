import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SegueStaging
import SegueYAML

extension ListCommand {
  /// What a list contains.
  enum Contents: String, CaseIterable, ExpressibleByArgument {
    case presets, scenes, gestures, scenarios, tags

    /// The kind of file; nil for presets and their tags.
    var files: CatalogFiles.Kind? {
      switch self {
      case .presets, .tags: nil
      case .scenes: .scene
      case .gestures: .gesture
      case .scenarios: .scenario
      }
    }
  }

  /// What was asked for: known contents, or another word.
  enum Listed: ExpressibleByArgument {
    case contents(Contents)
    case other(String)

    init(argument: String) {
      self = Contents(rawValue: argument).map { .contents($0) } ?? .other(argument)
    }

    var defaultValueDescription: String {
      if case .contents(let contents) = self { contents.rawValue } else { "" }
    }

    static var allValueStrings: [String] { Contents.allCases.map(\.rawValue) }
  }

  /// The contents to list.
  ///
  /// - Throws: If another word was given, which may be a family.
  func contents(in environment: CommandEnvironment) throws(CommandFailure) -> Contents {
    switch listed {
    case .contents(let contents): return contents
    case .other(let word):
      let all = Contents.allCases.map(\.rawValue)
      let loaded = try catalog.load(in: environment)
      let known = Set(loaded.registry.presets.map(\.family))
      let advice =
        loaded.families.id(word, among: known).map {
          "'\(word)' is a family: type 'segue list --family \($0)'"
        }
        ?? Self.otherHelp[word] ?? NearestName.find(word, among: all).map {
          "did you mean '\($0)'?"
        }
        ?? "to find presets by a word, type 'segue search \(word)'"
      throw CommandFailure(
        .usage,
        "'\(word.printable)' cannot be listed; it must be \(all.dropLast().joined(separator: ", ")) or \(all.last ?? "")",
        help: advice.printable)
    }
  }

  /// The commands that list other things.
  private static let otherHelp = [
    "families": "type 'segue list', which is ordered by families; '--family NAME' lists one",
    "animators": "type 'segue plugins list'", "plugins": "type 'segue plugins list'",
    "rules": "type 'segue match --operation push' to see which rule decides, and which do not",
    "laws": "type 'segue explain law'", "codes": "type 'segue explain'",
    "parameters": "type 'segue show ID' with a preset's id",
  ]

  /// Prints the tags of all presets, and how many presets have each.
  func printTags(in environment: CommandEnvironment) throws {
    let loaded = try catalog.load(in: environment)
    let counts = Dictionary(
      loaded.entries.flatMap { $0.words(.tags) }.map { ($0, 1) }, uniquingKeysWith: +
    ).sorted { $0.key < $1.key }
    let tags = counts.map { JSONValue.object(["tag": .string($0), "presets": .integer($1)]) }
    if try !environment.print(["schema": 1, "tags": .array(tags)], asJSON: format.isJSON) {
      for (tag, count) in counts { try environment.print("\(tag)\t\(count)") }
    }
    try environment.report(loaded.messages, style: format.errorStyle(in: environment))
  }

  /// Prints the files of a kind.
  func printFiles(_ contents: Contents, in environment: CommandEnvironment) throws {
    guard let kind = contents.files else { return }
    let list = try CatalogFileList(CatalogFiles(kind, in: try catalog.paths(in: environment)))
    let files = list.entries.map { JSONValue.object($0.json) }
    if try !environment.print(
      ["schema": 1, contents.rawValue: .array(files)], asJSON: format.isJSON)
    {
      try printText(list, in: environment)
    }
    let style = format.errorStyle(in: environment)
    for warning in list.warnings { try environment.report(.warning, warning, style: style) }
    if list.entries.isEmpty {
      try environment.report(.note, "the catalog has no \(contents.rawValue)", style: style)
    }
  }
  private func printText(
    _ list: CatalogFileList, in environment: CommandEnvironment
  ) throws(CommandFailure) {
    let rows = list.entries.map { [$0.id, $0.summary] }
    guard let columns = environment.columns else {
      for row in rows { try environment.print(row.joined(separator: "\t")) }
      return
    }
    let lines = Table(headings: ["ID", "SUMMARY"], rows: rows).lines(
      width: columns, style: format.style(in: environment), showsUnicode: environment.showsUnicode)
    try environment.print(styled: lines.joined(separator: "\n"))
  }
}
