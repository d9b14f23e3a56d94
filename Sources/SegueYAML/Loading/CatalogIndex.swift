import SegueCatalog
import SegueDiagnostics

/// A catalog's data for listing and searching, without the presets themselves.
package struct CatalogIndex: Sendable {
  /// The presets, by id; for a repeated id, only the one in use.
  package let entries: [CatalogEntry]
  /// The messages to show with the list.
  package let messages: CatalogMessages

  init(entries: [CatalogEntry], messages: CatalogMessages) {
    self.entries = entries
    self.messages = messages
  }

  /// Lists the presets of several folders, each in search order.
  init(_ loaded: CatalogLoader.Result, _ messages: CatalogMessages) {
    var seen: Set<String> = []
    var writer = ByteWriter()
    var starts: [(id: String, offset: Int, size: Int)] = []
    for preset in loaded.groups.joined() where seen.insert(preset.id).inserted {
      let offset = writer.bytes.count
      writer.write(CatalogEntry.texts(of: preset))
      let size = writer.bytes.count - offset - CatalogEntry.tableSize
      starts.append((preset.id, offset, size))
    }
    let bytes = writer.bytes
    entries = starts.sorted { $0.id < $1.id }.map { start in
      CatalogEntry(bytes, at: start.offset, size: start.size)
    }
    self.messages = messages
  }
}

extension CatalogIndex {
  /// Returns the entry of an id; nil if there is none.
  package func entry(_ id: String) -> CatalogEntry? {
    var range = entries.startIndex..<entries.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if entries[middle][.id] < id {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    let place = range.lowerBound
    return entries.indices.contains(place) && entries[place][.id] == id ? entries[place] : nil
  }
}

extension CatalogLoader.Result {
  /// A line for each file left out, and for each preset hidden by another in its folder.
  package var messages: [String] {
    var lines: [String] = []
    for (presets, diagnostics) in zip(groups, diagnostics) {
      lines += diagnostics.errorsByFile.map { file, errors in
        "\(file.printable) is skipped: \(Self.count(errors))"
      }
      var first: [String: Preset] = [:]
      for preset in presets {
        if let other = first[preset.id] {
          lines.append(
            "\(preset.path.printable) is skipped: \(other.path.printable) has the same id")
        } else {
          first[preset.id] = preset
        }
      }
    }
    return lines
  }

  private static func count(_ errors: Int) -> String {
    errors == 1 ? "1 error" : "\(errors) errors"
  }
}

extension Preset {
  fileprivate var path: String { place?.file.name ?? id }
}
