import SegueCatalog
import SegueTimeline

/// What a list shows and a search looks through, of one preset.
///
/// A view of the index's bytes: ten thousand of them cost no ten thousand strings. Their texts are
/// safe to print.
package struct CatalogueEntry: Sendable {
  /// What there is of each preset, in the order in which it is stored.
  package enum Field: Int, CaseIterable, Sendable {
    case id, family, operations, interactions, name, summary, tags, aliases, parameters, path
  }

  private let bytes: [UInt8]
  private let start: Int

  init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    self.start = start
  }

  /// The text of a field; of several words, with spaces between them.
  package subscript(_ field: Field) -> String {
    String(decoding: utf8(field), as: UTF8.self)
  }

  /// The words of a field.
  package func words(_ field: Field) -> [String] {
    self[field].split(separator: " ").map(String.init)
  }

  /// The text of a field as it lies in the index.
  package func utf8(_ field: Field) -> ArraySlice<UInt8> {
    var from = start + 4 * Field.allCases.count
    for index in 0..<field.rawValue { from += length(index) }
    return bytes[from..<from + length(field.rawValue)]
  }

  private func length(_ index: Int) -> Int {
    let at = start + 4 * index
    return Int(bytes[at]) | Int(bytes[at + 1]) << 8 | Int(bytes[at + 2]) << 16
      | Int(bytes[at + 3]) << 24
  }

  /// The texts of a preset's fields, in order.
  static func texts(of preset: Preset) -> [String] {
    let interactions = preset.operations.filter { preset.interactions[$0] != nil }
    return Field.allCases.map { field in
      switch field {
      case .id: preset.id
      case .family: preset.family.printable
      case .operations: words(preset.operations.map(\.rawValue))
      case .interactions: words(interactions.map(\.rawValue))
      case .name: preset.name.onOneLine
      case .summary: preset.summary.onOneLine
      case .tags: words(preset.tags)
      case .aliases: words(preset.aliases)
      case .parameters: words(preset.parameters.map(\.name))
      case .path: preset.place?.file.name.onOneLine ?? ""
      }
    }
  }

  private static func words(_ words: [String]) -> String { words.joined(separator: " ") }
}

extension String {
  /// The text without control characters, tabs and line breaks.
  fileprivate var onOneLine: String {
    let spaced = utf8.contains { $0 < 0x20 } ? split(whereSeparator: \.isWhitespace) : [self[...]]
    return spaced.joined(separator: " ").printable
  }
}
