import SegueYAML

/// How well presets answer a query, and why.
struct SearchRanking {
  /// A preset that answers a query.
  struct Hit: Sendable {
    /// The preset.
    let entry: CatalogEntry
    /// How well it answers; more is better.
    let score: Int
    /// Where each word of the query was found.
    let reasons: [String]
  }

  private let words: [String]

  /// Creates a ranking for a query of one or several words.
  init(_ query: String) {
    words = query.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The presets in which every word of the query is found, best first, then by id.
  func hits(among entries: [CatalogEntry]) -> [Hit] {
    entries.enumerated().compactMap { place, entry in hit(entry).map { (place, $0) } }
      .sorted { a, b in (-a.1.score, a.0) < (-b.1.score, b.0) }
      .map(\.1)
  }

  private func hit(_ entry: CatalogEntry) -> Hit? {
    let texts = Texts(entry)
    var score = 0
    var reasons: [String] = []
    for word in words {
      guard let match = texts.best(for: word) else { return nil }
      score += match.score
      if !reasons.contains(match.reason) { reasons.append(match.reason) }
    }
    return Hit(entry: entry, score: score, reasons: reasons)
  }
}

/// The texts of an entry in lower case, in the order in which they matter.
private struct Texts {
  private let id: String
  private let tags: [String]
  private let aliases: [String]
  private let name: String
  private let family: String
  private let parameters: [String]
  private let summary: String

  init(_ entry: CatalogEntry) {
    id = entry[.id]
    tags = entry.words(.tags)
    aliases = entry.words(.aliases)
    name = entry[.name].lowercased()
    family = entry[.family].lowercased()
    parameters = entry.words(.parameters)
    summary = entry[.summary].lowercased()
  }

  /// The best place of a word: whole words before beginnings, these before middles, these before
  /// letters that only come in the same order.
  func best(for word: String) -> (score: Int, reason: String)? {
    if id == word { return (100, "id") }
    if let alias = aliases.first(where: { $0 == word }) { return (90, "alias \(alias)") }
    if tags.contains(word) { return (80, "tag \(word)") }
    if parts(id).contains(where: { $0 == word }) { return (75, "id") }
    if id.hasPrefix(word) { return (72, "id") }
    if family == word { return (70, "family") }
    if parts(name).contains(where: { $0.hasPrefix(word) }) { return (65, "name") }
    if id.contains(word) { return (60, "id") }
    if let tag = tags.first(where: { $0.hasPrefix(word) }) { return (55, "tag \(tag)") }
    if let alias = aliases.first(where: { $0.contains(word) }) { return (50, "alias \(alias)") }
    if let found = parameters.first(where: { $0.contains(word) }) {
      return (45, "parameter \(found)")
    }
    if parts(summary).contains(where: { $0.hasPrefix(word) }) { return (40, "summary") }
    if summary.contains(word) { return (30, "summary") }
    if word.count > 2, id.hasInOrder(word) { return (10, "letters of the id") }
    return nil
  }

  private func parts(_ text: String) -> [Substring] {
    text.split { !($0.isLetter || $0.isNumber) }
  }
}

extension String {
  /// Whether the letters of a word come in this order, other letters between them or not.
  fileprivate func hasInOrder(_ word: String) -> Bool {
    var rest = word.utf8[...]
    for byte in utf8 where byte == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}
