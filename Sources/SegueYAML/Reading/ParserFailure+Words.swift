import SegueCatalog
import SegueDiagnostics

extension ParserFailure {
  /// Describes the failure in helpful words, at the location where a person would look.
  ///
  /// - Parameter offset: Converts a mark into a byte offset.
  func diagnostic(in file: SourceFile, offset: (Int) -> Int) -> Diagnostic {
    if isEncoding { return encodingDiagnostic(in: file) }
    if let space = ForeignSpace.find(in: file, at: min(offset(mark), file.bytes.count)) {
      return space.diagnostic(in: file)
    }
    if let cause = SyntaxCause.find(in: file, at: min(offset(mark), file.bytes.count)) {
      return cause.diagnostic(in: file)
    }
    if let key = MisplacedKey.find(in: file, at: min(offset(mark), file.bytes.count)) {
      return key.diagnostic(in: file)
    }
    let isTab = file.isIndentedWithTab(at: min(offset(mark), file.bytes.count))
    let isKeyless = SyntaxWords.keyProblems.contains(problem) && file.isValue(at: offset(mark))
    let words =
      isKeyless
      ? SyntaxWords.missingKey : SyntaxWords.find(isTab ? SyntaxWords.tabProblem : problem)
    let mark = words?.pointsAtContext == true ? contextMark ?? mark : mark
    let start = min(offset(mark), file.bytes.count)
    var message = words?.message ?? problem
    if message.isEmpty { message = "the file is not valid YAML" }
    return Diagnostic(
      .error, .syntax, message, at: file.place(of: start..<file.endOfCharacter(at: start)),
      labels: label(besides: mark, in: file, offset: offset), help: words?.help)
  }

  private func label(
    besides mark: Int, in file: SourceFile, offset: (Int) -> Int
  ) -> [Diagnostic.Label] {
    guard let words = context.flatMap({ SyntaxWords.contexts[$0] }), let contextMark,
      contextMark < mark
    else { return [] }
    let start = min(offset(contextMark), file.bytes.count)
    let place = file.place(of: start..<file.endOfCharacter(at: start))
    return [Diagnostic.Label(words, at: place)]
  }

  private func encodingDiagnostic(in file: SourceFile) -> Diagnostic {
    if let bad = file.bytes.firstInvalidUTF8 {
      let digits = String(file.bytes[bad], radix: 16, uppercase: true)
      let byte = "0x" + (digits.count == 1 ? "0" : "") + digits
      return Diagnostic(
        .error, .notUTF8, "the file must be UTF-8, found the byte \(byte) at offset \(bad)",
        at: file.place(of: bad..<bad + 1), help: "save the file with the encoding UTF-8")
    }
    let start = min(byteOffset + file.byteOrderMarkLength, file.bytes.count)
    let end = file.endOfCharacter(at: start)
    let scalar = String(decoding: file.bytes[start..<end], as: UTF8.self).unicodeScalars.first
    let code = String(scalar?.value ?? 0, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    return Diagnostic(
      .error, .controlCharacter, "a file must not contain control characters, found \(name)",
      at: file.place(of: start..<end),
      help: scalar == "\0"
        ? "if the file is UTF-16, save it with the encoding UTF-8"
        : "write it as an escape in double quotes, such as \"\\x1B\"")
  }
}

extension SourceFile {
  /// Whether a tab stands at an offset, and nothing but white space before it on its line.
  fileprivate func isIndentedWithTab(at offset: Int) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\t") else { return false }
    let start = line(around: offset).lowerBound
    return bytes[start..<offset].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Whether the colon of a value stands at an offset, and no key before it.
  fileprivate func isValue(at offset: Int) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else { return false }
    let before = bytes[line(around: offset).lowerBound..<offset].last { $0 != UInt8(ascii: " ") }
    return before.map { "{,".utf8.contains($0) } ?? true
  }

  /// Returns the offset after the character at an offset; the offset itself at the end of a line.
  func endOfCharacter(at offset: Int) -> Int {
    guard offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D else { return offset }
    var end = offset + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}

extension [UInt8] {
  /// The offset of the first byte of invalid UTF-8.
  var firstInvalidUTF8: Int? {
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
