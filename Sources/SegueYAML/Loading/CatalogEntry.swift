package import SegueCatalog
import SegueDiagnostics
import SegueTimeline

/// The fields of a preset for listing and searching, safe to print, without tabs or line feeds.
package struct CatalogEntry: Sendable {
  /// The fields of each preset: first those that a list prints.
  package enum Field: Int, CaseIterable, Sendable {
    case id, family, operations, name, summary, tags
    case interactions, aliases, parameters, about, path
  }

  /// The text of each field, in the order of the fields.
  private let texts: [[UInt8]]

  /// The entry of a preset.
  package init(_ preset: Preset) {
    let interactions = preset.operations.filter { preset.interactions[$0] != nil }
    self.init { field in
      switch field {
      case .id: preset.id
      case .family: preset.family
      case .operations: Self.words(preset.operations.map(\.rawValue))
      case .name: preset.name
      case .summary: preset.summary
      case .tags: Self.words(preset.tags)
      case .interactions: Self.words(interactions.map(\.rawValue))
      case .aliases: Self.words(preset.aliases)
      case .parameters: Self.words(preset.parameters.map(\.name))
      case .about:
        Self.words([preset.about.use, preset.about.seenIn, preset.about.avoid].compactMap { $0 })
      case .path: preset.place?.file.name ?? ""
      }
    }
  }

  /// The entry of a file that cannot be used: only its name is known.
  package init(unusable file: PresetFile) {
    self.init { field in
      switch field {
      case .id: file.stem
      case .family: file.family
      case .path: file.path
      default: ""
      }
    }
  }

  private init(_ text: (Field) -> String) {
    texts = Field.allCases.map { Array(text($0).onOneLine.utf8) }
  }

  /// The file that it was read from.
  package var file: PresetFile { PresetFile(path: self[.path], family: self[.family]) }

  /// The text of a field; several words are separated by spaces.
  package subscript(_ field: Field) -> String { String(decoding: utf8(field), as: UTF8.self) }

  /// The UTF-8 text of a field.
  package func utf8(_ field: Field) -> ArraySlice<UInt8> { texts[field.rawValue][...] }

  package func words(_ field: Field) -> [String] {
    self[field].split(separator: " ").map(String.init)
  }

  /// The fields from ``Field/id`` to ``Field/tags``, separated by tabs.
  package var line: String {
    Field.allCases.prefix { $0.rawValue <= Field.tags.rawValue }.map { self[$0] }
      .joined(separator: "\t")
  }

  /// The first two letters of an operation, which are different for all operations.
  package static func abbreviation(ofOperation operation: String) -> String {
    String(operation.prefix(2))
  }

  private static func words(_ words: [String]) -> String { words.joined(separator: " ") }
}

extension String {
  /// The text without control characters, tabs or line breaks.
  fileprivate var onOneLine: String {
    let spaced = utf8.contains { $0 < 0x20 } ? split(whereSeparator: \.isWhitespace) : [self[...]]
    return spaced.joined(separator: " ").printable
  }
}
