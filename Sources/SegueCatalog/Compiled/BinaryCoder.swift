/// Reads or writes values as bytes: a compiled catalog, or a message between processes.
///
/// Every type describes its parts once, for both directions. To write, pass a value, which is
/// returned; to read, pass nil, and the value read is returned.
package protocol BinaryCoder {
  /// Whether values are written.
  var isWriting: Bool { get }
  /// The variables of the expressions being coded.
  var scope: ExpressionScope { get set }
  /// Codes a Boolean; eight of them share a byte.
  mutating func flag(_ value: Bool?) throws(DamagedBytes) -> Bool
  /// Codes an integer of at least 0.
  mutating func integer(_ value: Int?) throws(DamagedBytes) -> Int
  /// Codes a number.
  mutating func number(_ value: Double?) throws(DamagedBytes) -> Double
  /// Codes a text; equal texts are stored once.
  mutating func text(_ value: String?) throws(DamagedBytes) -> String
  /// Codes a value that may occur several times in a preset; equal values are stored once.
  mutating func shared<Value: BinaryCodable>(
    _ value: Value?
  ) throws(DamagedBytes) -> Value
  /// Enters a value that may contain values of its own type; the depth is limited.
  mutating func enter() throws(DamagedBytes)
  /// Leaves the value that was entered last.
  mutating func leave()
  /// The error for the bytes that were read last.
  func damaged() -> DamagedBytes
}

/// Why bytes cannot be read, or a value cannot be written.
package struct DamagedBytes: Error, Hashable, Sendable {
  /// The offset at which the bytes stop making sense.
  package let offset: Int

  /// Creates an error.
  package init(offset: Int) { self.offset = offset }
}

/// A type that can be read and written as bytes.
package protocol BinaryCodable {
  /// Codes a value.
  ///
  /// - Parameter value: the value to write; nil to read one.
  static func coded(
    by coder: inout some BinaryCoder, _ value: Self?
  ) throws(DamagedBytes) -> Self
}

extension BinaryCoder {
  /// Codes a value.
  package mutating func value<Value: BinaryCodable>(
    _ value: Value?
  ) throws(DamagedBytes) -> Value {
    try Value.coded(by: &self, value)
  }

  /// Codes one of several options, by its index.
  package mutating func option(_ index: Int?, of count: Int) throws(DamagedBytes) -> Int {
    let index = try integer(index)
    guard index < count else { throw damaged() }
    return index
  }

  /// Codes a case of an enumeration without associated values.
  package mutating func choice<Choice: CaseIterable & Equatable>(
    _ value: Choice?
  ) throws(DamagedBytes) -> Choice {
    let all = Array(Choice.allCases)
    return all[try option(value.flatMap(all.firstIndex), of: all.count)]
  }

  /// Codes a value that may be absent.
  package mutating func optional<Value>(
    _ value: Value?,
    _ code: (inout Self, Value?) throws(DamagedBytes) -> Value
  ) throws(DamagedBytes) -> Value? {
    try flag(isWriting ? value != nil : nil) ? try code(&self, value) : nil
  }

  /// Codes a value that may be absent.
  package mutating func optional<Value: BinaryCodable>(
    _ value: Value?
  ) throws(DamagedBytes) -> Value? {
    try flag(isWriting ? value != nil : nil) ? try self.value(value) : nil
  }

  /// Codes a value that may be absent, or occur several times.
  package mutating func optionalShared<Value: BinaryCodable>(
    _ value: Value?
  ) throws(DamagedBytes) -> Value? {
    try flag(isWriting ? value != nil : nil) ? try shared(value) : nil
  }

  /// Codes a text that may be absent.
  package mutating func optionalText(_ value: String?) throws(DamagedBytes) -> String? {
    try flag(isWriting ? value != nil : nil) ? try text(value) : nil
  }

  /// Codes a list.
  package mutating func list<Value>(
    _ values: [Value]?,
    _ code: (inout Self, Value?) throws(DamagedBytes) -> Value
  ) throws(DamagedBytes) -> [Value] {
    let count = try integer(values?.count)
    var result: [Value] = []
    // No capacity is reserved, since a damaged count may be huge; reading fails where the bytes end.
    for index in 0..<count { result.append(try code(&self, values?[index])) }
    return result
  }

  /// Codes a list.
  package mutating func list<Value: BinaryCodable>(
    _ values: [Value]?
  ) throws(DamagedBytes) -> [Value] {
    let count = try integer(values?.count)
    var result: [Value] = []
    for index in 0..<count { result.append(try value(values?[index])) }
    return result
  }

  /// Codes a list of texts.
  package mutating func texts(_ values: [String]?) throws(DamagedBytes) -> [String] {
    let count = try integer(values?.count)
    var result: [String] = []
    for index in 0..<count { result.append(try text(values?[index])) }
    return result
  }
}
