/// An ordered table of names with hashed lookup by bytes.
package struct NameTable: Sendable {
  let names: [String]
  private let bytes: [UInt8]
  /// The end of each name in `bytes`.
  private let ends: [UInt32]
  private let hashes: [UInt32]
  /// The buckets of an open-addressing hash table, a power of two in size: index + 1, or 0 if free.
  private let buckets: [UInt32]

  package init(_ names: [String]) {
    self.names = names
    var bytes: [UInt8] = []
    bytes.reserveCapacity(names.reduce(0) { $0 + $1.utf8.count })
    var ends: [UInt32] = []
    ends.reserveCapacity(names.count)
    for name in names {
      bytes += name.utf8
      ends.append(UInt32(bytes.count))
    }
    self.bytes = bytes
    self.ends = ends
    hashes = names.map { $0.utf8.reduce(NameHash.start, NameHash.add) }
    buckets = Self.buckets(for: hashes)
  }

  /// Whether the table contains a name.
  package func contains(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { index(of: $0, hash: NameHash.of($0)) != nil }
  }

  /// The index of a name, given its hash.
  package func index(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int? {
    guard !names.isEmpty else { return nil }
    let mask = buckets.count - 1
    var bucket = Int(truncatingIfNeeded: hash) & mask
    while buckets[bucket] != 0 {
      let index = Int(buckets[bucket]) - 1
      if hashes[index] == hash, isEqual(index, name) { return index }
      bucket = (bucket + 1) & mask
    }
    return nil
  }

  private func isEqual(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = index == 0 ? 0 : Int(ends[index - 1])
    guard Int(ends[index]) - start == name.count else { return false }
    for offset in 0..<name.count where bytes[start + offset] != name[offset] { return false }
    return true
  }

  private static func buckets(for hashes: [UInt32]) -> [UInt32] {
    guard !hashes.isEmpty else { return [] }
    var size = 4
    while size < hashes.count * 2 { size *= 2 }
    var buckets = [UInt32](repeating: 0, count: size)
    for (index, hash) in hashes.enumerated() {
      var bucket = Int(truncatingIfNeeded: hash) & (size - 1)
      while buckets[bucket] != 0 { bucket = (bucket + 1) & (size - 1) }
      buckets[bucket] = UInt32(index + 1)
    }
    return buckets
  }
}

/// The hash function for names: FNV-1a, 32 bits.
package enum NameHash {
  package static let start: UInt32 = 0x811C_9DC5

  // Inlinable, since the lexer calls it for each character of a name.
  @inlinable @inline(__always)
  package static func add(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
    (hash ^ UInt32(byte)) &* 0x0100_0193
  }

  static func of(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    name.reduce(start, add)
  }
}
