import SegueDiagnostics

/// A space that YAML does not take for one, such as a no-break space, in an indentation or after a key.
struct ForeignSpace {
  private let scalar: Unicode.Scalar
  /// Its place, in bytes.
  private let range: Range<Int>

  /// Finds one on the line of a failure, or on one of the lines above, since libyaml notices it only later.
  static func find(in file: SourceFile, at failure: Int) -> ForeignSpace? {
    var line = file.line(around: failure)
    for _ in 0..<8 {
      if let space = find(in: file, at: line) { return space }
      guard line.lowerBound > 0 else { break }
      line = file.line(around: line.lowerBound - 1)
    }
    return nil
  }

  /// Finds one at the start of a line or a key, or after the key's colon.
  static func find(in file: SourceFile, at line: Range<Int>) -> ForeignSpace? {
    let bytes = file.bytes
    var start = line.lowerBound
    while start < line.upperBound, " -".utf8.contains(bytes[start]) { start += 1 }
    if let space = find(in: file, at: start, before: line.upperBound) { return space }
    while start < line.upperBound, bytes[start].isNameByte { start += 1 }
    guard start < line.upperBound, bytes[start] == UInt8(ascii: ":") else { return nil }
    return find(in: file, at: start + 1, before: line.upperBound)
  }

  private static func find(
    in file: SourceFile, at start: Int, before limit: Int
  ) -> ForeignSpace? {
    guard start < limit else { return nil }
    let range = start..<file.endOfCharacter(at: start)
    guard let scalar = file.text(range).unicodeScalars.first, scalar != " ",
      scalar.properties.generalCategory == .spaceSeparator || scalar == "\u{200B}"
    else { return nil }
    return ForeignSpace(scalar: scalar, range: range)
  }

  func diagnostic(_ code: Diagnostic.Code = .syntax, in file: SourceFile) -> Diagnostic {
    let place = file.place(of: range)
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: 4 - digits.count) + digits
    let name = scalar.properties.name.map { " (\($0.lowercased()))" } ?? ""
    return Diagnostic(
      .error, code, "expected a plain space, found \(number)\(name)", at: place,
      help: "write a plain space", fixIt: .init(" ", at: place, confidence: .maybeIncorrect))
  }
}
