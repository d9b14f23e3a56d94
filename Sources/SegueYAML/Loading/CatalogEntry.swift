package import SegueCatalog
import SegueDiagnostics
import SegueTimeline

/// The fields of a preset for listing and searching.
///
/// A view of the index's bytes: ten thousand entries do not cost ten thousand strings. The texts
/// are safe to print, without tabs or line feeds.
package struct CatalogEntry: Sendable {
  /// The fields of each preset in storage order: first those that a list prints.
  package enum Field: Int, CaseIterable, Sendable {
    case id, family, operations, name, summary, tags
    case interactions, aliases, parameters, about, path
  }

  /// The size of the table before the texts: the end of each text, in bytes from the first.
  static let tableSize = 4 * Field.allCases.count

  private let bytes: [UInt8]
  private let start: Int
  private let size: Int

  /// Creates the entry for a table offset and a size of texts, both within the bytes.
  init(_ bytes: [UInt8], at offset: Int, size: Int) {
    self.bytes = bytes
    self.start = offset + Self.tableSize
    self.size = size
  }

  /// The entry of a preset, with bytes of its own.
  package init(_ preset: Preset) {
    var writer = ByteWriter()
    writer.write(Self.texts(of: preset))
    self.init(writer.bytes, at: 0, size: writer.bytes.count - Self.tableSize)
  }

  /// The entry of a file that cannot be used: only its name is known.
  package init(unusable file: PresetFile) {
    let texts = Field.allCases.map { field in
      switch field {
      case .id: file.stem.onOneLine
      case .family: file.family.onOneLine
      case .path: file.path.onOneLine
      default: ""
      }
    }
    var writer = ByteWriter()
    writer.write(texts)
    self.init(writer.bytes, at: 0, size: writer.bytes.count - Self.tableSize)
  }

  /// The file that it was read from.
  package var file: PresetFile { PresetFile(path: self[.path], family: self[.family]) }

  /// The text of a field; several words are separated by spaces.
  package subscript(_ field: Field) -> String {
    String(decoding: utf8(field), as: UTF8.self)
  }

  /// The words of a field.
  package func words(_ field: Field) -> [String] {
    self[field].split(separator: " ").map(String.init)
  }

  /// The fields from ``Field/id`` to ``Field/tags`` with tabs between them, and a line feed.
  package var line: ArraySlice<UInt8> { bytes[start..<start + min(end(of: .tags) + 1, size)] }

  /// The UTF-8 text of a field in the index.
  package func utf8(_ field: Field) -> ArraySlice<UInt8> {
    let before = Field(rawValue: field.rawValue - 1)
    let from = min(before.map { end(of: $0) + 1 } ?? 0, size)
    return bytes[start + from..<start + min(max(from, end(of: field)), size)]
  }

  private func end(of field: Field) -> Int {
    let offset = start - Self.tableSize + 4 * field.rawValue
    return bytes.withUnsafeBytes { all in
      Int(UInt32(littleEndian: all.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
  }

  /// The texts of a preset's fields, in order.
  static func texts(of preset: Preset) -> [String] {
    let interactions = preset.operations.filter { preset.interactions[$0] != nil }
    return Field.allCases.map { field in
      let text =
        switch field {
        case .id: preset.id
        case .family: preset.family
        case .operations: words(preset.operations.map(\.rawValue))
        case .name: preset.name
        case .summary: preset.summary
        case .tags: words(preset.tags)
        case .interactions: words(interactions.map(\.rawValue))
        case .aliases: words(preset.aliases)
        case .parameters: words(preset.parameters.map(\.name))
        case .about:
          words([preset.about.use, preset.about.seenIn, preset.about.avoid].compactMap { $0 })
        case .path: preset.place?.file.name ?? ""
        }
      return text.onOneLine
    }
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

extension ByteWriter {
  /// Writes the texts of an entry: the end of each, then all texts, each followed by a separator.
  mutating func write(_ texts: [String]) {
    var end = 0
    for text in texts {
      end += text.utf8.count
      write(UInt32(end))
      end += 1
    }
    for (field, text) in zip(CatalogEntry.Field.allCases, texts) {
      append(text)
      append(field == .tags || field == .path ? "\n" : "\t")
    }
  }
}

extension ByteReader {
  /// Skips an entry and returns a view of it in the bytes being read.
  mutating func entry(in bytes: [UInt8]) throws(Failure) -> CatalogEntry {
    let offset = try skip(CatalogEntry.tableSize - 4)
    // The last text ends one byte before the entry does.
    let size = try count() + 1
    _ = try skip(size)
    return CatalogEntry(bytes, at: offset, size: size)
  }
}
