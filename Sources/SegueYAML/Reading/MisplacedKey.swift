import SegueCatalog
import SegueDiagnostics

/// A key that is indented further than the one above it, which has a value already.
///
/// libyaml reads it as part of that value and fails at its colon, or at its start if the value has ended.
struct MisplacedKey {
  /// The key, in bytes.
  let range: Range<Int>
  /// The key above it.
  let neighbor: Range<Int>

  /// Finds the key that a failure is about.
  static func find(in file: SourceFile, at failure: Int) -> MisplacedKey? {
    let line = file.line(around: failure)
    guard let range = file.key(in: line),
      failure == range.lowerBound || failure == range.upperBound, line.lowerBound > 0,
      let above = file.lineWithText(above: line), let neighbor = file.key(in: above),
      range.lowerBound - line.lowerBound > neighbor.lowerBound - above.lowerBound
    else { return nil }
    return MisplacedKey(range: range, neighbor: neighbor)
  }

  func diagnostic(in file: SourceFile) -> Diagnostic {
    let place = file.place(of: neighbor)
    return Diagnostic(
      .error, .syntax, "'\(file.text(range))' is indented further than the key above it",
      at: file.place(of: range), labels: [.init("probably beside this key", at: place)],
      help: "begin it in column \(place.range.start.column), below '\(file.text(neighbor))'")
  }
}

extension SourceFile {
  /// The key at the beginning of a line, after its indentation and the dashes of list items.
  fileprivate func key(in line: Range<Int>) -> Range<Int>? {
    let start = bytes[line].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
    guard let start, let colon = bytes[start..<line.upperBound].firstIndex(of: UInt8(ascii: ":")),
      colon > start, bytes[start..<colon].allSatisfy(\.isNameByte)
    else { return nil }
    return start..<colon
  }

  /// The nearest line above another one that is neither blank nor a comment.
  fileprivate func lineWithText(above line: Range<Int>) -> Range<Int>? {
    var line = line
    while line.lowerBound > 0 {
      line = self.line(around: line.lowerBound - 1)
      let first = bytes[line].first { $0 != UInt8(ascii: " ") }
      if let first, first != UInt8(ascii: "#") { return line }
      if line.isEmpty, line.lowerBound == byteOrderMarkLength { return nil }
    }
    return nil
  }
}
