/// A word of a query.
///
/// It matches the beginnings of words only: "ken" is not found in "broken", but "stories" is in
/// "stories-cube".
struct SearchWord: Sendable {
  /// How well a word of a text matches; the raw value is what the match counts.
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

  /// Words that say nothing about a transition.
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

  /// The words of a query without those that say nothing, unless there are no others.
  static func words(of query: String) -> [SearchWord] {
    // As in the names of APIs: `crossDissolve`, but not `iOS`.
    let query = query.replacing(/([a-z]{2})([A-Z][a-z])/) { "\($0.1) \($0.2)" }
    let words = Array(query.utf8).split { !$0.isWordByte }.map {
      String(decoding: $0, as: UTF8.self)
    }
    return telling(words.map { SearchWord($0) })
  }

  /// The words without those that say nothing, unless there are no others.
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
