package import SegueYAML

/// A search for presets, best first, for `segue search`, the browser and the gallery's page.
///
/// Every word must match. If no preset has them all, misspelled words are replaced by the nearest
/// known ones; if that does not help either, most of the words must match.
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

  /// What a search found.
  package struct Results: Sendable {
    /// The presets that match.
    package let hits: [Hit]
    /// The search that found them: its words may be corrected, or fewer may suffice.
    package let search: PresetSearch
  }

  /// The searched fields, with the weight of a match in each.
  package static let fields: [(field: CatalogEntry.Field, weight: Int)] = [
    (.id, 40), (.aliases, 34), (.name, 30), (.tags, 24), (.family, 22), (.operations, 20),
    (.parameters, 16), (.summary, 8), (.about, 6),
  ]

  /// What a preset gains whose name is the whole search.
  private static let nameBonus = 100

  /// The words to find, without those that say nothing, such as `the`.
  let words: [SearchWord]
  /// The number of words that must match.
  let required: Int

  /// Creates a search for one or more words, all of which must match.
  package init(_ query: String) {
    self.init(SearchWord.words(of: query))
  }

  private init(_ words: [SearchWord], required: Int? = nil) {
    self.words = words
    self.required = required ?? words.count
  }

  /// Whether only some of the words must match.
  package var isPartial: Bool { required < words.count }
  /// The words as text.
  package var text: String { words.map(\.text).joined(separator: " ") }

  /// The presets that match; for an empty query all of them, in their order.
  ///
  /// - Parameter entries: the presets' entries with their indices.
  package func results(among entries: some Sequence<(Int, CatalogEntry)>) -> Results {
    let hits = exactHits(among: entries)
    if !hits.isEmpty || words.isEmpty { return Results(hits: hits, search: self) }
    var search = self
    if let corrected = corrected(among: entries) {
      search = PresetSearch(corrected)
      let hits = search.exactHits(among: entries)
      if !hits.isEmpty { return Results(hits: hits, search: search) }
    }
    let most = PresetSearch(search.words, required: max(2, (words.count + 1) / 2))
    guard most.isPartial else { return Results(hits: [], search: self) }
    return Results(hits: most.exactHits(among: entries), search: most)
  }

  private func exactHits(among entries: some Sequence<(Int, CatalogEntry)>) -> [Hit] {
    var hits: [Hit] = []
    for (place, entry) in entries {
      if let score = score(of: entry) { hits.append(Hit(item: place, score: score)) }
    }
    if !words.isEmpty { hits.sort { ($1.score, $0.item) < ($0.score, $1.item) } }
    return hits
  }

  /// The score of a preset; nil if too few words match.
  package func score(of entry: CatalogEntry) -> Int? {
    var (score, found) = (0, 0)
    for (index, word) in words.enumerated() {
      if let best = Self.best(word, in: entry) {
        (score, found) = (score + best.score, found + 1)
      } else if found + words.count - index - 1 < required {
        return nil
      }
    }
    // More words count for more than better ones.
    if isPartial { return score + found * 1000 }
    return isName(of: entry) ? score + Self.nameBonus : score
  }

  /// Whether the words are a preset's id or another name, such as `ios push` for `ios-push`.
  private func isName(of entry: CatalogEntry) -> Bool {
    let name = words.map(\.text).joined(separator: "-").lowercased()
    return !name.isEmpty
      && (entry[.id] == name || entry[.aliases].split(separator: " ").contains { $0 == name })
  }

  /// The matched letters by field, as byte offsets in its text.
  package func places(in entry: CatalogEntry) -> [CatalogEntry.Field: Set<Int>] {
    var places: [CatalogEntry.Field: Set<Int>] = [:]
    for word in words {
      guard let (field, _) = Self.best(word, in: entry) else { continue }
      let text = entry.utf8(field)
      places[field, default: []].formUnion(
        word.places(in: text, field).map { $0 - text.startIndex })
    }
    return places
  }

  /// The best match of a word, and its score.
  private static func best(
    _ word: SearchWord, in entry: CatalogEntry
  ) -> (field: CatalogEntry.Field, score: Int)? {
    var best: (field: CatalogEntry.Field, score: Int)?
    for (field, weight) in fields {
      guard let score = word.score(in: entry.utf8(field), field),
        score + weight > best?.score ?? .min
      else { continue }
      best = (field, score + weight)
    }
    return best
  }

  /// The words with the nearest known ones in place of those that no preset has; nil if there are
  /// none.
  private func corrected(among entries: some Sequence<(Int, CatalogEntry)>) -> [SearchWord]? {
    var known: Set<String> = []
    for (_, entry) in entries {
      for field in [CatalogEntry.Field.id, .aliases, .name, .tags] {
        known.formUnion(entry[field].lowercased().split { "- ".contains($0) }.map(String.init))
      }
    }
    let candidates = known.sorted().map { Array($0.utf8) }
    var isCorrected = false
    let words = words.map { word -> SearchWord in
      let isKnown = entries.contains { Self.best(word, in: $0.1) != nil }
      guard !isKnown, let nearest = word.nearest(among: candidates) else { return word }
      isCorrected = true
      return SearchWord(nearest)
    }
    return isCorrected ? words : nil
  }
}
