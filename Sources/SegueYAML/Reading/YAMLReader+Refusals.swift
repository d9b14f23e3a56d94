import SegueDiagnostics

/// What is refused before a file is parsed.
extension YAMLReader {
  /// The maximum number of lines that may be directives.
  private static let mostDirectives = 100

  /// Checks a file before it is parsed.
  func refusal(of file: SourceFile) -> Diagnostic? {
    if file.bytes.count > limits.fileSize {
      let message = "the file is larger than \(limits.fileSizeText)"
      return Diagnostic(.error, .tooLarge, message, at: file.place(of: 0..<0))
    }
    if file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF]) {
      return Diagnostic(
        .error, .utf16, "the file must be UTF-8, found UTF-16", at: file.place(of: 0..<0),
        help: "save the file with the encoding UTF-8")
    }
    if let form = BinaryForm.of(file.bytes) {
      return Diagnostic(
        .error, .syntax, "the file must be text in YAML, found \(form)", at: file.place(of: 0..<0),
        help: "name a file that ends in .yaml")
    }
    let mark = file.byteOrderMarkLength
    if mark > 0, file.bytes[mark...].starts(with: file.bytes[..<mark]) {
      return Diagnostic(
        .error, .syntax, "the file begins with two byte order marks",
        at: file.place(of: mark..<2 * mark), help: "remove one of them, or both: UTF-8 needs none")
    }
    return mergeConflict(in: file) ?? oldLineBreak(in: file) ?? excessiveDirective(of: file)
  }

  /// Refuses what a version control system writes where two versions differ: its lines would be reported as other mistakes.
  private func mergeConflict(in file: SourceFile) -> Diagnostic? {
    let bytes = file.bytes
    let mark = Array("<<<<<<< ".utf8)
    if bytes.count(of: mark[0]) < mark.count - 1 { return nil }
    let lineBreak = UInt8(ascii: "\n")
    let start = bytes.indices.first { index in
      bytes[index] == mark[0] && (index == 0 || bytes[index - 1] == lineBreak)
        && bytes[index...].starts(with: mark)
    }
    guard let start else { return nil }
    let end = bytes[start...].firstIndex(of: lineBreak) ?? bytes.count
    return Diagnostic(
      .error, .syntax, "the file has a merge conflict", at: file.place(of: start..<end),
      help:
        "keep what is right, and remove the lines that begin with '<<<<<<<', '=======' and '>>>>>>>'"
    )
  }

  /// The characters that are line breaks in YAML 1.1 but not in 1.2, in UTF-8, and their escapes.
  private static let oldLineBreaks: [(bytes: [UInt8], name: String, escape: String)] = [
    ([0xC2, 0x85], "U+0085", #"\N"#), ([0xE2, 0x80, 0xA8], "U+2028", #"\L"#),
    ([0xE2, 0x80, 0xA9], "U+2029", #"\P"#),
  ]

  /// Refuses line breaks of YAML 1.1, since libyaml would end a line there: the rest of a comment could become a key.
  private func oldLineBreak(in file: SourceFile) -> Diagnostic? {
    let bytes = file.bytes
    for start in bytes.indices where bytes[start] == 0xC2 || bytes[start] == 0xE2 {
      let rest = bytes[start...]
      guard let found = Self.oldLineBreaks.first(where: { rest.starts(with: $0.bytes) }) else {
        continue
      }
      return Diagnostic(
        .error, .lineSeparator, "the line break \(found.name) is not allowed",
        at: file.place(of: start..<start + found.bytes.count),
        help: "remove it, or write it as \(found.escape) in double quotes")
    }
    return nil
  }

  /// Refuses a file with very many directives, since libyaml compares each with all before it.
  private func excessiveDirective(of file: SourceFile) -> Diagnostic? {
    // Counting percent signs is much faster than looking at lines, and enough for almost every file.
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
