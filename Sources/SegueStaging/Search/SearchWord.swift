import SegueDiagnostics
import SegueYAML

/// A word of a query, with its stem: a search for "curls" finds "curl".
struct SearchWord: Sendable {
  /// The word as typed.
  let text: String
  private let whole: FuzzyWord
  /// Matches only letters in a row.
  private let stem: FuzzyWord?

  /// What a match of the stem is worth less.
  private static let stemPenalty = 4

  /// Words that say nothing about a transition.
  private static let fillers: Set<String> = [
    "a", "an", "and", "as", "at", "by", "for", "from", "in", "into", "is", "it", "its", "like",
    "of",
    "on", "or", "that", "the", "this", "to", "transition", "when", "which", "with",
  ]

  init(_ text: some StringProtocol) {
    self.text = String(text)
    whole = FuzzyWord(text)
    stem = Self.stem(of: text.lowercased()).map { FuzzyWord($0) }
  }

  /// The words of a query without fillers, unless there are no others.
  static func words(of query: String) -> [SearchWord] {
    let words = query.split(whereSeparator: \.isWhitespace)
    let telling = words.filter { !fillers.contains($0.lowercased()) }
    return (telling.isEmpty ? words : telling).map { SearchWord($0) }
  }

  /// The word without the ending of a plural or of a verb; nil if it has none.
  private static func stem(of word: String) -> String? {
    for (ending, least) in [("ing", 6), ("ed", 5), ("es", 5), ("s", 4)]
    where word.hasSuffix(ending) && word.utf8.count >= least && !word.hasSuffix("ss") {
      return String(word.dropLast(ending.count))
    }
    return nil
  }

  /// The score in a field's text; nil if it does not match.
  func score(in text: ArraySlice<UInt8>, _ field: CatalogEntry.Field) -> Int? {
    let score =
      field.isProse
      ? whole.wholeMatch(in: text)?.score : whole.score(in: text, staysInWord: field.isList)
    return score ?? stem?.wholeMatch(in: text).map { $0.score - Self.stemPenalty }
  }

  /// The offsets of the matched letters in a field's text.
  func places(in text: ArraySlice<UInt8>, _ field: CatalogEntry.Field) -> [Int] {
    let match =
      field.isProse ? whole.wholeMatch(in: text) : whole.match(in: text, staysInWord: field.isList)
    return (match ?? stem?.wholeMatch(in: text))?.places ?? []
  }

  /// The candidate with the fewest edits, at most one for every three letters; nil if there is none.
  func nearest(among candidates: [[UInt8]]) -> String? {
    let letters = Array(text.lowercased().utf8)
    let limit = letters.count / 3
    var best: (word: [UInt8], distance: Int)?
    for candidate in candidates where abs(candidate.count - letters.count) <= limit {
      let distance = NearestName.editDistance(letters, candidate)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best.map { String(decoding: $0.word, as: UTF8.self) }
  }
}

extension CatalogEntry.Field {
  /// Whether it holds sentences, in which only letters in a row match: nearly every sentence contains all letters in some
  /// order.
  fileprivate var isProse: Bool { self == .summary || self == .about }

  /// Whether it is a list of separate words.
  fileprivate var isList: Bool { [.aliases, .tags, .operations, .parameters].contains(self) }
}
