import CLibYAML
import SegueCatalog
public import SegueDiagnostics

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
  private let limits: YAMLLimits
  private var builder: TreeBuilder

  /// The maximum number of lines that may be directives.
  private static let mostDirectives = 100

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
    let isWhole = file.bytes.withUnsafeBufferPointer { builder.build(file, bytes: $0) }
    let tree =
      isWhole
      ? YAMLTree(file: file, nodes: builder.nodes.elements, pool: builder.pool.elements) : nil
    return YAMLParseResult(tree: tree, diagnostics: builder.diagnostics)
  }

  /// Checks a file before it is parsed.
  private func refusal(of file: SourceFile) -> Diagnostic? {
    if file.bytes.count > limits.fileSize {
      let message = "the file is larger than \(limits.fileSizeText)"
      return Diagnostic(.error, .tooLarge, message, at: file.place(of: 0..<0))
    }
    if file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF]) {
      return Diagnostic(
        .error, .utf16, "the file must be UTF-8, found UTF-16", at: file.place(of: 0..<0),
        help: "save the file with the encoding UTF-8")
    }
    return lineSeparator(in: file) ?? excessiveDirective(of: file)
  }

  /// Refuses line breaks of YAML 1.1, which libyaml follows: what looks like the rest of a comment could be a key.
  private func lineSeparator(in file: SourceFile) -> Diagnostic? {
    let bytes = file.bytes
    let candidate = bytes.indices.first { index in
      switch bytes[index] {
      case 0xC2: bytes[index...].starts(with: [0xC2, 0x85])
      case 0xE2:
        bytes[index...].starts(with: [0xE2, 0x80, 0xA8])
          || bytes[index...].starts(with: [0xE2, 0x80, 0xA9])
      default: false
      }
    }
    guard let start = candidate else { return nil }
    let range = start..<file.endOfCharacter(at: start)
    let escape = bytes[start] == 0xC2 ? #"\N"# : bytes[start + 2] == 0xA8 ? #"\L"# : #"\P"#
    let number = bytes[start] == 0xC2 ? "U+0085" : bytes[start + 2] == 0xA8 ? "U+2028" : "U+2029"
    return Diagnostic(
      .error, .lineSeparator, "the line break \(number) is not allowed", at: file.place(of: range),
      help: "remove it, or write it as \(escape) in double quotes")
  }

  /// Refuses a file with more directives than any needs: libyaml compares each with all before it.
  private func excessiveDirective(of file: SourceFile) -> Diagnostic? {
    // Counting signs is much faster than looking for lines, and enough for almost every file.
    if file.bytes.count(of: UInt8(ascii: "%")) <= Self.mostDirectives { return nil }
    var count = 0
    var line = file.byteOrderMarkLength
    while line < file.bytes.count {
      if file.bytes[line] == UInt8(ascii: "%") { count += 1 }
      if count > Self.mostDirectives {
        return Diagnostic(
          .error, .tooManyDirectives,
          "a file must have at most \(Self.mostDirectives) lines that begin with '%'",
          at: file.place(of: line..<line + 1), help: "remove the directives: no format needs them")
      }
      let rest = file.bytes[line...]
      line = rest.firstIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? file.bytes.count
    }
    return nil
  }
}

extension [UInt8] {
  fileprivate func count(of byte: UInt8) -> Int {
    withUnsafeBufferPointer { bytes in bytes.reduce(0) { $0 + ($1 == byte ? 1 : 0) } }
  }
}
