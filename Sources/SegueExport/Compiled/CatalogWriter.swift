package import SegueCatalog

/// The writer of compiled catalogs, in the form that ``CompiledCatalog`` reads.
package struct CatalogWriter: BinaryCoder {
  private var bytes: [UInt8] = []
  private var strings: StringIndex
  /// The byte that flags currently share, and how many it holds; a full one has 8.
  private var flags = (offset: 0, count: 8)
  private var depth = 0
  /// The shared values that have been written, by their bytes without sharing; nil to write values wherever they occur.
  private var known: [SharedValue: Int]? = [:]
  package var scope = ExpressionScope()

  package var isWriting: Bool { true }

  private init(strings: StringIndex) { self.strings = strings }

  /// Compiles presets and rules.
  package static func bytes(
    of presets: [Preset], rules: [Rule]
  ) throws(DamagedBytes) -> [UInt8] {
    // The body is written twice: the first time counts the texts, so that frequent ones get small indices of one byte.
    let counted = try body(of: presets, rules: rules, StringIndex()).strings
    let writer = try body(of: presets, rules: rules, counted.mostFrequentFirst)
    var header = CatalogWriter(strings: StringIndex())
    header.bytes = CompiledCatalog.signature
    _ = try header.integer(CompiledCatalog.format)
    _ = try header.integer(writer.strings.texts.count)
    for text in writer.strings.texts { try header.append(Array(text.utf8)) }
    return header.bytes + writer.bytes
  }

  /// Writes what follows the texts.
  private static func body(
    of presets: [Preset], rules: [Rule], _ strings: StringIndex
  ) throws(DamagedBytes) -> CatalogWriter {
    var writer = CatalogWriter(strings: strings)
    _ = try writer.list(rules)
    _ = try writer.integer(presets.count)
    for preset in presets.sorted(by: { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }) {
      _ = try writer.text(preset.id)
      _ = try writer.texts(preset.aliases)
      var block = CatalogWriter(strings: writer.strings)
      _ = try block.value(preset)
      writer.strings = block.strings
      try writer.append(block.bytes)
    }
    return writer
  }

  /// Appends bytes with their count.
  private mutating func append(_ block: [UInt8]) throws(DamagedBytes) {
    _ = try integer(block.count)
    bytes += block
  }

  package mutating func flag(_ value: Bool?) throws(DamagedBytes) -> Bool {
    guard let value else { throw damaged() }
    if flags.count == 8 {
      flags = (bytes.count, 0)
      bytes.append(0)
    }
    if value { bytes[flags.offset] |= 1 << flags.count }
    flags.count += 1
    return value
  }

  package mutating func integer(_ value: Int?) throws(DamagedBytes) -> Int {
    guard let value, value >= 0 else { throw damaged() }
    var rest = value
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
    return value
  }

  package mutating func number(_ value: Double?) throws(DamagedBytes) -> Double {
    guard let value, value.isFinite else { throw damaged() }
    if let compact = CompactNumber(value) {
      _ = try integer(Int(compact.code))
      return value
    }
    _ = try integer(Int(CompactNumber.rawCode))
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value.bitPattern >> shift))
    }
    return value
  }

  package mutating func text(_ value: String?) throws(DamagedBytes) -> String {
    guard let value, value.utf8.count <= CompiledCatalog.maximumTextSize else { throw damaged() }
    _ = try integer(strings.index(of: value))
    return value
  }

  package mutating func shared<Value: BinaryCodable>(
    _ value: Value?
  ) throws(DamagedBytes) -> Value {
    guard known != nil else { return try self.value(withOwnFlags: value) }
    var whole = self
    (whole.bytes, whole.known) = ([], nil)
    _ = try whole.value(withOwnFlags: value)
    strings = whole.strings
    let key = SharedValue(type: ObjectIdentifier(Value.self), bytes: whole.bytes)
    let place = known?[key]
    _ = try integer(place ?? 0)
    if let value, place != nil { return value }
    let written = try self.value(withOwnFlags: value)
    // Shared values are numbered from 1; a value comes after the values inside it.
    let count = known?.count ?? 0
    known?[key] = count + 1
    return written
  }

  private mutating func value<Value: BinaryCodable>(
    withOwnFlags value: Value?
  ) throws(DamagedBytes) -> Value {
    let outer = flags
    flags.count = 8
    defer { flags = outer }
    return try self.value(value)
  }

  package mutating func enter() throws(DamagedBytes) {
    depth += 1
    guard depth <= CompiledCatalog.maximumDepth else { throw damaged() }
  }

  package mutating func leave() { depth -= 1 }

  /// The error for a value that cannot be written.
  package func damaged() -> DamagedBytes { DamagedBytes(offset: bytes.count) }
}

/// A value that a preset may have several times.
private struct SharedValue: Hashable {
  let type: ObjectIdentifier
  let bytes: [UInt8]
}

/// Texts, each once, and how often each occurs.
private struct StringIndex {
  private(set) var texts: [String] = []
  private var counts: [Int] = []
  private var indices: [String: Int] = [:]

  /// The same texts by descending count, and in alphabetical order among equal counts.
  var mostFrequentFirst: StringIndex {
    var result = StringIndex()
    let order = texts.indices.sorted { (-counts[$0], texts[$0]) < (-counts[$1], texts[$1]) }
    for index in order { _ = result.index(of: texts[index]) }
    return result
  }

  mutating func index(of text: String) -> Int {
    if let index = indices[text] {
      counts[index] += 1
      return index
    }
    indices[text] = texts.count
    texts.append(text)
    counts.append(1)
    return texts.count - 1
  }
}
