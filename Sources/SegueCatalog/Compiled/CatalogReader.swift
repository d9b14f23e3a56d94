/// A reader of a compiled catalog's bytes.
///
/// Total: whatever the bytes are, it returns values within their ranges or throws, reads nothing
/// outside, and takes time and memory in proportion to the bytes.
struct CatalogReader: CatalogCoder {
  private let bytes: ArraySlice<UInt8>
  private let strings: StringTable
  private(set) var offset: Int
  private var depth = 0
  var scope = ExpressionScope()

  var isWriting: Bool { false }

  init(_ bytes: ArraySlice<UInt8>, strings: StringTable = StringTable()) {
    self.bytes = bytes
    self.strings = strings
    offset = bytes.startIndex
  }

  func damaged() -> CompiledCatalogError { .damaged(at: offset) }

  mutating func byte() throws(CompiledCatalogError) -> UInt8 {
    guard offset < bytes.endIndex else { throw damaged() }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func integer(_ value: Int?) throws(CompiledCatalogError) -> Int {
    var result: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 63, by: 7) {
      let byte = try byte()
      result |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 {
        guard let value = Int(exactly: result) else { throw damaged() }
        return value
      }
    }
    throw damaged()
  }

  mutating func number(_ value: Double?) throws(CompiledCatalogError) -> Double {
    let code = try integer(nil)
    if let form = CompactNumber(code: code) { return form.value }
    guard code == CompactNumber.rawCode else { throw damaged() }
    var bits: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { bits |= UInt64(try byte()) << shift }
    let number = Double(bitPattern: bits)
    guard number.isFinite else { throw damaged() }
    return number
  }

  mutating func text(_ value: String?) throws(CompiledCatalogError) -> String {
    guard let text = strings[try integer(nil)] else { throw damaged() }
    return text
  }

  /// Reads bytes with their count.
  mutating func block() throws(CompiledCatalogError) -> ArraySlice<UInt8> {
    let count = try integer(nil)
    guard count <= bytes.endIndex - offset else { throw damaged() }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  mutating func enter() throws(CompiledCatalogError) {
    depth += 1
    guard depth <= Self.maximumDepth else { throw damaged() }
  }

  mutating func leave() { depth -= 1 }

  /// Throws unless all bytes have been read.
  func finish() throws(CompiledCatalogError) {
    guard offset == bytes.endIndex else { throw damaged() }
  }

  /// The maximum depth of values inside each other; phases in YAML are far less deep.
  private static let maximumDepth = 64
}

/// The texts of a compiled catalog, made when they are needed.
struct StringTable: Sendable {
  private var texts: [ArraySlice<UInt8>] = []

  /// An empty table.
  init() {}

  /// Reads a table.
  init(_ reader: inout CatalogReader) throws(CompiledCatalogError) {
    let count = try reader.integer(nil)
    for _ in 0..<count { texts.append(try reader.block()) }
  }

  /// The text at an index; nil if there is none, or if it is not UTF-8.
  subscript(index: Int) -> String? {
    texts.indices.contains(index) ? String(validating: texts[index], as: UTF8.self) : nil
  }
}
