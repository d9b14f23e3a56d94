package import SegueYAML

/// A search for presets, best first, for `segue search`, the browser and the gallery's page.
///
/// The presets are ranked by the words that they match; rare words have more weight. A word that no
/// preset has is split (`bottomsheet` into `bottom sheet`), replaced by the nearest known word, or
/// ignored. Presets with at least half of the best score are listed.
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
    /// The search that found them: its words may be corrected.
    package let search: PresetSearch
    /// The words that no preset has, even corrected.
    package var unknownWords: [String] = []
    /// Whether no preset matches all the other words.
    package var isPartial = false
  }

  /// The searched fields, with the weight of a match in each.
  package static let fields: [(field: CatalogEntry.Field, weight: Int)] = [
    (.id, 10), (.aliases, 9), (.name, 9), (.tags, 6), (.family, 5), (.operations, 4),
    (.parameters, 3), (.summary, 3), (.about, 2),
  ]

  /// The bonus of a preset whose name is the whole search.
  private static let nameBonus = 1000

  /// The words to find, without filler words such as `the`.
  let words: [SearchWord]
  /// Whether there is nothing to find.
  private let isEmpty: Bool

  /// Creates a search for words; one without any lists all presets.
  package init(_ query: String) {
    words = SearchWord.words(of: query)
    isEmpty = query.allSatisfy(\.isWhitespace)
  }

  private init(_ words: [SearchWord]) {
    (self.words, isEmpty) = (words, false)
  }

  package var text: String { words.map(\.text).joined(separator: " ") }

  /// The presets that match; for an empty query all of them, in their order.
  ///
  /// - Parameter entries: the presets' entries with their indices.
  package func results(among entries: some Sequence<(Int, CatalogEntry)>) -> Results {
    let entries = Array(entries)
    if words.isEmpty {
      let hits = isEmpty ? entries.map { Hit(item: $0.0, score: 0) } : []
      return Results(hits: hits, search: self)
    }
    let matches = SearchMatches(words, in: entries.map(\.1))
    if let corrected = corrected(matches.isKnown, among: entries.map(\.1)) {
      let search = PresetSearch(corrected)
      return search.ranked(entries, by: SearchMatches(corrected, in: entries.map(\.1)))
    }
    return ranked(entries, by: matches)
  }

  private func ranked(_ entries: [(Int, CatalogEntry)], by matches: SearchMatches) -> Results {
    let best = entries.indices.map(matches.coverage).max() ?? 0
    let found = entries.indices.filter { best > 0 && 2 * matches.coverage(of: $0) >= best }
    let ranking = found.map { index in
      let entry = entries[index].1
      let bonus = matches.hasAll(index) && isName(of: entry) ? Self.nameBonus : 0
      return (entry[.id], Hit(item: entries[index].0, score: matches.score(of: index) + bonus))
    }
    return Results(
      hits: ranking.sorted { ($1.1.score, $0.0, $0.1.item) < ($0.1.score, $1.0, $1.1.item) }
        .map(\.1),
      search: self,
      unknownWords: zip(words, matches.isKnown).filter { !$0.1 }.map(\.0.text),
      isPartial: best < matches.wholeCoverage)
  }

  /// Whether the words are a preset's id or another name in any order, such as `iOS pushes` for
  /// `ios-push`.
  private func isName(of entry: CatalogEntry) -> Bool {
    let isNamed = words.allSatisfy { word in
      [.id, .aliases].contains {
        word.match(in: entry.utf8($0)).map { $0.fit != .beginning } ?? false
      }
    }
    return isNamed
      && ([entry[.id]] + entry.words(.aliases)).contains { name in
        let others = SearchWord.words(of: name)
        return others.count == words.count
          && words.allSatisfy { word in others.contains { word.isForm(of: $0) } }
      }
  }

  /// The matching letters by field, as byte offsets in its text.
  package func places(in entry: CatalogEntry) -> [CatalogEntry.Field: Set<Int>] {
    var places: [CatalogEntry.Field: Set<Int>] = [:]
    for word in words {
      guard let (field, match, _) = word.best(in: entry) else { continue }
      let start = entry.utf8(field).startIndex
      places[field, default: []].formUnion(match.letters.map { $0 - start })
    }
    return places
  }

  /// The words with known ones in place of those that no preset has; nil if there are none.
  private func corrected(_ isKnown: [Bool], among entries: [CatalogEntry]) -> [SearchWord]? {
    if isKnown.allSatisfy({ $0 }) { return nil }
    let known = KnownWords(of: entries)
    let found = zip(words, isKnown).map { $1 ? nil : known.words(insteadOf: $0) }
    if found.allSatisfy({ $0 == nil }) { return nil }
    return zip(words, found).flatMap { word, others in others ?? [word] }
  }
}

extension SearchWord {
  /// The field with the highest score, and the score.
  func best(in entry: CatalogEntry) -> (field: CatalogEntry.Field, match: Match, value: Int)? {
    var best: (field: CatalogEntry.Field, match: Match, value: Int)?
    for (field, weight) in PresetSearch.fields where weight * 4 > best?.value ?? 0 {
      guard let match = match(in: entry.utf8(field)) else { continue }
      let value = weight * match.fit.rawValue
      if value > best?.value ?? 0 { best = (field, match, value) }
    }
    return best
  }
}

/// The score of each word of a search in each preset.
struct SearchMatches {
  /// The best match of each word, preset by preset; 0 where there is none.
  private let values: [Int]
  /// The weight of each word: higher for words that few presets have, 0 if none has it.
  private let rarities: [Int]

  init(_ words: [SearchWord], in entries: [CatalogEntry]) {
    let values = entries.flatMap { entry in words.map { $0.best(in: entry)?.value ?? 0 } }
    rarities = words.indices.map { word in
      let count = stride(from: word, to: values.count, by: words.count).count { values[$0] > 0 }
      // The number of binary digits of the ratio, an integer that the page's script can compute exactly.
      return count == 0 ? 0 : Int.bitWidth - (entries.count / count).leadingZeroBitCount
    }
    self.values = values
  }

  /// Whether any preset has each of the words.
  var isKnown: [Bool] { rarities.map { $0 > 0 } }

  /// The coverage of a preset that matches every known word.
  var wholeCoverage: Int { rarities.reduce(0, +) }

  /// How much of the search a preset matches.
  func coverage(of entry: Int) -> Int {
    zip(rarities, row(entry)).reduce(0) { $1.1 > 0 ? $0 + $1.0 : $0 }
  }

  /// How well a preset matches.
  func score(of entry: Int) -> Int {
    zip(rarities, row(entry)).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// Whether a preset matches every word.
  func hasAll(_ entry: Int) -> Bool { row(entry).allSatisfy { $0 > 0 } }

  private func row(_ entry: Int) -> ArraySlice<Int> {
    values[entry * rarities.count..<(entry + 1) * rarities.count]
  }
}
