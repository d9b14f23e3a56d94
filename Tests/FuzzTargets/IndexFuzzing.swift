import SegueYAML

/// Indexes of a catalog from any bytes, with a valid checksum.
enum IndexFuzzing {
  /// Reads an index, and prints its entries.
  static func list(_ bytes: [UInt8]) {
    let index = IndexFile.index(in: IndexFile.sealed(bytes), folders: [])
    for entry in index?.entries ?? [] {
      precondition(entry.line.count <= bytes.count, "a line is longer than the file")
      for field in CatalogEntry.Field.allCases { _ = entry.words(field) }
    }
  }
}
