/// The keys of an object, compiled for lookup.
final class ObjectRule: Sendable {
  let name: String
  let keys: KeyTable
  /// The shape of each field, in table order.
  let shapes: [Int]
  /// The required fields.
  let required: KeyBits
  let exclusive: [KeyBits]
  let needed: [KeyBits]
  let complete: [Completeness]

  /// Keys that each value of a map must have.
  struct Completeness {
    /// The field with the map, and the field whose presence turns the rule off.
    let map, exception: Int
    let keys: [String]
  }

  /// - Precondition: At most ``KeyBits/most`` fields, and no key twice.
  init(name: String, fields: [Field], shapes: [Int], keyRules: [KeyRule]) {
    precondition(fields.count <= KeyBits.most, "an object has too many keys")
    let names = fields.map(\.key)
    precondition(Set(names).count == names.count, "duplicate key in \(name)")
    func bits(_ keys: [String]) -> KeyBits {
      keys.reduce(into: KeyBits()) { bits, key in
        guard let index = names.firstIndex(of: key) else {
          preconditionFailure("\(name) has no key \(key)")
        }
        bits.insert(index)
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
    complete = keyRules.compactMap { rule in
      guard case .complete(let map, let keys, let exception, _) = rule,
        let place = names.firstIndex(of: map), let other = names.firstIndex(of: exception)
      else { return nil }
      return Completeness(map: place, exception: other, keys: keys)
    }
  }

  /// Returns the names for a set of bits.
  func names(_ bits: KeyBits) -> [String] {
    keys.names.enumerated().filter { bits.contains($0.offset) }.map(\.element)
  }
}

/// The names that an enumeration allows.
final class NameRule: Sendable {
  let keys: KeyTable

  init(_ names: [String]) { keys = KeyTable(names) }

  /// The name, if there is one only.
  var only: String? { keys.names.count == 1 ? keys.names[0] : nil }

  /// The number of names that a message can list.
  static let few = 10

  /// The names if there are few, else their number.
  var noun: String {
    keys.names.count <= Self.few
      ? (keys.names.count == 1 ? "" : "one of ") + keys.names.joined(separator: ", ")
      : "one of \(keys.names.count) names"
  }
}
