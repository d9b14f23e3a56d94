import SegueCatalog

/// The facts recorded in a compiled file: the command that wrote it, and the presets in it.
package struct CompiledRecord {
  /// The largest file that is read, in bytes; Segue's own catalog has less than a hundredth.
  static let maximumSize = 64 << 20

  /// The ids and options of the command, without folders.
  package let options: [String]
  /// The ids of the presets.
  package let presets: [String]

  /// Reads a file; nil unless `segue compile` wrote it.
  init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 20)
    guard bytes.starts(with: CompiledSwiftFile.mark), lines.count > 1 else { return nil }
    let command = String(decoding: lines[1], as: UTF8.self)
    guard command.hasPrefix(CompiledSwiftFile.command) else { return nil }
    options = command.dropFirst(CompiledSwiftFile.command.count).split(separator: " ")
      .map(String.init)
    let quote = UInt8(ascii: "\"")
    let literal = lines.lazy.map { $0.drop { $0 == UInt8(ascii: " ") } }
      .first { $0.first == quote && $0.last == quote }
    let catalog = literal.flatMap { try? CompiledCatalog(base64: Array($0.dropFirst().dropLast())) }
    presets = catalog?.ids ?? []
  }
}
