/// Which items answer a query, best first.
struct BrowserSearch: Sendable {
  /// An item that answers.
  struct Hit: Sendable {
    /// The item's place among all.
    let item: Int
    /// How well it answers.
    let score: Int
  }

  private let words: [FuzzyWord]

  /// Creates a search for one or several words, all of which have to be found.
  init(_ query: String) {
    words = query.split(whereSeparator: \.isWhitespace).map { FuzzyWord($0) }
  }

  /// The items that answer and pass a filter; all of them, in their order, where nothing is asked.
  func hits(among items: [BrowserItem], passing filter: BrowserFilter) -> [Hit] {
    var hits: [Hit] = []
    for (place, item) in items.enumerated() where filter.passes(item) {
      if let hit = hit(item, at: place) { hits.append(hit) }
    }
    if !words.isEmpty { hits.sort { ($1.score, $0.item) < ($0.score, $1.item) } }
    return hits
  }

  /// The letters that were found, by field, in bytes from the beginning of its text.
  func places(in item: BrowserItem) -> [BrowserItem.Field: Set<Int>] {
    var places: [BrowserItem.Field: Set<Int>] = [:]
    for word in words {
      guard let (field, _) = item.best(word) else { continue }
      places[field, default: []].formUnion(item.places(of: word, in: field))
    }
    return places
  }

  private func hit(_ item: BrowserItem, at place: Int) -> Hit? {
    var score = 0
    for word in words {
      guard let best = item.best(word) else { return nil }
      score += best.score
    }
    return Hit(item: place, score: score)
  }
}
