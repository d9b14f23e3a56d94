/// A catalog compiled for an app: presets in a compact form that are decoded when they are needed.
///
/// `segue compile` writes one. It begins with four bytes and the version of the format; then come
/// the texts, the rules, and the presets by id, each in a block of its own.
public final class CompiledCatalog: Sendable {
  /// The latest version of the format that this version of Segue reads.
  public static let format = 1
  /// The bytes that every compiled catalog begins with.
  package static let signature = Array("SGCT".utf8)
  /// The maximum depth of values inside each other; phases in YAML are far less deep.
  package static let maximumDepth = 64
  /// The maximum size of a text in UTF-8; names and ids are far shorter.
  package static let maximumTextSize = 1024

  /// The rules.
  public let rules: [Rule]
  /// The reason why the catalog is empty, if it could not be opened.
  public let problem: CompiledCatalogError?
  /// The ids of the presets, in ascending order.
  public var ids: [String] { entries.compactMap { strings.text(at: $0.id, in: bytes) } }

  private let bytes: [UInt8]
  private let strings: StringTable
  /// The presets, by id.
  private let entries: [Entry]
  private let aliases: [String: Int]

  /// Where a preset is.
  private struct Entry {
    /// The index of the id among the texts.
    let id: Int
    let block: Range<Int>
  }

  /// Opens a catalog; its presets are checked when they are decoded.
  ///
  /// - Throws: ``CompiledCatalogError`` if it is damaged, or has a newer format.
  public init(_ bytes: [UInt8]) throws(CompiledCatalogError) {
    guard bytes.starts(with: Self.signature) else { throw .notACatalog }
    var reader = CatalogReader(bytes, in: Self.signature.count..<bytes.count)
    let format = try readable { () throws(DamagedBytes) in try reader.integer(nil) }
    guard format <= Self.format else { throw .newerFormat(format) }
    self.bytes = bytes
    (rules, strings, entries, aliases) = try readable { () throws(DamagedBytes) in
      try Self.contents(bytes, after: reader.offset)
    }
    problem = nil
  }

  /// Reads what follows the header.
  private static func contents(
    _ bytes: [UInt8], after offset: Int
  ) throws(DamagedBytes) -> ([Rule], StringTable, [Entry], [String: Int]) {
    var reader = CatalogReader(bytes, in: offset..<bytes.count)
    let strings = try StringTable(&reader)
    reader = CatalogReader(bytes, in: reader.offset..<bytes.count, strings: strings)
    let rules: [Rule] = try reader.list(nil)
    var entries: [Entry] = []
    var aliases: [String: Int] = [:]
    for index in 0..<(try reader.integer(nil)) {
      let id = try reader.integer(nil)
      for alias in try reader.texts(nil) { aliases[alias] = index }
      let entry = Entry(id: id, block: try reader.block())
      // In ascending order, so that a binary search finds them.
      guard strings.text(at: id, in: bytes) != nil,
        entries.last.map({ strings.isAscending($0.id, id, in: bytes) }) ?? true
      else { throw reader.damaged() }
      entries.append(entry)
    }
    try reader.finish()
    return (rules, strings, entries, aliases)
  }

  /// An empty catalog in place of one that cannot be opened.
  init(problem: CompiledCatalogError) {
    self.problem = problem
    (bytes, rules, strings, entries, aliases) = ([], [], StringTable(), [], [:])
  }

  /// Decodes a preset.
  ///
  /// - Parameter id: the id or an alias.
  /// - Returns: the preset; nil if there is none of that name.
  /// - Throws: ``CompiledCatalogError`` if it is damaged.
  public func preset(_ id: String) throws(CompiledCatalogError) -> Preset? {
    guard let index = index(of: id) ?? aliases[id] else { return nil }
    return try readable { () throws(DamagedBytes) in
      var reader = CatalogReader(bytes, in: entries[index].block, strings: strings)
      let preset: Preset = try reader.value(nil)
      try reader.finish()
      return preset
    }
  }

  /// The index of a preset among the entries; nil if there is none with the id.
  private func index(of id: String) -> Int? {
    var range = entries.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if strings.bytes(at: entries[middle].id, in: bytes).lexicographicallyPrecedes(id.utf8) {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    let index = range.lowerBound
    guard index < entries.count,
      strings.bytes(at: entries[index].id, in: bytes).elementsEqual(id.utf8)
    else { return nil }
    return index
  }
}

/// Turns an error of reading bytes into one of the catalog.
private func readable<Value>(
  _ read: () throws(DamagedBytes) -> Value
) throws(CompiledCatalogError) -> Value {
  do throws(DamagedBytes) {
    return try read()
  } catch {
    throw .damaged(at: error.offset)
  }
}

/// The reason why a compiled catalog cannot be used.
public enum CompiledCatalogError: Error, Hashable, Sendable {
  /// It does not begin like a compiled catalog.
  case notACatalog
  /// A newer version of Segue compiled it, in a format that this one does not know.
  case newerFormat(Int)
  /// It is damaged at an offset, in bytes.
  case damaged(at: Int)
}

extension CompiledCatalogError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .notACatalog: "this is not a compiled catalog; compile one with 'segue compile'"
    case .newerFormat(let version):
      "the catalog has format \(version), and this version of Segue reads up to "
        + "\(CompiledCatalog.format); compile the catalog again, or update Segue"
    case .damaged(let offset):
      "the compiled catalog is damaged at byte \(offset); compile it again"
    }
  }
}
