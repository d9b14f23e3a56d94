/// An index on disk: the snapshot that it was made from, then what it lists.
enum IndexFile {
  private static let magic = Array("SEGUEIX2".utf8)
  private static let headerSize = 16
  /// An index of a hundred thousand presets is smaller than this.
  private static let sizeLimit = 1 << 28

  static func bytes(of index: CatalogueIndex, _ snapshot: CatalogueSnapshot) -> [UInt8] {
    var body = ByteWriter()
    snapshot.write(to: &body)
    for lines in [index.remarks.warnings, index.remarks.notes] {
      body.write(UInt32(lines.count))
      for line in lines { body.write(line) }
    }
    body.write(UInt32(index.entries.count))
    for entry in index.entries { body.write(CatalogueEntry.Field.allCases.map { entry[$0] }) }
    return sealed(body.bytes)
  }

  /// A body behind the magic words and its sum.
  static func sealed(_ body: [UInt8]) -> [UInt8] {
    var header = ByteWriter()
    header.append("SEGUEIX2")
    header.write(body.withUnsafeBytes(checksum))
    return header.bytes + body
  }

  /// The index in a file, if it is one and the folders still stand as they did; else nil.
  static func read(_ path: String, folders: [String]) -> CatalogueIndex? {
    guard let bytes = try? FileBytes.read(path, limit: sizeLimit), bytes.count <= sizeLimit,
      bytes.starts(with: magic)
    else { return nil }
    return bytes.withUnsafeBytes { all in
      var reader = ByteReader(all, at: magic.count)
      let rest = UnsafeRawBufferPointer(rebasing: all[min(headerSize, all.count)...])
      guard let sum = try? reader.number(UInt64.self), sum == checksum(rest),
        let holds = try? SnapshotCheck.holds(&reader, paths: folders), holds
      else { return nil }
      return try? index(&reader, bytes)
    }
  }

  private static func index(
    _ reader: inout ByteReader, _ bytes: [UInt8]
  ) throws(ByteReader.Failure) -> CatalogueIndex {
    var remarks = CatalogueRemarks()
    for _ in 0..<(try reader.count()) { remarks.warnings.append(try reader.text()) }
    for _ in 0..<(try reader.count()) { remarks.notes.append(try reader.text()) }
    let count = try reader.count()
    var entries: [CatalogueEntry] = []
    entries.reserveCapacity(min(count, bytes.count / 40))
    for _ in 0..<count {
      let start = reader.offset
      var length = 0
      for _ in CatalogueEntry.Field.allCases { length += try reader.count() }
      _ = try reader.skip(length)
      entries.append(CatalogueEntry(bytes, at: start))
    }
    return CatalogueIndex(entries: entries, remarks: remarks)
  }

  /// A sum over words of eight bytes that any change of a bit changes.
  ///
  /// FNV-1a by words, turned so that the high bits matter too.
  private static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    let whole = bytes.count & ~7
    for offset in stride(from: 0, to: whole, by: 8) {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      sum = (sum ^ word) &* 0x100_0000_01B3
      sum ^= sum >> 29
    }
    for byte in bytes[whole...] { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return sum
  }
}
