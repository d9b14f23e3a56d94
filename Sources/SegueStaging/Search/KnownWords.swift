import SegueDiagnostics
import SegueYAML

/// The words of presets, which replace those of a search that no preset has.
struct KnownWords {
  /// The words of ids, names and tags, by which misspelled ones are corrected.
  private var names: Set<[UInt8]> = []
  /// The stems of the words of all fields, and of filler words.
  private var stems: Set<[UInt8]>
  /// The words of all fields.
  private var all: Set<[UInt8]> = []

  /// The minimum number of letters of a part of a joined word, and the maximum of the whole.
  private static let (least, most) = (3, 48)
  private static let nameFields: [CatalogEntry.Field] = [.id, .aliases, .name, .tags]

  init(of entries: [CatalogEntry]) {
    stems = Set(SearchWord.fillers.map { Array(SearchWord($0).stem) })
    for entry in entries {
      for (field, _) in PresetSearch.fields {
        entry.utf8(field).forEachWord { all.insert($0.map(\.folded)) }
      }
      for field in Self.nameFields {
        entry.utf8(field).forEachWord { names.insert($0.map(\.folded)) }
      }
    }
    for word in all { stems.insert(Array(word.prefix(WordStem.length(of: word[...])))) }
  }

  /// The words to search for instead of one that no preset has; nil if there are none.
  func words(insteadOf word: SearchWord) -> [SearchWord]? {
    if let parts = parts(of: word.letters[...]) {
      return SearchWord.telling(
        parts.map { SearchWord(String(decoding: $0, as: UTF8.self)) })
    }
    return nearest(to: word.letters).map { [SearchWord($0)] }
  }

  /// The known words that a word joins: the fewest, and of these the longest first one.
  ///
  /// The last one may be the beginning of a known word, as in any search.
  private func parts(of word: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    word.count > Self.most ? nil : (2...4).lazy.compactMap { parts(of: word, count: $0) }.first
  }

  private func parts(of word: ArraySlice<UInt8>, count: Int) -> [ArraySlice<UInt8>]? {
    if count == 1 { return isBeginning(word) ? [word] : nil }
    let longest = word.count - (count - 1) * Self.least
    for length in stride(from: longest, through: Self.least, by: -1) {
      let first = word.prefix(length)
      guard isKnown(first), let rest = parts(of: word.dropFirst(length), count: count - 1) else {
        continue
      }
      return [first] + rest
    }
    return nil
  }

  private func isKnown(_ word: ArraySlice<UInt8>) -> Bool {
    stems.contains(Array(word.prefix(WordStem.length(of: word))))
  }

  private func isBeginning(_ word: ArraySlice<UInt8>) -> Bool {
    isKnown(word) || all.contains { $0.starts(with: word) }
  }

  /// The name with the fewest edits; nil if there is none.
  ///
  /// At most one edit for every four letters, or for every three if letters are only missing: `paralx` is `parallax`, and
  /// `gentle` is not `genie`. Among equals one with the same first letter, and then the first in the order of bytes.
  private func nearest(to letters: [UInt8]) -> String? {
    let most = letters.count / 3
    let limit = max(letters.count / 4, min(most, 1))
    var best: (word: [UInt8], distance: Int, startsElse: Int)?
    // Nobody types two letters too many: 'delegate' is not 'delete'.
    let lengths = letters.count - 1...letters.count + most
    for word in names where lengths.contains(word.count) {
      let distance = NearestName.editDistance(letters, word)
      let startsElse = word.first == letters.first ? 0 : 1
      let isShortened = distance == word.count - letters.count
      guard distance <= (isShortened ? most : limit) else { continue }
      if let best {
        let (old, new) = ((best.distance, best.startsElse), (distance, startsElse))
        guard new < old || new == old && word.lexicographicallyPrecedes(best.word) else { continue }
      }
      best = (word, distance, startsElse)
    }
    return best.map { String(decoding: $0.word, as: UTF8.self) }
  }
}
