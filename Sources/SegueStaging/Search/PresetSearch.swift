package import SegueYAML

/// Which presets answer a query, best first: of `segue search`, of the browser and of the gallery's page.
///
/// The page's script does the same (`search.js`), and a test holds both against each other.
package struct PresetSearch: Sendable {
  /// A preset that answers.
  package struct Hit: Hashable, Sendable {
    /// Its place among all.
    package let item: Int
    /// How well it answers; more is better.
    package let score: Int
  }

  /// What is looked through, with what a word that is found there counts more.
  package static let fields: [(field: CatalogEntry.Field, weight: Int)] = [
    (.id, 40), (.aliases, 34), (.name, 30), (.tags, 24), (.family, 22), (.operations, 20),
    (.parameters, 16), (.summary, 8),
  ]

  private let words: [FuzzyWord]

  /// Creates a search for one or several words, all of which have to be found.
  package init(_ query: String) {
    words = query.split(whereSeparator: \.isWhitespace).map { FuzzyWord($0) }
  }

  /// The presets that answer; all of them, in their order, where nothing is asked.
  ///
  /// - Parameter entries: what is known of presets, each with its place among all.
  package func hits(among entries: some Sequence<(Int, CatalogEntry)>) -> [Hit] {
    var hits: [Hit] = []
    for (place, entry) in entries {
      if let score = score(of: entry) { hits.append(Hit(item: place, score: score)) }
    }
    if !words.isEmpty { hits.sort { ($1.score, $0.item) < ($0.score, $1.item) } }
    return hits
  }

  /// How well a preset answers; nil where a word is not found.
  package func score(of entry: CatalogEntry) -> Int? {
    var score = 0
    for word in words {
      guard let best = Self.best(word, in: entry) else { return nil }
      score += best.score
    }
    return score
  }

  /// The letters that were found, by field, in bytes from the beginning of its text.
  package func places(in entry: CatalogEntry) -> [CatalogEntry.Field: Set<Int>] {
    var places: [CatalogEntry.Field: Set<Int>] = [:]
    for word in words {
      guard let (field, _) = Self.best(word, in: entry) else { continue }
      let text = entry.utf8(field)
      let match =
        field == .summary
        ? word.wholeMatch(in: text) : word.match(in: text, staysInWord: field.isList)
      places[field, default: []].formUnion((match?.places ?? []).map { $0 - text.startIndex })
    }
    return places
  }

  /// Where a word is found best, and how well; of the summary only whole words count, since nearly every sentence has
  /// all letters.
  private static func best(
    _ word: FuzzyWord, in entry: CatalogEntry
  ) -> (field: CatalogEntry.Field, score: Int)? {
    var best: (field: CatalogEntry.Field, score: Int)?
    for (field, weight) in fields {
      let text = entry.utf8(field)
      let score =
        field == .summary
        ? word.wholeMatch(in: text)?.score : word.score(in: text, staysInWord: field.isList)
      guard let score, score + weight > best?.score ?? .min else { continue }
      best = (field, score + weight)
    }
    return best
  }
}

extension CatalogEntry.Field {
  /// Whether it is a list of words, each for itself.
  fileprivate var isList: Bool { [.aliases, .tags, .operations, .parameters].contains(self) }
}
