import ArgumentParser
import SegueCatalog
import SegueDiagnostics
import SegueJSON
import SegueYAML

/// `segue search`: presets by what they are called and what they do.
struct SearchCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find presets by id, name, summary, tag, alias or parameter.",
    discussion:
      "Every word must match. The best matches come first, each with the place of the match.")

  @Argument(help: "The words to search for.")
  var query: [String]

  @OptionGroup var catalog: CatalogOptions
  @OptionGroup var format: FormatOptions

  func validate() throws {
    if query.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
      throw ValidationError("the query is empty: give a word to look for")
    }
  }

  func run(in environment: CommandEnvironment) throws(CommandFailure) {
    let index = try catalog.index(in: environment)
    let text = query.joined(separator: " ")
    let hits = SearchRanking(text).hits(among: index.entries)
    if format.isJSON {
      try environment.print(json(hits))
    } else if let columns = environment.columns {
      let table = Table(
        headings: ["ID", "FOUND IN", "SUMMARY"],
        rows: hits.map { [$0.entry[.id], $0.why, $0.entry[.summary]] })
      if !hits.isEmpty {
        let lines = table.lines(
          width: columns, ink: format.ink(in: environment),
          showsUnicode: environment.showsUnicode)
        try environment.print(lines.joined(separator: "\n"))
      }
    } else {
      for hit in hits {
        try environment.print(
          [hit.entry[.id], hit.why, hit.entry[.summary]].joined(separator: "\t"))
      }
    }
    try environment.tell(index.messages, ink: format.errorInk(in: environment))
    guard hits.isEmpty else { return }
    let ids = index.entries.map { $0[.id] }
    throw CommandFailure(
      .notFound, "nothing in the catalog matches '\(text)'",
      help: NearestName.help(for: text, noun: "preset", among: ids)
        ?? "'segue list' shows everything there is")
  }

  private func json(_ hits: [SearchRanking.Hit]) -> JSONObject {
    let presets = hits.map { hit in
      JSONValue.object(
        hit.entry.jsonMembers + [
          "score": .integer(hit.score), "foundIn": .strings(hit.reasons),
        ])
    }
    return ["schema": 1, "presets": .array(presets)]
  }
}

extension SearchRanking.Hit {
  /// Where the words were found.
  fileprivate var why: String { reasons.joined(separator: ", ") }
}
