import SegueCatalog

/// Writes a message between a host process and its parent.
struct MessageWriter: BinaryCoder {
  private(set) var bytes: [UInt8] = []
  /// Messages have no expressions.
  var scope = ExpressionScope()
  private var depth = 0

  var isWriting: Bool { true }

  static func bytes(of value: some BinaryCodable) throws(DamagedBytes) -> [UInt8] {
    var writer = MessageWriter()
    _ = try writer.value(value)
    return writer.bytes
  }

  func damaged() -> DamagedBytes { DamagedBytes(offset: bytes.count) }

  mutating func flag(_ value: Bool?) throws(DamagedBytes) -> Bool {
    guard let value else { throw damaged() }
    bytes.append(value ? 1 : 0)
    return value
  }

  mutating func integer(_ value: Int?) throws(DamagedBytes) -> Int {
    guard let value, value >= 0 else { throw damaged() }
    append(UInt64(value))
    return value
  }

  mutating func number(_ value: Double?) throws(DamagedBytes) -> Double {
    guard let value, !value.isNaN else { throw damaged() }
    append(value.bitPattern)
    return value
  }

  mutating func text(_ value: String?) throws(DamagedBytes) -> String {
    guard let value else { throw damaged() }
    _ = try integer(value.utf8.count)
    bytes += value.utf8
    return value
  }

  mutating func shared<Value: BinaryCodable>(
    _ value: Value?
  ) throws(DamagedBytes) -> Value { try self.value(value) }

  mutating func enter() throws(DamagedBytes) {
    depth += 1
    guard depth <= MessageReader.depthLimit else { throw damaged() }
  }

  mutating func leave() { depth -= 1 }

  private mutating func append(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}

/// Reads a message; safe for arbitrary bytes: it terminates, does not trap, and takes memory in
/// proportion to the bytes.
///
/// Every element of a list takes at least a byte, so a small message cannot expand to large values.
struct MessageReader: BinaryCoder {
  private let bytes: ArraySlice<UInt8>
  private var place: Int
  var scope = ExpressionScope()
  private var depth = 0

  /// The maximum depth of values inside each other.
  static let depthLimit = 16
  /// The maximum length of a text, in bytes: several of those that cross the plugin interface.
  ///
  /// Some of them are printed, and no plugin may print more than a text through them.
  static let textLimit = 1 << 14

  var isWriting: Bool { false }

  /// Reads a value that all of the bytes describe.
  static func value<Value: BinaryCodable>(
    _ type: Value.Type, from bytes: ArraySlice<UInt8>
  ) throws(DamagedBytes) -> Value {
    var reader = MessageReader(bytes: bytes, place: bytes.startIndex)
    let value: Value = try reader.value(nil)
    guard reader.remaining == 0 else { throw reader.damaged() }
    return value
  }

  private init(bytes: ArraySlice<UInt8>, place: Int) { (self.bytes, self.place) = (bytes, place) }

  private var remaining: Int { bytes.endIndex - place }

  func damaged() -> DamagedBytes { DamagedBytes(offset: place - bytes.startIndex) }

  mutating func flag(_ value: Bool?) throws(DamagedBytes) -> Bool {
    guard remaining > 0, bytes[place] <= 1 else { throw damaged() }
    defer { place += 1 }
    return bytes[place] == 1
  }

  mutating func integer(_ value: Int?) throws(DamagedBytes) -> Int {
    guard let number = Int(exactly: try bits()) else { throw damaged() }
    return number
  }

  mutating func number(_ value: Double?) throws(DamagedBytes) -> Double {
    let number = Double(bitPattern: try bits())
    guard !number.isNaN else { throw damaged() }
    return number
  }

  mutating func text(_ value: String?) throws(DamagedBytes) -> String {
    let count = try integer(nil)
    guard count <= min(Self.textLimit, remaining),
      let text = String(validating: bytes[place..<place + count], as: UTF8.self)
    else { throw damaged() }
    place += count
    return text
  }

  mutating func shared<Value: BinaryCodable>(
    _ value: Value?
  ) throws(DamagedBytes) -> Value { try self.value(nil) }

  mutating func enter() throws(DamagedBytes) {
    depth += 1
    guard depth <= Self.depthLimit else { throw damaged() }
  }

  mutating func leave() { depth -= 1 }

  private mutating func bits() throws(DamagedBytes) -> UInt64 {
    guard remaining >= 8 else { throw damaged() }
    defer { place += 8 }
    return bytes.withUnsafeBytes { all in
      UInt64(
        littleEndian: all.loadUnaligned(
          fromByteOffset: place - bytes.startIndex, as: UInt64.self))
    }
  }
}

extension BinaryCoder {
  /// Codes a number that may be absent.
  mutating func optionalNumber(_ value: Double?) throws(DamagedBytes) -> Double? {
    try optional(value) { coder, number throws(DamagedBytes) in try coder.number(number) }
  }

  /// Codes an integer that may be absent.
  mutating func optionalInteger(_ value: Int?) throws(DamagedBytes) -> Int? {
    try optional(value) { coder, integer throws(DamagedBytes) in try coder.integer(integer) }
  }

  /// Codes numbers.
  mutating func numbers(_ values: [Double]?) throws(DamagedBytes) -> [Double] {
    try list(values) { coder, number throws(DamagedBytes) in try coder.number(number) }
  }

  /// Codes values by their names.
  mutating func named<Value: BinaryCodable>(
    _ values: [String: Value]?
  ) throws(DamagedBytes) -> [String: Value] {
    var result: [String: Value] = [:]
    for name in try texts(values?.keys.sorted()) { result[name] = try value(values?[name]) }
    return result
  }
}
