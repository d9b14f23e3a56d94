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
  init(_ word: some StringProtocol) { letters = word.utf8.map(\.folded) }

  /// The best place of the word in a text; nil where it is not there.
  ///
  /// Letters that follow each other, and letters at the beginnings of words, count more; most counts the beginning of all.
  ///
  /// - Parameter staysInWord: whether all letters lie between two spaces.
  func match(in text: ArraySlice<UInt8>, staysInWord: Bool = false) -> Match? {
    guard let best = best(in: text, staysInWord) else { return nil }
    var places: [Int] = []
    for place in best.start..<text.endIndex where text[place].folded == letters[places.count] {
      places.append(place)
      if places.count == letters.count { break }
    }
    return Match(score: best.score, places: places)
  }

  /// How good the best place of the word in a text is; nil where it is not there.
  func score(in text: ArraySlice<UInt8>, staysInWord: Bool) -> Int? {
    best(in: text, staysInWord)?.score
  }

  private func best(in text: ArraySlice<UInt8>, _ staysInWord: Bool) -> (score: Int, start: Int)? {
    guard let first = letters.first, letters.count <= text.count else { return nil }
    var best: (score: Int, start: Int)?
    var tries = 0
    for start in text.indices where text[start].folded == first {
      guard tries < Self.mostTries else { break }
      tries += 1
      guard let score = score(in: text, from: start, staysInWord) else {
        if staysInWord { continue }
        break
      }
      if score > best?.score ?? .min { best = (score, start) }
    }
    return best
  }

  /// The word as a whole, somewhere in a text.
  func wholeMatch(in text: ArraySlice<UInt8>) -> Match? {
    guard let first = letters.first, letters.count <= text.count else { return nil }
    for start in text.startIndex...text.endIndex - letters.count
    where text[start].folded == first {
      if text[start..<start + letters.count].elementsEqual(letters, by: { $0.folded == $1 }) {
        return Match(
          score: score(in: text, from: start, false) ?? 0,
          places: Array(start..<start + letters.count))
      }
    }
    return nil
  }

  /// Takes each letter as early as it comes; nothing is kept, since most texts do not match.
  private func score(
    in text: ArraySlice<UInt8>, from start: Int, _ staysInWord: Bool
  ) -> Int? {
    var (score, next, last) = (0, 0, start)
    for place in start..<text.endIndex {
      if staysInWord && text[place] == UInt8(ascii: " ") { return nil }
      if text[place].folded != letters[next] { continue }
      if place == text.startIndex {
        score += 9
      } else if !text[place - 1].isLetterOrDigit {
        score += 8
      }
      if next > 0 { score += last == place - 1 ? 7 : -1 }
      last = place
      next += 1
      if next == letters.count { return score - (place - start + 1 - letters.count) }
    }
    return nil
  }
}

extension UInt8 {
  /// The byte with capitals of ASCII made small.
  fileprivate var folded: UInt8 { (65...90).contains(self) ? self + 32 : self }

  fileprivate var isLetterOrDigit: Bool {
    (48...57).contains(self) || (97...122).contains(folded) || self >= 0x80
  }
}
