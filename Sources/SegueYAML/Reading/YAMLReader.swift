import CLibYAML
import SegueCatalog
public import SegueDiagnostics
import SegueSystem

/// The result of reading a file.
public struct YAMLParseResult: Sendable {
  /// The tree; nil if the file cannot be read as YAML at all.
  ///
  /// After some mistakes, such as a duplicate key, the tree can still be checked for more: the file
  /// is valid only if the diagnostics contain no errors.
  public let tree: YAMLTree?
  /// The problems found.
  public let diagnostics: Diagnostics
}

/// Reads YAML 1.2 files into trees, one after another, reusing its memory.
///
/// Rejects with a diagnostic: text that is not UTF-8, several documents, duplicate keys, keys that
/// are not text, merge keys, tags beyond the core schema, and anything beyond the limits.
///
/// ```swift
/// var reader = YAMLReader()
/// let reading = reader.read(SourceFile(name: "a.yaml", text: "id: a"))
/// ```
public struct YAMLReader: ~Copyable {
  let limits: YAMLLimits
  private var builder: TreeBuilder

  /// Creates a reader.
  public init(limits: YAMLLimits = YAMLLimits()) {
    self.limits = limits
    builder = TreeBuilder(limits: limits)
  }

  /// Reads a file.
  public mutating func read(_ file: SourceFile) -> YAMLParseResult {
    if let refusal = refusal(of: file) {
      var diagnostics = Diagnostics()
      diagnostics.report(refusal)
      return YAMLParseResult(tree: nil, diagnostics: diagnostics)
    }
    var isWhole = file.bytes.withUnsafeBufferPointer { builder.build(file, bytes: $0) }
    if builder.blanks != nil { isWhole = rebuild(file) }
    let tree =
      isWhole
      ? YAMLTree(file: file, nodes: builder.nodes.elements, pool: builder.pool.elements) : nil
    return YAMLParseResult(tree: tree, diagnostics: builder.diagnostics)
  }

  /// Reads a file again, with spaces in place of tabs that YAML allows but libyaml refuses.
  private mutating func rebuild(_ file: SourceFile) -> Bool {
    var bytes = file.bytes
    var budget = BlankTab.budget
    while let blanks = builder.blanks, budget >= bytes.count {
      budget -= bytes.count
      for index in blanks { bytes[index] = UInt8(ascii: " ") }
      if bytes.withUnsafeBufferPointer({ builder.build(file, bytes: $0) }) { return true }
    }
    return false
  }
}

/// The names of YAML files.
package enum YAMLFileName {
  /// The suffixes of files that are read.
  package static let suffixes = [".yaml", ".yml"]

  /// The path of a file in a folder, with the suffix that it has; with the usual one if there is none.
  static func path(of stem: String, in folder: String) -> String {
    let start = folder.hasSuffix("/") ? folder + stem : "\(folder)/\(stem)"
    let paths = suffixes.map { start + $0 }
    return paths.first { FileStamp.of($0) != nil } ?? paths[0]
  }

  /// A name without the suffix of YAML files; nil if it has none.
  package static func stem(of name: some StringProtocol) -> String? {
    suffixes.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
  }
}

/// Limits on the resources that a file may use.
public struct YAMLLimits: Hashable, Sendable {
  /// The maximum file size, in bytes.
  public var fileSize: Int
  /// The maximum nesting depth of lists and maps, following aliases.
  public var depth: Int
  /// The maximum number of nodes added by all aliases of a file.
  public var aliasedNodes: Int

  /// Creates limits; the defaults are generous for anything written by hand.
  public init(fileSize: Int = 1 << 20, depth: Int = 64, aliasedNodes: Int = 10_000) {
    self.fileSize = min(fileSize, Int(Int32.max))
    self.depth = min(depth, 200)
    self.aliasedNodes = aliasedNodes
  }

  /// The maximum file size as text, such as "1 MiB".
  var fileSizeText: String {
    let mebibyte = 1 << 20
    return fileSize > 0 && fileSize % mebibyte == 0
      ? "\(fileSize / mebibyte) MiB" : "\(fileSize) bytes"
  }
}

/// Diagnostic codes for YAML itself, independent of a format.
extension Diagnostic.Code {
  package static let syntax: Self = "yaml/syntax"
  package static let notUTF8: Self = "yaml/not-utf-8"
  package static let utf16: Self = "yaml/utf-16"
  package static let controlCharacter: Self = "yaml/control-character"
  package static let lineSeparator: Self = "yaml/line-separator"
  package static let tooLarge: Self = "yaml/too-large"
  package static let tooDeep: Self = "yaml/too-deep"
  package static let tooManyDirectives: Self = "yaml/too-many-directives"
  package static let tooManyAliases: Self = "yaml/too-many-aliases"
  package static let recursiveAlias: Self = "yaml/recursive-alias"
  package static let unknownAlias: Self = "yaml/unknown-alias"
  package static let duplicateKey: Self = "yaml/duplicate-key"
  package static let keyNotText: Self = "yaml/key-not-text"
  package static let mergeKey: Self = "yaml/merge-key"
  package static let unknownTag: Self = "yaml/unknown-tag"
  package static let wrongTag: Self = "yaml/wrong-tag"
  package static let severalDocuments: Self = "yaml/several-documents"
  package static let version: Self = "yaml/version"
  package static let empty: Self = "yaml/empty"
}

extension String {
  /// The text, cut to forty characters: messages quote file contents, which may be long.
  var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
