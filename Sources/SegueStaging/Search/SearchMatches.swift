import SegueYAML

/// What each word of a search counts in each preset.
struct SearchMatches {
  /// The best match of each word, preset by preset; 0 where there is none.
  private let values: [Int]
  /// What each word counts: the more, the fewer presets have it; 0 if none has.
  private let rarities: [Int]

  init(_ words: [SearchWord], in entries: [CatalogEntry]) {
    let values = entries.flatMap { entry in words.map { $0.best(in: entry)?.value ?? 0 } }
    rarities = words.indices.map { word in
      let count = stride(from: word, to: values.count, by: words.count).count { values[$0] > 0 }
      // The binary digits of the ratio: a whole number that the page computes as exactly.
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
