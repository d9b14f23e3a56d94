import SegueCatalog
import SegueDiagnostics

/// The mistake that probably caused a syntax error, which libyaml notices only later.
struct SyntaxCause {
  let message: String
  /// The place of the mistake, in bytes.
  let range: Range<Int>
  /// What to write instead.
  let replacement: String

  /// Finds the cause of a failure at an offset.
  static func find(in file: SourceFile, at failure: Int) -> SyntaxCause? {
    let line = file.line(around: failure)
    if let call = openCall(in: file, line, before: failure) { return call }
    if let text = sentence(in: file, line, before: failure) ?? pattern(in: file, line) {
      return text
    }
    // libyaml often notices what a comment hides only a few lines later.
    var lines = [line]
    while let first = lines.last?.lowerBound, first > 0, lines.count < 8 {
      lines.append(file.line(around: first - 1))
    }
    let before = lines.dropFirst().first { !$0.isEmpty }
    return lines.lazy.compactMap { comment(in: file, $0) }.first
      ?? [line, before].lazy.compactMap { $0 }
      .compactMap { missingSpace(in: file, onLine: $0) }.first
  }

  /// A formula or easing with `: ` in it: `easing: spring(mass: 1)`.
  private static func openCall(
    in file: SourceFile, _ line: Range<Int>, before failure: Int
  ) -> SyntaxCause? {
    let bytes = file.bytes
    guard failure < line.upperBound, bytes[failure] == UInt8(ascii: ":"),
      let bracket = bytes.openBracket(in: line.lowerBound..<failure),
      bracket > line.lowerBound, bytes[bracket - 1].isNameByte
    else { return nil }
    let start = bytes.startOfValue(before: bracket, from: line.lowerBound)
    let range = start..<bytes.endOfFlowValue(from: start, before: line.upperBound)
    return SyntaxCause(
      message: "a value that contains ': ' must be in quotes", range: range,
      replacement: file.quoted(range))
  }

  /// A sentence with ': ' in it, under a key that has a sentence: `name: Push: fast`.
  private static func sentence(
    in file: SourceFile, _ line: Range<Int>, before failure: Int
  ) -> SyntaxCause? {
    let bytes = file.bytes
    guard failure < line.upperBound, bytes[failure] == UInt8(ascii: ":") else { return nil }
    // In a block the value goes to the end of its line, in braces to the next comma.
    let brace = bytes[line.lowerBound..<failure].lastIndex { "{,".utf8.contains($0) }
    for start in [line.lowerBound, brace.map { $0 + 1 }].compactMap({ $0 }) {
      let key = bytes[start..<failure].firstIndex { $0.isNameByte && $0 != UInt8(ascii: "-") }
      guard let key, let colon = bytes[key..<failure].firstIndex(of: UInt8(ascii: ":")),
        sentenceKeys.contains(file.text(key..<colon)),
        let value = bytes[(colon + 1)..<failure].firstIndex(where: { $0 != UInt8(ascii: " ") }),
        !"\"'[{|>&*!".utf8.contains(bytes[value])
      else { continue }
      let end =
        start == line.lowerBound
        ? bytes.endOfBlockValue(from: value, before: line.upperBound)
        : bytes.endOfFlowValue(from: value, before: line.upperBound)
      return SyntaxCause(
        message: "a value that contains ': ' must be in quotes", range: value..<end,
        replacement: file.quoted(value..<end))
    }
    return nil
  }

  private static let sentenceKeys: Set = [
    "name", "summary", "help", "use", "avoid", "seen-in", "title", "subtitle", "text",
  ]

  /// A pattern that begins like an alias: `to: *Detail*`.
  private static func pattern(in file: SourceFile, _ line: Range<Int>) -> SyntaxCause? {
    let bytes = file.bytes
    let start = line.dropFirst().first { index in
      bytes[index] == UInt8(ascii: "*") && " [,".utf8.contains(bytes[index - 1])
        && bytes[line.lowerBound..<index].last { $0 != UInt8(ascii: " ") }
          .map { ":[,-".utf8.contains($0) } ?? false
    }
    guard let start else { return nil }
    let end = bytes.endOfFlowValue(from: start, before: line.upperBound)
    guard end > start + 1, !bytes[(start + 1)..<end].allSatisfy(\.isNameByte) else { return nil }
    let quoted = file.quoted(start..<end)
    return SyntaxCause(
      message: "a text that begins with '*' must be in quotes", range: start..<end,
      replacement: quoted)
  }

  /// A color without quotes where a value is missing: after the colon of a key.
  static func comment(in file: SourceFile, after colon: Int) -> SyntaxCause? {
    comment(in: file, max(0, colon - 1)..<file.line(around: colon).upperBound)
  }

  /// A color without quotes, which begins a comment: `color: #ff0000`.
  private static func comment(in file: SourceFile, _ line: Range<Int>) -> SyntaxCause? {
    let bytes = file.bytes
    let start = line.dropFirst().first { index in
      bytes[index] == UInt8(ascii: "#") && " [{,".utf8.contains(bytes[index - 1])
    }
    guard let start, let end = bytes.endOfHexadecimals(after: start, before: line.upperBound),
      let before = bytes[line.lowerBound..<start].last(where: { $0 != UInt8(ascii: " ") }),
      ":[,".utf8.contains(before)
    else { return nil }
    let quoted = file.quoted(start..<end)
    return SyntaxCause(
      message: "\(quoted) begins a comment", range: start..<end, replacement: quoted)
  }

