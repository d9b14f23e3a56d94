import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SegueStaging
import SegueTimeline
import SegueYAML

/// `segue search`: presets by name and behavior.
struct SearchCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find presets by id, other name, tag, family, operation, parameter or description.",
    discussion: """
      Lists the presets that match most first, with the fields that matched: rare words count for more, and words \
      such as "the" or "animation" not at all. A word matches its other forms and what begins with it. \
      Joined words, such as "cardstack", are taken apart, and misspelled ones corrected. The browser and the gallery use the same search.
      """)

  @Argument(help: "The words to search for.", completion: .tags)
  var query: [String]

  @OptionGroup var operation: OperationOption
  @OptionGroup var family: FamilyOption
  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var format: FormatOptions

  func validate() throws {
    if query.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
      throw ValidationError("the query is empty: enter a word to search for")
    }
  }

  func run(in environment: CommandEnvironment) throws {
    let loaded = try catalog.load(in: environment)
    let text = query.joined(separator: " ")
    let entries = try operation.presets(
      among: family.presets(among: loaded.entries, loaded.families))
    let results = PresetSearch(text).results(among: entries.enumerated().map { ($0, $1) })
    let search = results.search
    let hits = results.hits
      .map { Found(entry: entries[$0.item], score: $0.score, search) }
    if try !environment.print(json(hits), asJSON: format.isJSON) {
      try printText(hits, in: environment)
    }
    let style = format.errorStyle(in: environment)
    try environment.report(loaded.messages, style: style)
    guard !hits.isEmpty else {
      throw CommandFailure(
        .notFound, "no presets match '\(text)'\(within)", help: help(among: entries))
    }
    for note in notes(on: results, of: text) {
      try environment.report(.note, note, style: style)
    }
  }

  private func printText(
    _ hits: [Found], in environment: CommandEnvironment
  ) throws(CommandFailure) {
    let rows = hits.map { [$0.entry[.id], $0.why, $0.entry[.summary]] }
    guard let columns = environment.columns else {
      for row in rows { try environment.print(row.joined(separator: "\t")) }
      return
    }
    if rows.isEmpty { return }
    let lines = Table(headings: ["ID", "FOUND IN", "SUMMARY"], rows: rows).lines(
      width: columns, style: format.style(in: environment), showsUnicode: environment.showsUnicode)
    try environment.print(styled: lines.joined(separator: "\n"))
  }

  /// The presets that were searched, unless that is all of them.
  private var within: String {
    let parts =
      [family.name.map { "in the family '\($0.printable)'" }]
      + [operation.operation.map { "for \($0.rawValue)" }]
    return parts.compactMap(\.self).map { " " + $0 }.joined()
  }

  /// What to search for instead: the commonest tags.
  private func help(among entries: [CatalogEntry]) -> String {
    var counts: [String: Int] = [:]
    for tag in entries.flatMap({ $0.words(.tags) }) { counts[tag, default: 0] += 1 }
    let common = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(8)
    let tags = common.map { $0.key }.joined(separator: ", ")
    return (tags.isEmpty ? "" : "search for what moves or how, such as \(tags); ")
      + "'segue list' shows all presets"
  }

  /// Notes on the search: corrected words, and words without matches.
  private func notes(on results: PresetSearch.Results, of text: String) -> [String] {
    var notes: [String] = []
    if results.search.text != PresetSearch(text).text {
      notes.append("no preset matches '\(text)'; these match '\(results.search.text)'")
    }
    notes += results.unknownWords.map { "no preset matches '\($0)', which does not count" }
    if results.isPartial {
      notes.append("no preset matches every word of '\(results.search.text)'")
    }
    return notes
  }

  private func json(_ hits: [Found]) -> JSONObject {
    let presets = hits.map { hit in
      JSONValue.object(
        hit.entry.jsonMembers + [
          "score": .integer(hit.score), "foundIn": .strings(hit.reasons),
        ])
    }
    return ["schema": 1, "presets": .array(presets)]
  }
}

/// A preset that matches, and why.
private struct Found {
  let entry: CatalogEntry
  let score: Int
  /// The fields that matched, and for lists the words.
  let reasons: [String]

  init(entry: CatalogEntry, score: Int, _ search: PresetSearch) {
    self.entry = entry
    self.score = score
    let places = search.places(in: entry)
    reasons = PresetSearch.fields.flatMap { field, _ in
      let noun = Self.noun(of: field)
      let words = Self.words(of: entry.utf8(field), at: places[field] ?? [])
      return noun.isList ? words.map { "\(noun.text) \($0)" } : words.isEmpty ? [] : [noun.text]
    }
  }

  var why: String { reasons.joined(separator: ", ") }

  /// The name of a field, and whether it is a list of words.
  private static func noun(of field: CatalogEntry.Field) -> (text: String, isList: Bool) {
    switch field {
    case .tags: ("tag", true)
    case .aliases: ("alias", true)
    case .operations: ("operation", true)
    case .parameters: ("parameter", true)
    default: ("\(field)", false)
    }
  }

  /// The words of a text that contain matched letters.
  private static func words(of text: ArraySlice<UInt8>, at places: Set<Int>) -> [String] {
    text.split(separator: UInt8(ascii: " "))
      .filter { word in word.indices.contains { places.contains($0 - text.startIndex) } }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
