/// The keys of an object, compiled for lookup.
final class ObjectRule: Sendable {
  let name: String
  let keys: KeyTable
  /// The shape of each field, in table order.
  let shapes: [Int]
  /// A bit for each required field.
  let required: UInt64
  let exclusive: [UInt64]
  let needed: [UInt64]

  /// - Precondition: At most 64 fields, and no key twice.
  init(name: String, fields: [Field], shapes: [Int], keyRules: [KeyRule]) {
    precondition(fields.count <= 64, "an object has at most 64 keys")
    let names = fields.map(\.key)
    precondition(Set(names).count == names.count, "duplicate key in \(name)")
    func bits(_ keys: [String]) -> UInt64 {
      keys.reduce(0) { bits, key in
        guard let index = names.firstIndex(of: key) else {
          preconditionFailure("\(name) has no key \(key)")
        }
        return bits | 1 << UInt64(index)
      }
    }
    self.name = name
    self.shapes = shapes
    keys = KeyTable(names)
    required = bits(fields.filter(\.isRequired).map(\.key))
    exclusive = keyRules.compactMap {
      if case .atMostOne(let keys) = $0 { bits(keys) } else { nil }
    }
    needed = keyRules.compactMap { if case .atLeastOne(let keys) = $0 { bits(keys) } else { nil } }
  }

  /// Returns the names for a set of bits.
  func names(_ bits: UInt64) -> [String] {
    keys.names.enumerated().filter { bits >> UInt64($0.offset) & 1 == 1 }.map(\.element)
  }
}

/// The names that an enumeration allows.
final class NameRule: Sendable {
  let keys: KeyTable

  init(_ names: [String]) { keys = KeyTable(names) }

  /// The names if there are few, else their number.
  var noun: String {
    keys.names.count <= 5
      ? (keys.names.count == 1 ? "" : "one of ") + keys.names.joined(separator: ", ")
      : "one of \(keys.names.count) names"
  }
}
