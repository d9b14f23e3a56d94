import SegueCatalog
import SegueTimeline

/// A preset as the browser lists it and looks through it.
struct BrowserItem: Sendable {
  /// What is looked through, in the order in which it matters.
  enum Field: Int, CaseIterable, Sendable {
    case id, name, tags, operations, parameters, summary

    /// What a word that is found there counts more.
    var weight: Int { [40, 30, 24, 20, 16, 8][rawValue] }
    /// What it is called beside a match.
    var title: String {
      ["id", "name", "tag", "operation", "parameter", "summary"][rawValue]
    }
  }

  /// The preset.
  var preset: Preset
  /// Where it comes from: a catalogue folder or a plugin.
  let origin: String
  /// Its texts, safe to print.
  let texts: [String]
  private let folded: [[UInt8]]

  /// Creates an item.
  init(_ preset: Preset, origin: String) {
    self.preset = preset
    self.origin = origin
    texts = Field.allCases.map { field in
      switch field {
      case .id: preset.id
      case .name: preset.name
      case .tags: preset.tags.joined(separator: " ")
      case .operations: preset.operations.map(\.rawValue).joined(separator: " ")
      case .parameters: preset.parameters.map(\.name).joined(separator: " ")
      case .summary: preset.summary
      }
    }.map(\.printable)
    folded = texts.map { FoldedText.folded($0.utf8) }
  }

  /// The text of a field.
  func text(_ field: Field) -> String { texts[field.rawValue] }

  /// Whether a finger can drive one of its operations, or a scroll position drives it.
  var isInteractive: Bool { !preset.interactions.isEmpty || preset.scroll != nil }

  /// Where a word is found best, and how well; of the summary only whole words count, since nearly every sentence has
  /// all letters.
  func best(_ word: FuzzyWord) -> (field: Field, score: Int)? {
    var best: (field: Field, score: Int)?
    for field in Field.allCases {
      let text = folded[field.rawValue]
      let score =
        field == .summary
        ? word.wholeMatch(in: text)?.score : word.score(in: text, staysInWord: field.hasWords)
      guard let score, score + field.weight > best?.score ?? .min else { continue }
      best = (field, score + field.weight)
    }
    return best
  }

  /// The letters of a word in a field, in bytes from the beginning of its text.
  func places(of word: FuzzyWord, in field: Field) -> [Int] {
    let text = folded[field.rawValue]
    let match =
      field == .summary
      ? word.wholeMatch(in: text) : word.match(in: text, staysInWord: field.hasWords)
    return match?.places ?? []
  }
}

extension BrowserItem.Field {
  /// Whether it is a list of words, each for itself.
  fileprivate var hasWords: Bool { self == .tags || self == .operations || self == .parameters }
}
