package import SegueCatalog
import SegueSystem

/// The facts recorded in a compiled file: the command that wrote it, and the presets in it.
package struct CompiledRecord {
  /// The largest file that is read, in bytes; Segue's own catalog has less than a hundredth.
  static let maximumSize = 64 << 20

  /// The arguments and options of the command, with paths from the file's folder.
  package let options: [String]
  private let catalog: CompiledCatalog?

  /// The ids of the presets.
  package var presets: [String] { catalog?.ids ?? [] }

  /// Whether the file has rules.
  package var hasRules: Bool { catalog?.rules.isEmpty == false }

  /// Each command that a file names near its beginning, as words: several where a merge left them.
  package static func commands(in bytes: [UInt8]) -> [[String]] {
    let lines = bytes.prefix(64 << 10).split(separator: UInt8(ascii: "\n"), maxSplits: 20)
      .map { String(decoding: $0, as: UTF8.self) }
    return lines.filter { $0.hasPrefix(CompiledSwiftFile.command) }.map { line in
      line.dropFirst(CompiledSwiftFile.command.count).split(separator: " ").map(String.init)
    }
  }

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
    catalog = literal.flatMap { try? CompiledCatalog(base64: Array($0.dropFirst().dropLast())) }
  }

  /// A path as records have it: from the file's folder, and with a slash, which no id has.
  ///
  /// - Parameters:
  ///   - path: an absolute path.
  ///   - folder: the absolute path of the file's folder.
  package static func path(to path: String, from folder: String) -> String {
    let path = FileSystem.path(to: path, from: folder)
    return path.contains("/") ? path : "./\(path)"
  }

  /// How the file differs from a newer one, in words: the first few presets, or else what else may.
  func changes(in newer: CompiledRecord) -> String {
    let old = Set(presets)
    let new = Set(newer.presets)
    let changes =
      newer.presets.filter { old.contains($0) && bytes(of: $0) != newer.bytes(of: $0) }
      .map { "'\($0)' has changed" }
      + newer.presets.filter { !old.contains($0) }.map { "'\($0)' is new" }
      + presets.filter { !new.contains($0) }.map { "'\($0)' is gone" }
    guard !changes.isEmpty else {
      if options != newer.options { return "its options have changed" }
      return rules != newer.rules
        ? "its rules have changed" : "it was edited, or written by another version of Segue"
    }
    return changes.prefix(3).joined(separator: ", ")
      + (changes.count > 3 ? " and \(changes.count - 3) more" : "")
  }

  /// Whether the file has these rules.
  package func hasSameRules(as others: [Rule]) -> Bool {
    rules.map { $0 == (try? CatalogWriter.bytes(of: [], rules: others)) } ?? false
  }

  /// The rules as bytes, without the places where they were written.
  private var rules: [UInt8]? {
    catalog.flatMap { try? CatalogWriter.bytes(of: [], rules: $0.rules) }
  }

  private func bytes(of id: String) -> [UInt8]? {
    (try? catalog?.preset(id)).flatMap { try? CatalogWriter.bytes(of: [$0], rules: []) }
  }
}
