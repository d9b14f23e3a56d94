package import SegueYAML

/// A search for presets, best first, for `segue search`, the browser and the gallery's page.
///
/// The page's script implements the same search (`search.js`); a test compares the two.
package struct PresetSearch: Sendable {
  /// A preset that matches.
  package struct Hit: Hashable, Sendable {
    /// Its index among all presets.
    package let item: Int
    /// The score; higher is better.
    package let score: Int
  }

  /// The searched fields, with the weight of a match in each.
  package static let fields: [(field: CatalogEntry.Field, weight: Int)] = [
    (.id, 40), (.aliases, 34), (.name, 30), (.tags, 24), (.family, 22), (.operations, 20),
    (.parameters, 16), (.summary, 8),
  ]

  private let words: [FuzzyWord]

  /// Creates a search for one or more words, all of which must match.
  package init(_ query: String) {
    words = query.split(whereSeparator: \.isWhitespace).map { FuzzyWord($0) }
  }

  /// The presets that match; for an empty query all of them, in their order.
  ///
  /// - Parameter entries: the presets' entries with their indices.
  package func hits(among entries: some Sequence<(Int, CatalogEntry)>) -> [Hit] {
    var hits: [Hit] = []
    for (place, entry) in entries {
      if let score = score(of: entry) { hits.append(Hit(item: place, score: score)) }
    }
    if !words.isEmpty { hits.sort { ($1.score, $0.item) < ($0.score, $1.item) } }
    return hits
  }

  /// The score of a preset; nil if a word does not match.
  package func score(of entry: CatalogEntry) -> Int? {
    var score = 0
    for word in words {
      guard let best = Self.best(word, in: entry) else { return nil }
      score += best.score
    }
    return score
  }

  /// The matched letters by field, as byte offsets in its text.
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

  /// The best match of a word and its score; the summary matches only letters in a row, since
  /// nearly every sentence contains all letters in some order.
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
  /// Whether it is a list of separate words.
  fileprivate var isList: Bool { [.aliases, .tags, .operations, .parameters].contains(self) }
}
