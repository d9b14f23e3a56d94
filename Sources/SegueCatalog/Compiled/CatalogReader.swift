/// A reader of a compiled catalog's bytes.
///
/// Any bytes are safe to read: it returns values within their ranges or throws, never reads beyond
/// the bytes, and takes time and memory in proportion to their number.
struct CatalogReader: BinaryCoder {
  private let bytes: [UInt8]
  private let end: Int
  private let strings: StringTable
  private(set) var offset: Int
  /// The flags that share a byte, of which ``flagCount`` are still to be read.
  private var flags: UInt8 = 0
  private var flagCount = 0
  private var depth = 0
  /// The shared values that have been read.
  private var known: [any BinaryCodable] = []
  var scope = ExpressionScope()

  var isWriting: Bool { false }

  /// Reads a range within bytes.
  init(_ bytes: [UInt8], in range: Range<Int>, strings: StringTable = StringTable()) {
    self.bytes = bytes
    self.strings = strings
    let range = range.clamped(to: bytes.indices)
    (offset, end) = (range.lowerBound, range.upperBound)
  }

  func damaged() -> DamagedBytes { DamagedBytes(offset: offset) }

  mutating func byte() throws(DamagedBytes) -> UInt8 {
    guard offset < end else { throw damaged() }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func flag(_ value: Bool?) throws(DamagedBytes) -> Bool {
    if flagCount == 0 { (flags, flagCount) = (try byte(), 8) }
    defer { (flags, flagCount) = (flags >> 1, flagCount - 1) }
    return flags & 1 == 1
  }

  mutating func integer(_ value: Int?) throws(DamagedBytes) -> Int {
    guard let value = Int(exactly: try wideInteger()) else { throw damaged() }
    return value
  }

  /// Reads an integer that need not fit an `Int` of 32 bits: numbers have large ones.
  private mutating func wideInteger() throws(DamagedBytes) -> Int64 {
    // Most integers have one byte.
    let first = try byte()
    if first & 0x80 == 0 { return Int64(first) }
    var result = Int64(first & 0x7F)
    for shift in stride(from: Int64(7), to: 63, by: 7) {
      let byte = try byte()
      result |= Int64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return result }
    }
    throw damaged()
  }

  mutating func number(_ value: Double?) throws(DamagedBytes) -> Double {
    let code = try wideInteger()
    if let form = CompactNumber(code: code) { return form.value }
    guard code == CompactNumber.rawCode else { throw damaged() }
    var bits: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { bits |= UInt64(try byte()) << shift }
    let number = Double(bitPattern: bits)
    guard number.isFinite else { throw damaged() }
    return number
  }

  mutating func text(_ value: String?) throws(DamagedBytes) -> String {
    guard let text = strings.text(at: try integer(nil), in: bytes) else { throw damaged() }
    return text
  }

  mutating func shared<Value: BinaryCodable>(
    _ value: Value?
  ) throws(DamagedBytes) -> Value {
    let place = try integer(nil)
    if place > 0 {
      guard place <= known.count, let shared = known[place - 1] as? Value else {
        throw damaged()
      }
      return shared
    }
    // A shared value has flag bytes of its own, so that its bytes are the same wherever it occurs.
    let outer = (flags, flagCount)
    flagCount = 0
    let value: Value = try self.value(nil)
    (flags, flagCount) = outer
    known.append(value)
    return value
  }

  /// Skips bytes with their count, and returns where they are.
  mutating func block() throws(DamagedBytes) -> Range<Int> {
    let count = try integer(nil)
    guard count <= end - offset else { throw damaged() }
    defer { offset += count }
    return offset..<offset + count
  }

  mutating func enter() throws(DamagedBytes) {
    depth += 1
    guard depth <= CompiledCatalog.maximumDepth else { throw damaged() }
  }

  mutating func leave() { depth -= 1 }

  /// Throws unless all bytes have been read.
  func finish() throws(DamagedBytes) {
    guard offset == end else { throw damaged() }
  }
}

/// The places of a compiled catalog's texts; a text is decoded when it is needed.
struct StringTable: Sendable {
  private var ranges: [Range<Int>] = []

  /// An empty table.
  init() {}

  /// Reads a table.
  init(_ reader: inout CatalogReader) throws(DamagedBytes) {
    let count = try reader.integer(nil)
    for _ in 0..<count {
      let range = try reader.block()
      // Each use of a text is a copy: without a limit, a few bytes could expand to a lot of memory.
      guard range.count <= CompiledCatalog.maximumTextSize else { throw reader.damaged() }
      ranges.append(range)
    }
  }

  /// The text at an index; nil if there is none, or if it is not UTF-8.
  func text(at index: Int, in bytes: [UInt8]) -> String? {
    guard ranges.indices.contains(index) else { return nil }
    let text = String(decoding: bytes[ranges[index]], as: UTF8.self)
    // Decoding replaces invalid UTF-8, which the comparison detects; 'String(validating:as:)' needs iOS 18.
    return text.utf8.elementsEqual(bytes[ranges[index]]) ? text : nil
  }

  /// The bytes of the text at an index; empty if there is none.
  func bytes(at index: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    ranges.indices.contains(index) ? bytes[ranges[index]] : []
  }

  /// Whether the bytes of one text come before those of another.
  func isAscending(_ first: Int, _ second: Int, in bytes: [UInt8]) -> Bool {
    self.bytes(at: first, in: bytes).lexicographicallyPrecedes(self.bytes(at: second, in: bytes))
  }
}

/// A number of few digits in one integer: most of a catalog's numbers are `1`, `0.35` or `844`.
///
/// The code is a multiple of four with the number of decimals in its last two bits, which are never
/// both set: that is ``rawCode``.
package struct CompactNumber {
  /// The integer that precedes a number stored in eight bytes.
  package static let rawCode: Int64 = 3

  /// The number.
  package let value: Double
  package let code: Int64

  private static let scales = [1.0, 100, 10_000]
  private static let limit = 1e9

  /// Creates the compact form of a number; nil if it has more digits, or is minus zero.
  package init?(_ value: Double) {
    guard value != 0 || value.sign == .plus else { return nil }
    for (decimals, scale) in Self.scales.enumerated() {
      let scaled = (value * scale).rounded()
      guard scaled.magnitude < Self.limit else { return nil }
      guard scaled / scale == value else { continue }
      self.value = value
      let integer = Int64(scaled)
      code = (integer < 0 ? -2 * integer - 1 : 2 * integer) << 2 | Int64(decimals)
      return
    }
    return nil
  }

  /// Creates the number of a code; nil if the code is invalid.
  package init?(code: Int64) {
    let decimals = Int(code & 3)
    guard decimals < Self.scales.count else { return nil }
    let zigzag = code >> 2
    let integer = zigzag & 1 == 1 ? -(zigzag >> 1) - 1 : zigzag >> 1
    guard Double(integer).magnitude < Self.limit else { return nil }
    self.code = code
    value = Double(integer) / Self.scales[decimals]
  }
}
