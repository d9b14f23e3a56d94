/// A file as read: its bytes, and its name as the user typed it or would recognize it.
///
/// Every place in a diagnostic refers to a file, so that a renderer can show the line. The bytes
/// need not be valid UTF-8: that may be what a diagnostic reports.
public struct SourceFile: Hashable, Sendable {
  /// The name to print, usually a path.
  public let name: String
  /// The content, byte for byte.
  public let bytes: [UInt8]

  /// Creates a file from its bytes.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Creates a file from text.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The length of a byte order mark at the start: 3 bytes or 0.
  package var byteOrderMarkLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The line and column of a byte.
  ///
  /// Lines end at LF, CR LF or CR. A byte order mark has zero width. Offsets are clamped to the file.
  ///
  /// - Complexity: O(offset).
  public func location(at offset: Int) -> SourceLocation {
    location(at: offset, fromLine: 1, at: 0)
  }

  /// The line and column of a byte, found from the start of a line at or before it.
  private func location(at offset: Int, fromLine first: Int, at start: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    var line = first
    var column = 1
    var index = start == 0 ? min(byteOrderMarkLength, offset) : start
    while index < offset {
      if endsLine(at: index) {
        line += 1
        column = 1
      } else if bytes[index] & 0xC0 != 0x80 {
        column += 1
      }
      index += 1
    }
    // Offsets inside a character have that character's column.
    if offset < bytes.count, offset > 0, column > 1, bytes[offset] & 0xC0 == 0x80 { column -= 1 }
    return SourceLocation(line: line, column: column, offset: offset)
  }

  /// The offset of each line's first byte, for ``place(of:lineStarts:)``.
  package var lineStarts: [Int] { [0] + bytes.indices.filter(endsLine).map { $0 + 1 } }

  /// The place of bytes in this file, found with its line starts.
  ///
  /// - Complexity: O(log n) in the number of lines, and linear in the length of the line.
  package func place(of range: Range<Int>, lineStarts: [Int]) -> SourcePlace {
    func location(_ offset: Int) -> SourceLocation {
      var lines = lineStarts.indices
      while lines.count > 1 {
        let middle = lines.lowerBound + lines.count / 2
        lines =
          lineStarts[middle] <= offset ? middle..<lines.upperBound : lines.lowerBound..<middle
      }
      let line = lines.lowerBound
      return self.location(at: offset, fromLine: line + 1, at: lineStarts[line])
    }
    let range = SourceRange(start: location(range.lowerBound), end: location(range.upperBound))
    return SourcePlace(file: self, range: range)
  }

  /// The range of bytes, with lines and columns.
  public func range(of bytes: Range<Int>) -> SourceRange {
    SourceRange(start: location(at: bytes.lowerBound), end: location(at: bytes.upperBound))
  }

  /// The place of bytes in this file.
  public func place(of bytes: Range<Int>) -> SourcePlace {
    SourcePlace(file: self, range: range(of: bytes))
  }

  /// The byte range of the line that contains an offset, without its line break or a byte order
  /// mark.
  package func line(around offset: Int) -> Range<Int> {
    let offset = min(max(offset, 0), bytes.count)
    var start = offset
    while start > 0, !endsLine(at: start - 1) { start -= 1 }
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    if start == 0 { start = min(byteOrderMarkLength, end) }
    return start..<end
  }

  /// Whether a byte is the last one of a line break; in CR LF only the LF is.
  private func endsLine(at index: Int) -> Bool {
    switch bytes[index] {
    case 0x0A: true
    case 0x0D: index + 1 == bytes.count || bytes[index + 1] != 0x0A
    default: false
    }
  }
}
