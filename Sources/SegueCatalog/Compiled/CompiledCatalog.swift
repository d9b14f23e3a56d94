/// A catalog compiled for an app: presets in a compact form that are decoded when they are needed.
///
/// `segue compile` writes one. It begins with four bytes and the version of the format; then come
/// the texts, the rules, and the presets by id, each in a block of its own.
public final class CompiledCatalog: Sendable {
  /// The latest version of the format that this version of Segue reads.
  public static let format = 1
  /// The bytes that every compiled catalog begins with.
  package static let signature = Array("SGCT".utf8)

  /// The rules.
  public let rules: [Rule]
  /// The reason why the catalog is empty, if it could not be opened.
  public let problem: CompiledCatalogError?
  /// The ids of the presets, in ascending order.
  public var ids: [String] { blocks.keys.sorted() }

  private let strings: StringTable
  private let blocks: [String: ArraySlice<UInt8>]
  private let names: [String: String]

  /// Opens a catalog; its presets are checked when they are decoded.
  ///
  /// - Throws: ``CompiledCatalogError`` if it is damaged, or has a newer format.
  public init(_ bytes: [UInt8]) throws(CompiledCatalogError) {
    guard bytes.starts(with: Self.signature) else { throw .notACatalog }
    var reader = CatalogReader(bytes.dropFirst(Self.signature.count))
    let format = try reader.integer(nil)
    guard format <= Self.format else { throw .newerFormat(format) }
    strings = try StringTable(&reader)
    reader = CatalogReader(bytes[reader.offset...], strings: strings)
    rules = try reader.list(nil)
    var blocks: [String: ArraySlice<UInt8>] = [:]
    var names: [String: String] = [:]
    for _ in 0..<(try reader.integer(nil)) {
      let id = try reader.text(nil)
      for alias in try reader.texts(nil) { names[alias] = id }
      blocks[id] = try reader.block()
    }
    try reader.finish()
    (self.blocks, self.names) = (blocks, names)
    problem = nil
  }

  /// An empty catalog in place of one that cannot be opened.
  init(problem: CompiledCatalogError) {
    self.problem = problem
    (rules, strings, blocks, names) = ([], StringTable(), [:], [:])
  }

  /// Decodes a preset.
  ///
  /// - Parameter id: the id or an alias.
  /// - Returns: the preset; nil if there is none of that name.
  /// - Throws: ``CompiledCatalogError`` if it is damaged.
  public func preset(_ id: String) throws(CompiledCatalogError) -> Preset? {
    guard let block = blocks[id] ?? names[id].flatMap({ blocks[$0] }) else { return nil }
    var reader = CatalogReader(block, strings: strings)
    let preset: Preset = try reader.value(nil)
    try reader.finish()
    return preset
  }
}
