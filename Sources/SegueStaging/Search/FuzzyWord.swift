/// A search word matched by its letters in order, with or without others between them.
struct FuzzyWord: Hashable, Sendable {
  /// The score and position of a word in a text.
  struct Match: Hashable, Sendable {
    /// The score; higher is better.
    var score: Int
    /// The byte offsets of its letters.
    var places: [Int]
  }

  private let letters: [UInt8]

  /// The maximum number of start positions tried in a text.
  private static let maxTries = 8

  /// Creates a case-insensitive word.
  init(_ word: some StringProtocol) { letters = word.utf8.map(\.folded) }

  /// The best match of the word in a text; nil if there is none.
  ///
  /// Consecutive letters and letters at the beginnings of words score higher; the beginning of the
  /// text scores highest.
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

  /// The score of the word's best match in a text; nil if there is none.
  func score(in text: ArraySlice<UInt8>, staysInWord: Bool) -> Int? {
    best(in: text, staysInWord)?.score
  }

  private func best(in text: ArraySlice<UInt8>, _ staysInWord: Bool) -> (score: Int, start: Int)? {
    guard let first = letters.first, letters.count <= text.count else { return nil }
    var best: (score: Int, start: Int)?
    var tries = 0
    for start in text.indices where text[start].folded == first {
      guard tries < Self.maxTries else { break }
      tries += 1
      guard let score = score(in: text, from: start, staysInWord) else {
        if staysInWord { continue }
        break
      }
      if score > best?.score ?? .min { best = (score, start) }
    }
    return best
  }

  /// A match of the whole word anywhere in a text.
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

  /// Matches each letter at its earliest position; allocates nothing, since most texts do not
  /// match.
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
  /// The byte with ASCII capitals in lower case.
  fileprivate var folded: UInt8 { (65...90).contains(self) ? self + 32 : self }

  fileprivate var isLetterOrDigit: Bool {
    (48...57).contains(self) || (97...122).contains(folded) || self >= 0x80
  }
}
