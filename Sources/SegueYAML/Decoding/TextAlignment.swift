import SegueCatalog
import SegueDiagnostics

/// Maps the characters of a scalar's text to their positions in the file.
///
/// The two differ by quotes, escapes, folding and indentation. YAML changes only white space and
/// escapes, so the n-th character of the text that is not white space is the n-th such character of
/// the source, if an escape sequence counts as one.
struct TextAlignment {
  private let source: ArraySlice<UInt8>
  private let text: [UInt8]
  private let kind: YAMLNode.Kind

  init(_ tree: YAMLTree, node: Int) {
    let raw = tree.nodes[node]
    kind = raw.kind
    source = tree.file.bytes[raw.sourceRange]
    text = Array(tree.nodes.string(of: node).utf8)
  }

  /// Returns the bytes of the file for a part of the text; all of the scalar for an empty part at
  /// its start.
  func source(of range: Range<Int>) -> Range<Int> {
    let start = offset(of: min(range.lowerBound, text.count))
    guard !range.isEmpty else { return start..<start }
    var lastCharacter = min(range.upperBound, text.count) - 1
    while lastCharacter > 0, !Self.isLead(text[lastCharacter]) { lastCharacter -= 1 }
    guard lastCharacter >= 0 else { return source.startIndex..<source.endIndex }
    let last = offset(of: lastCharacter)
    return start..<max(start, last + length(at: last))
  }

  /// Returns the file offset of a byte of the text; for the text's end, the closing quote or the
  /// scalar's end.
  private func offset(of textOffset: Int) -> Int {
    var remaining = text.prefix(textOffset).count { !Self.isSpace($0) && Self.isLead($0) }
    var blanks = text.prefix(textOffset).reversed().prefix { Self.isSpace($0) }.count
    var index = contentStart
    while remaining > 0, index < contentEnd {
      if !isBlank(at: index) { remaining -= 1 }
      index += length(at: index)
    }
    while blanks > 0, index < contentEnd, isBlank(at: index) {
      blanks -= 1
      index += length(at: index)
    }
    if textOffset < text.count, !Self.isSpace(text[textOffset]) {
      while index < contentEnd, isBlank(at: index) { index += length(at: index) }
    }
    return index
  }

  private var contentStart: Int {
    switch kind {
    case .singleQuoted, .doubleQuoted: min(source.startIndex + 1, source.endIndex)
    case .block: source.firstIndex(of: 0x0A) ?? source.endIndex
    default: source.startIndex
    }
  }

  private var contentEnd: Int {
    switch kind {
    case .singleQuoted, .doubleQuoted: max(source.endIndex - 1, contentStart)
    default: source.endIndex
    }
  }

  /// Returns the number of source bytes for one character of the text.
  private func length(at index: Int) -> Int {
    guard index + 1 < contentEnd else { return 1 }
    switch (kind, source[index]) {
    case (.singleQuoted, UInt8(ascii: "'")): return 2
    case (.doubleQuoted, UInt8(ascii: "\\")):
      return min(escapeLength(at: index), contentEnd - index)
    default: return 1 + source[(index + 1)..<contentEnd].prefix { !Self.isLead($0) }.count
    }
  }

  private func escapeLength(at index: Int) -> Int {
    switch source[index + 1] {
    case UInt8(ascii: "x"): 4
    case UInt8(ascii: "u"): 6
    case UInt8(ascii: "U"): 10
    default: 2
    }
  }

  private func isBlank(at index: Int) -> Bool {
    guard kind == .doubleQuoted, source[index] == UInt8(ascii: "\\"), index + 1 < contentEnd
    else { return Self.isSpace(source[index]) }
    switch source[index + 1] {
    case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
      let digits = source[(index + 2)..<contentEnd].prefix(escapeLength(at: index) - 2)
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      return value.flatMap { UInt8(exactly: $0) }.map(Self.isSpace) ?? false
    default: return "nt r\n\t".utf8.contains(source[index + 1])
    }
  }

  /// Whether the byte starts a character.
  private static func isLead(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
