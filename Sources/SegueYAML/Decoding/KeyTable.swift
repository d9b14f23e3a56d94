/// Finds names by their bytes, without making strings.
///
/// Open addressing over twice as many slots as names; bytes are compared where hashes meet.
struct KeyTable: Sendable {
  let names: [String]
  private let bytes: [[UInt8]]
  /// An index into the names, or −1.
  private let slots: [Int16]
  private let mask: Int

  init(_ names: [String]) {
    var size = 4
    while size < names.count * 2 { size *= 2 }
    var slots = [Int16](repeating: -1, count: size)
    let bytes = names.map { Array($0.utf8) }
    for (index, name) in bytes.enumerated() {
      var slot = Self.hash(name.span) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int16(index)
    }
    self.names = names
    self.bytes = bytes
    self.slots = slots
    mask = size - 1
  }

  /// The index of a name; nil where there is no such name.
  func index(of name: Span<UInt8>) -> Int? {
    var slot = Self.hash(name) & mask
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if name.equals(bytes[index]) { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// FNV-1a.
  private static func hash(_ name: Span<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for index in name.indices { hash = (hash ^ UInt32(name[index])) &* 16_777_619 }
    return Int(hash ^ hash >> 15)
  }
}
