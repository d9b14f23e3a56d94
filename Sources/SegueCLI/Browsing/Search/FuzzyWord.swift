/// A word that is looked for by its letters: in order, others between them or not.
struct FuzzyWord: Hashable, Sendable {
  /// Where a word was found in a text, and how well.
  struct Match: Hashable, Sendable {
    /// More is better.
    var score: Int
    /// The places of its letters, in bytes from the beginning.
    var places: [Int]
  }

  private let letters: [UInt8]

  /// How many beginnings in a text are tried.
  private static let mostTries = 8

  /// Creates a word; capitals do not matter.
  init(_ word: some StringProtocol) { letters = FoldedText.folded(word.utf8) }

  /// The best place of the word in a text; nil where it is not there.
  ///
  /// Letters that follow each other, and letters at the beginnings of words, count more.
  func match(in text: [UInt8]) -> Match? {
    guard let first = letters.first, letters.count <= text.count else { return nil }
    var best: Match?
    var tries = 0
    for start in text.indices where text[start] == first {
      guard tries < Self.mostTries, let match = match(in: text, from: start) else { break }
      if match.score > best?.score ?? .min { best = match }
      tries += 1
    }
    return best
  }

  /// The word as a whole, somewhere in a text.
  func wholeMatch(in text: [UInt8]) -> Match? {
    guard let first = letters.first, letters.count <= text.count else { return nil }
    for start in 0...text.count - letters.count where text[start] == first {
      if text[start..<start + letters.count].elementsEqual(letters) {
        let places = Array(start..<start + letters.count)
        return Match(score: score(places, in: text), places: places)
      }
    }
    return nil
  }

  /// Takes each letter as early as it comes.
  private func match(in text: [UInt8], from start: Int) -> Match? {
    var places: [Int] = []
    places.reserveCapacity(letters.count)
    var next = 0
    for place in start..<text.count where text[place] == letters[next] {
      places.append(place)
      next += 1
      if next == letters.count { return Match(score: score(places, in: text), places: places) }
    }
    return nil
  }

  private func score(_ places: [Int], in text: [UInt8]) -> Int {
    var score = 0
    for (index, place) in places.enumerated() {
      if place == 0 || !text[place - 1].isLetterOrDigit { score += 8 }
      if index > 0 { score += places[index - 1] == place - 1 ? 6 : -1 }
    }
    return score - (places[places.count - 1] - places[0] + 1 - places.count)
  }
}

/// Text in which capitals and small letters of ASCII are the same; bytes keep their places.
enum FoldedText {
  static func folded(_ text: some Sequence<UInt8>) -> [UInt8] {
    text.map { (65...90).contains($0) ? $0 + 32 : $0 }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (48...57).contains(self) || (97...122).contains(self) || self >= 0x80
  }
}
