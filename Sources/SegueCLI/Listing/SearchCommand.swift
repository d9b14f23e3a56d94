import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SegueJSON
import SegueStaging
import SegueYAML

/// `segue search`: presets by name and behavior.
struct SearchCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find presets by id, name, tag, family, operation, parameter or summary.",
    discussion: """
      Every word must match, with its letters in order. Lists the best matches first, with the field that matched. \
      The browser and the gallery use the same search.
      """)

  @Argument(help: "The words to search for.", completion: .tags)
  var query: [String]

  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var format: FormatOptions

  func validate() throws {
    if query.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
      throw ValidationError("the query is empty: enter a word to search for")
    }
  }

  func run(in environment: CommandEnvironment) throws {
    let index = try catalog.index(in: environment)
    let text = query.joined(separator: " ")
    let search = PresetSearch(text)
    let hits = search.hits(among: index.entries.enumerated().lazy.map { ($0.offset, $0.element) })
      .map { Found(entry: index.entries[$0.item], score: $0.score, search) }
    if format.isJSON {
      try environment.print(json(hits))
    } else if let columns = environment.columns {
      let table = Table(
        headings: ["ID", "FOUND IN", "SUMMARY"],
        rows: hits.map { [$0.entry[.id], $0.why, $0.entry[.summary]] })
      if !hits.isEmpty {
        let lines = table.lines(
          width: columns, style: format.style(in: environment),
          showsUnicode: environment.showsUnicode)
        try environment.print(styled: lines.joined(separator: "\n"))
      }
    } else {
      for hit in hits {
        try environment.print(
          [hit.entry[.id], hit.why, hit.entry[.summary]].joined(separator: "\t"))
      }
    }
    try environment.report(index.messages, style: format.errorStyle(in: environment))
    guard hits.isEmpty else { return }
    let ids = index.entries.map { $0[.id] }
    throw CommandFailure(
      .notFound, "no presets match '\(text)'",
      help: NearestName.help(for: text, noun: "preset", among: ids)
        ?? corrected(among: index.entries).map { "run 'segue search \($0)'" }
        ?? "run 'segue list' for all presets")
  }

  /// The query with the nearest words of ids and tags, if that finds something.
  private func corrected(among entries: [CatalogEntry]) -> String? {
    let known = Set(
      entries.flatMap { "\($0[.id]) \($0[.tags])".split { "- ".contains($0) }.map(String.init) })
    let words = query.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    let text = words.map { NearestName.find($0, among: known.sorted()) ?? $0 }
      .joined(separator: " ")
    let search = PresetSearch(text)
    return entries.contains { search.score(of: $0) != nil } ? text : nil
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
