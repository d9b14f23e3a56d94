/// A value sent between a host process and its parent.
protocol WireValue {
  /// Encodes the value.
  func write(to writer: inout ByteWriter)
  /// Decodes a value; safe for arbitrary bytes: it terminates and does not trap.
  init(from reader: inout ByteReader) throws(WireProblem)
}

/// Why bytes are not a valid message.
struct WireProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, as a clause without a period.
  let description: String

  init(_ description: String) { self.description = description }
}

/// Encodes a message.
struct ByteWriter {
  /// The bytes so far.
  private(set) var bytes: [UInt8] = []

  /// Writes a value.
  mutating func write(_ value: some WireValue) { value.write(to: &self) }

  /// Writes the bytes of a number.
  mutating func write(raw number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes a text or other bytes with a count prefix.
  mutating func write(counted text: some Collection<UInt8>) {
    write(raw: UInt32(text.count))
    bytes.append(contentsOf: text)
  }
}

/// Decodes a message.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var depth = 0
  private var memory = 0

  /// The maximum nesting depth of values.
  private static let depthLimit = 16
  /// The maximum memory for the elements of lists, in bytes: a small element in a message may
  /// become a large one.
  private static let memoryLimit = 64 << 20
  /// The maximum length of a text, in bytes: several of those that cross the plugin interface.
  fileprivate static let textLimit = 1 << 14
  /// What an empty list occupies beside its elements, in bytes.
  private static let listBytes = 32

  /// Creates a reader at the start of the bytes.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// The number of bytes left.
  var remaining: Int { bytes.endIndex - place }

  /// Reads a value.
  mutating func read<Value: WireValue>(
    _ type: Value.Type = Value.self
  ) throws(WireProblem) -> Value {
    try Value(from: &self)
  }

  /// Reads a value that may contain others of its type.
  mutating func readNested<Value: WireValue>() throws(WireProblem) -> Value {
    guard depth < Self.depthLimit else { throw WireProblem("values are nested too deeply") }
    depth += 1
    defer { depth -= 1 }
    return try read()
  }

  /// Reads the bytes of a number.
  mutating func read<Number: FixedWidthInteger>(
    raw type: Number.Type
  ) throws(WireProblem) -> Number {
    let size = MemoryLayout<Number>.size
    guard remaining >= size else { throw WireProblem("unexpected end of message") }
    defer { place += size }
    return bytes.withUnsafeBytes { all in
      Number(
        littleEndian: all.loadUnaligned(fromByteOffset: place - bytes.startIndex, as: type))
    }
  }

  /// Reads bytes with a count prefix.
  mutating func readCounted() throws(WireProblem) -> ArraySlice<UInt8> {
    let count = try readCount()
    defer { place += count }
    return bytes[place..<place + count]
  }

  /// Reads the count of elements that take at least one byte each.
  mutating func readCount() throws(WireProblem) -> Int {
    let count = Int(try read(raw: UInt32.self))
    guard count <= remaining else { throw WireProblem("a count is larger than the message") }
    return count
  }

  /// Counts the memory of a list's elements.
  mutating func count<Element>(
    _ elements: Int, of type: Element.Type
  ) throws(WireProblem) {
    memory += Self.listBytes + elements * MemoryLayout<Element>.stride
    guard memory <= Self.memoryLimit else { throw WireProblem("its lists need too much memory") }
  }

  /// Checks that no bytes are left.
  func finish() throws(WireProblem) {
    guard remaining == 0 else { throw WireProblem("\(remaining) extra bytes at the end") }
  }
}

extension Bool: WireValue {
  func write(to writer: inout ByteWriter) { writer.write(raw: UInt8(self ? 1 : 0)) }

  init(from reader: inout ByteReader) throws(WireProblem) {
    switch try reader.read(raw: UInt8.self) {
    case 0: self = false
    case 1: self = true
    default: throw WireProblem("a boolean is neither 0 nor 1")
    }
  }
}

extension Int: WireValue {
  func write(to writer: inout ByteWriter) { writer.write(raw: Int64(self)) }

  init(from reader: inout ByteReader) throws(WireProblem) {
    guard let value = Int(exactly: try reader.read(raw: Int64.self)) else {
      throw WireProblem("a number is too large")
    }
    self = value
  }
}

extension UInt64: WireValue {
  func write(to writer: inout ByteWriter) { writer.write(raw: self) }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self = try reader.read(raw: UInt64.self)
  }
}

extension Double: WireValue {
  func write(to writer: inout ByteWriter) { writer.write(raw: bitPattern) }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self.init(bitPattern: try reader.read(raw: UInt64.self))
    guard !isNaN else { throw WireProblem("a number is NaN") }
  }
}

extension String: WireValue {
  func write(to writer: inout ByteWriter) { writer.write(counted: utf8) }

  init(from reader: inout ByteReader) throws(WireProblem) {
    let bytes = try reader.readCounted()
    // Some of them are printed, and no plugin may print more than a text through them.
    guard bytes.count <= ByteReader.textLimit else { throw WireProblem("a string is too long") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw WireProblem("a string is not UTF-8")
    }
    self = text
  }
}

extension Array: WireValue where Element: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(raw: UInt32(count))
    for element in self { writer.write(element) }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    let count = try reader.readCount()
    // Before any of it is read, and whatever is really there.
    try reader.count(count, of: Element.self)
    self = []
    // The claimed count is not trusted: a small message must not allocate a large array.
    reserveCapacity(Swift.min(count, 4096))
    for _ in 0..<count { append(try reader.read()) }
  }
}

extension Optional: WireValue where Wrapped: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(self != nil)
    if let self { writer.write(self) }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self = try reader.read(Bool.self) ? try reader.read(Wrapped.self) : nil
  }
}

extension Dictionary: WireValue where Key: WireValue, Value: WireValue {
  func write(to writer: inout ByteWriter) {
    writer.write(raw: UInt32(count))
    for (key, value) in self {
      writer.write(key)
      writer.write(value)
    }
  }

  init(from reader: inout ByteReader) throws(WireProblem) {
    self = [:]
    let count = try reader.readCount()
    try reader.count(2 * count, of: (Key, Value).self)
    for _ in 0..<count {
      let key = try reader.read(Key.self)
      self[key] = try reader.read(Value.self)
    }
  }
}
