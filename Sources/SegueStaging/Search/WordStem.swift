/// The part of a word that its other forms share: `rotate`, `rotates` and `rotation` all begin with `rotat`.
///
/// It is always a beginning of the word, so that words are compared where they lie.
enum WordStem {
  /// An ending that does not count, the letters that have to remain, and those after which it stays.
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
