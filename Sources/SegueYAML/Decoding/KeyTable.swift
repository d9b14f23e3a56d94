/// Finds names by their bytes, without creating strings.
///
/// Open addressing with twice as many slots as names; bytes are compared on equal hashes.
struct KeyTable: Sendable {
  let names: [String]
  /// The bytes of all names, concatenated.
  private let bytes: [UInt8]
  /// The start of each name in `bytes`, and the end of the last one.
  private let starts: [Int]
  /// An index into the names, or −1.
  private let slots: [Int16]
  private let mask: Int

  init(_ names: [String]) {
    var size = 4
    while size < names.count * 2 { size *= 2 }
    var slots = [Int16](repeating: -1, count: size)
    for (index, name) in names.enumerated() {
      var slot = Self.hash(Array(name.utf8).span) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int16(index)
    }
    self.names = names
    bytes = names.flatMap { Array($0.utf8) }
    starts = names.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
    self.slots = slots
    mask = size - 1
  }

  /// Returns the index of a name; nil if there is none.
  func index(of name: Span<UInt8>) -> Int? {
    var slot = Self.hash(name) & mask
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if matches(name, index) { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private func matches(_ name: Span<UInt8>, _ index: Int) -> Bool {
    let start = starts[index]
    guard starts[index + 1] - start == name.count else { return false }
    for offset in name.indices where name[offset] != bytes[start + offset] { return false }
    return true
  }

  /// FNV-1a.
  private static func hash(_ name: Span<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for index in name.indices { hash = (hash ^ UInt32(name[index])) &* 16_777_619 }
    return Int(hash ^ hash >> 15)
  }
}

/// A set of keys of an object, by their index in its table.
struct KeyBits: Hashable, Sendable {
  /// The maximum number of keys of an object.
  static let most = 128

  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Adds the key at an index.
  mutating func insert(_ index: Int) {
    if index < 64 { low |= 1 << UInt64(index) } else { high |= 1 << UInt64(index - 64) }
  }

  /// Whether the key at an index is in the set.
  func contains(_ index: Int) -> Bool {
    index < 64 ? low >> UInt64(index) & 1 == 1 : high >> UInt64(index - 64) & 1 == 1
  }

  /// The number of keys.
  var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }
  /// Whether there is no key.
  var isEmpty: Bool { low | high == 0 }
  /// A number that tells sets of an object apart.
  var number: Int { Int(truncatingIfNeeded: low ^ high &* 0x9E37_79B9_7F4A_7C15) }

  /// The keys of both sets.
  func intersection(_ other: KeyBits) -> KeyBits {
    var result = KeyBits()
    (result.low, result.high) = (low & other.low, high & other.high)
    return result
  }

  /// The keys that another set does not have.
  func subtracting(_ other: KeyBits) -> KeyBits {
    var result = KeyBits()
    (result.low, result.high) = (low & ~other.low, high & ~other.high)
    return result
  }
}
