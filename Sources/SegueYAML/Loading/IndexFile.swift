import SegueSystem

/// An index on disk: the snapshot that it was built from, then its entries.
package enum IndexFile {
  private static let magic = Array("SEGUEIX5".utf8)
  private static let headerSize = 16
  /// The maximum size; an index of a hundred thousand presets is smaller.
  private static let sizeLimit = 1 << 28

  static func bytes(of index: CatalogIndex, _ snapshot: CatalogSnapshot) -> [UInt8] {
    var body = ByteWriter()
    snapshot.write(to: &body)
    for lines in [
      index.messages.warnings, index.messages.notes, index.messages.refusals,
    ] {
      body.write(UInt32(lines.count))
      for line in lines { body.write(line) }
    }
    body.write(UInt32(index.entries.count))
    for entry in index.entries { body.write(CatalogEntry.Field.allCases.map { entry[$0] }) }
    return sealed(body.bytes)
  }

  /// Returns a body with its magic number and checksum prepended.
  package static func sealed(_ body: [UInt8]) -> [UInt8] {
    var header = ByteWriter()
    header.append("SEGUEIX5")
    header.write(body.withUnsafeBytes(checksum))
    return header.bytes + body
  }

  /// Reads an index; nil if the file is not one or the folders have changed.
  static func read(_ path: String, folders: [String]) -> CatalogIndex? {
    guard let bytes = try? FileBytes.read(path, limit: sizeLimit), bytes.count <= sizeLimit
    else { return nil }
    return index(in: bytes, folders: folders)
  }

  /// Reads an index from its bytes, whatever they are.
  package static func index(in bytes: [UInt8], folders: [String]) -> CatalogIndex? {
    guard bytes.starts(with: magic) else { return nil }
    return bytes.withUnsafeBytes { all in
      var reader = ByteReader(all, at: magic.count)
      guard let sum = try? reader.number(UInt64.self),
        let check = try? SnapshotCheck(&reader, paths: folders)
      else { return nil }
      // Verifies the checksum while another thread already compares stamps.
      func rest() -> CatalogIndex? {
        let body = UnsafeRawBufferPointer(rebasing: all[headerSize...])
        guard sum == checksum(body), let found = try? index(&reader, bytes) else { return nil }
        check.run()
        return found
      }
      let listed = check.isLarge ? inParallel(rest, and: check.run).0 : rest()
      return check.holds ? listed : nil
    }
  }

  private static func index(
    _ reader: inout ByteReader, _ bytes: [UInt8]
  ) throws(ByteReader.Failure) -> CatalogIndex {
    var messages = CatalogMessages()
    for _ in 0..<(try reader.count()) { messages.warnings.append(try reader.text()) }
    for _ in 0..<(try reader.count()) { messages.notes.append(try reader.text()) }
    for _ in 0..<(try reader.count()) { messages.refusals.append(try reader.text()) }
    let count = try reader.count()
    var entries: [CatalogEntry] = []
    entries.reserveCapacity(min(count, bytes.count / 40))
    for _ in 0..<count { entries.append(try reader.entry(in: bytes)) }
    return CatalogIndex(entries: entries, messages: messages)
  }

  /// A checksum over 8-byte words; changing any bit changes it.
  ///
  /// FNV-1a by words, rotated so that the high bits matter too; four sums in parallel, since each
  /// step depends on the previous one.
  private static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var sums: (UInt64, UInt64, UInt64, UInt64) = (
      0xCBF2_9CE4_8422_2325, 0xCBF2_9CE4_8422_2326, 0xCBF2_9CE4_8422_2327, 0xCBF2_9CE4_8422_2328
    )
    let whole = bytes.count & ~31
    for offset in stride(from: 0, to: whole, by: 32) {
      mix(word(bytes, offset), into: &sums.0)
      mix(word(bytes, offset + 8), into: &sums.1)
      mix(word(bytes, offset + 16), into: &sums.2)
      mix(word(bytes, offset + 24), into: &sums.3)
    }
    for byte in bytes[whole...] { mix(UInt64(byte), into: &sums.0) }
    mix(sums.1, into: &sums.0)
    mix(sums.2, into: &sums.0)
    mix(sums.3, into: &sums.0)
    return sums.0
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func mix(_ word: UInt64, into sum: inout UInt64) {
    sum = (sum ^ word) &* 0x100_0000_01B3
    sum ^= sum >> 29
  }
}
