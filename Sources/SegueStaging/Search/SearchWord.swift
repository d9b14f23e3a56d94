/// A word of a query.
///
/// It matches the beginnings of words only: "ken" is not found in "broken", but "stories" is in
/// "stories-cube".
struct SearchWord: Sendable {
  /// How well a word of a text matches; the raw value is the score of the match.
  enum Fit: Int {
    case beginning = 2
    /// Another form of the same word.
    case form
    case whole
  }

  /// A match in a text.
  struct Match {
    let fit: Fit
    /// The matching letters, as indices of the text.
    let letters: Range<Int>
  }

  /// The word as typed.
  let text: String
  let letters: [UInt8]
  private let stemLength: Int

  /// Filler words, which say nothing about a transition.
  static let fillers: Set<String> = [
    "a", "an", "and", "animated", "animation", "animations", "as", "at", "by", "effect", "effects",
    "for", "from", "in", "into", "is", "it", "its", "like", "of", "on", "or", "that", "the", "this",
    "to", "transition", "transitions", "when", "which", "with",
  ]

  init(_ text: String) {
    self.text = text
    letters = text.utf8.map(\.folded)
    stemLength = WordStem.length(of: letters[...])
  }

  /// The words of a query without filler words, unless there are no others.
  static func words(of query: String) -> [SearchWord] {
    // Splits names of APIs such as `crossDissolve`, but not `iOS`.
    let query = query.replacing(/([a-z]{2})([A-Z][a-z])/) { "\($0.1) \($0.2)" }
    let words = Array(query.utf8).split { !$0.isWordByte }.map {
      String(decoding: $0, as: UTF8.self)
    }
    return telling(words.map { SearchWord($0) })
  }

  /// The words without filler words, unless there are no others.
  static func telling(_ words: [SearchWord]) -> [SearchWord] {
    let telling = words.filter { !fillers.contains($0.text.lowercased()) }
    return telling.isEmpty ? words : telling
  }

  /// The best match in a text, the first among equals; nil if no word of it begins like this one.
  func match(in text: ArraySlice<UInt8>) -> Match? {
    var best: Match?
    text.forEachWord { word in
      guard let found = match(with: word), found.fit.rawValue > best?.fit.rawValue ?? 0 else {
        return
      }
      best = found
    }
    return best
  }

  private func match(with word: ArraySlice<UInt8>) -> Match? {
    guard word[word.startIndex].folded == letters[0] else { return nil }
    let common = zip(word, letters).prefix { $0.folded == $1 }.count
    let fit: Fit
    if common == letters.count, common == word.count {
      fit = .whole
    } else if common >= stemLength, WordStem.length(of: word) == stemLength {
      fit = .form
    } else if common == letters.count {
      fit = .beginning
    } else {
      return nil
    }
    return Match(fit: fit, letters: word.startIndex..<word.startIndex + common)
  }

  /// Whether it is a word, or another form of it.
  func isForm(of other: SearchWord) -> Bool {
    stem == other.stem
  }

  /// The letters that other forms of the word share.
  var stem: ArraySlice<UInt8> { letters.prefix(stemLength) }
}

extension ArraySlice<UInt8> {
  /// Calls a closure with each word: the letters and digits between other characters.
  func forEachWord(_ body: (ArraySlice<UInt8>) -> Void) {
    var start = startIndex
    while start < endIndex {
      var end = start
      while end < endIndex, self[end].isWordByte { end += 1 }
      if end > start { body(self[start..<end]) }
      start = end + 1
    }
  }
}

/// The part of a word that its other forms share: `rotate`, `rotates` and `rotation` all begin with `rotat`.
///
/// It is always a prefix of the word, so that words are compared without copying.
enum WordStem {
  /// The endings that are removed, with the minimum number of remaining letters, and the letters after which they stay.
  private static let endings: [(letters: [UInt8], least: Int, staysAfter: [UInt8])] = [
    ("ies", 3, ""), ("ing", 3, "e"), ("ion", 4, ""), ("ed", 3, "e"), ("es", 3, ""), ("s", 3, "s"),
    ("e", 3, ""), ("y", 3, "aeiou"),
  ].map { (Array($0.0.utf8), $0.1, Array($0.2.utf8)) }

  private static let vowels = Array("aeiouy".utf8)
  /// Letters that stay double: `roll` in `rolling`, but `flip` in `flipping`.
  private static let double = Array("lsz".utf8)

  /// The number of a word's first bytes that make up its stem.
  static func length(of word: ArraySlice<UInt8>) -> Int {
    for ending in endings where word.count >= ending.letters.count + ending.least {
      let rest = word.dropLast(ending.letters.count)
      guard
        word.suffix(ending.letters.count).elementsEqual(ending.letters, by: { $0.folded == $1 }),
        let last = rest.last?.folded, !ending.staysAfter.contains(last),
        rest.contains(where: { vowels.contains($0.folded) })
      else { continue }
      let isDoubled =
        ending.letters.count > 1 && rest.count > ending.least && !double.contains(last)
        && rest[rest.endIndex - 2].folded == last
      return rest.count - (isDoubled ? 1 : 0)
    }
    return word.count
  }
}

extension UInt8 {
  /// The byte with ASCII capitals in lower case.
  var folded: UInt8 { (65...90).contains(self) ? self + 32 : self }

  /// Whether it belongs to a word rather than separating two; parts of letters beyond ASCII do.
  var isWordByte: Bool {
    (48...57).contains(self) || (97...122).contains(folded) || self >= 0x80
  }
}