  /// A key without a space after its colon, alone on its line: `duration:400ms`.
  private static func missingSpace(
    in file: SourceFile, onLine line: Range<Int>
  ) -> SyntaxCause? {
    let bytes = file.bytes
    if let dash = missingSpace(in: file, afterDashOn: line) { return dash }
    var start = line.lowerBound
    while start < line.upperBound,
      bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "-")
    {
      start += 1
    }
    return missingSpace(in: file, start..<line.upperBound)
  }

  /// An item without a space after its dash: `-layer: to`.
  private static func missingSpace(
    in file: SourceFile, afterDashOn line: Range<Int>
  ) -> SyntaxCause? {
    let bytes = file.bytes
    guard let dash = bytes[line].firstIndex(where: { $0 != UInt8(ascii: " ") }),
      bytes[dash] == UInt8(ascii: "-"), dash + 1 < line.upperBound,
      bytes[dash + 1].isNameByte, bytes[dash + 1] != UInt8(ascii: "-"),
      let colon = bytes[dash..<line.upperBound].firstIndex(of: UInt8(ascii: ":")),
      bytes[dash..<colon].allSatisfy(\.isNameByte)
    else { return nil }
    return SyntaxCause(
      message: "a space is missing after '-'", range: dash..<colon,
      replacement: "- \(file.text(dash + 1..<colon))")
  }

  /// A key and its value that are one text, for lack of a space: `duration:400ms`.
  static func missingSpace(in file: SourceFile, _ range: Range<Int>) -> SyntaxCause? {
    let bytes = file.bytes
    var colon = range.lowerBound
    while colon < range.upperBound, bytes[colon].isNameByte { colon += 1 }
    guard colon > range.lowerBound, colon + 1 < range.upperBound,
      bytes[colon] == UInt8(ascii: ":"), bytes[colon + 1] > 0x20,
      bytes[colon + 1] != UInt8(ascii: "/")
    else { return nil }
    let (key, value) = (
      file.text(range.lowerBound..<colon), file.text(colon + 1..<range.upperBound)
    )
    return SyntaxCause(
      message: "a space is missing after '\(key):'", range: range,
      replacement: "\(key): \(value)")
  }

  /// The mistake and what to write, for a help line.
  var sentence: String { "\(message): write \(replacement)" }

  /// The mistake as a diagnostic.
  func diagnostic(_ code: Diagnostic.Code = .syntax, in file: SourceFile) -> Diagnostic {
    let place = file.place(of: range)
    return Diagnostic(
      .error, code, message, at: place, help: "write \(replacement)",
      fixIt: .init(replacement, at: place, confidence: .machineApplicable))
  }
}

extension SourceFile {
  /// The text of a range of bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The text of a range of bytes as a string in single quotes.
  func quoted(_ range: Range<Int>) -> String {
    "'\(text(range).replacing("'", with: "''"))'"
  }
}

extension [UInt8] {
  /// The offset of the last bracket that is opened and not closed.
  fileprivate func openBracket(in range: Range<Int>) -> Int? {
    var depth = 0
    for index in range.reversed() {
      if self[index] == UInt8(ascii: ")") { depth += 1 }
      if self[index] == UInt8(ascii: "(") {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    return nil
  }

  /// The offset where the value begins that contains a bracket: after its key, or the item before.
  fileprivate func startOfValue(before bracket: Int, from limit: Int) -> Int {
    var start = bracket
    while start > limit, !"{[,".utf8.contains(self[start - 1]) {
      if self[start - 1] == UInt8(ascii: " "), start - 1 > limit,
        ":-".utf8.contains(self[start - 2])
      {
        break
      }
      start -= 1
    }
    while start < bracket, self[start] == UInt8(ascii: " ") { start += 1 }
    return start
  }

  /// The offset after a value at the end of its line, before a comment.
  fileprivate func endOfBlockValue(from start: Int, before limit: Int) -> Int {
    var end = start
    for index in start..<limit where self[index] > 0x20 {
      if self[index] == UInt8(ascii: "#"), self[index - 1] == UInt8(ascii: " ") { break }
      end = index + 1
    }
    return end
  }

  /// The offset after a value in braces, whose commas in round brackets belong to it.
  func endOfFlowValue(from start: Int, before limit: Int) -> Int {
    var depth = 0
    var end = start
    for index in start..<limit {
      let byte = self[index]
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if byte == 0x0A || byte == 0x0D || depth <= 0 && ",]}".utf8.contains(byte) { break }
      if byte != UInt8(ascii: " ") { end = index + 1 }
    }
    return end
  }

  /// Whether a parenthesis is open at an offset, in its line.
  func isInParentheses(_ offset: Int) -> Bool {
    let line = self[..<offset].reversed().prefix { $0 != 0x0A }
    return line.count { $0 == UInt8(ascii: "(") } > line.count { $0 == UInt8(ascii: ")") }
  }

  /// The end of a color's digits; nil if what follows is not a color.
  fileprivate func endOfHexadecimals(after sharp: Int, before limit: Int) -> Int? {
    var end = sharp + 1
    while end < limit, self[end].isHexadecimalDigit { end += 1 }
    let isWhole = end == limit || !self[end].isNameByte
    return isWhole && [3, 4, 6, 8].contains(end - sharp - 1) ? end : nil
  }
}

extension UInt8 {
  /// Whether it belongs to a key or a function's name: a letter, a digit, `-`, `_` or `.`.
  var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  fileprivate var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
