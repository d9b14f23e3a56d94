/// A file as it was read: its name, as the user typed or would recognize it, and its bytes.
///
/// Every place in a diagnostic refers to one, so a renderer can show the line that is meant. The bytes
/// need not be valid UTF-8: that is one of the things a diagnostic may have to say.
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

  /// How many bytes a byte order mark takes at the start: 3 or 0.
  package var byteOrderMarkLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The line and column of a byte.
  ///
  /// Lines end at LF, CR LF or CR. A byte order mark has no width. Offsets outside the file are clamped.
  ///
  /// - Complexity: O(offset).
  public func location(at offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    var line = 1
    var column = 1
    var index = min(byteOrderMarkLength, offset)
    while index < offset {
      if endsLine(at: index) {
        line += 1
        column = 1
      } else if bytes[index] & 0xC0 != 0x80 {
        column += 1
      }
      index += 1
    }
    // Inside a character the column is that character's own.
    if offset < bytes.count, offset > 0, column > 1, bytes[offset] & 0xC0 == 0x80 { column -= 1 }
    return SourceLocation(line: line, column: column, offset: offset)
  }

  /// The range of the bytes, with lines and columns.
  public func range(of bytes: Range<Int>) -> SourceRange {
    SourceRange(start: location(at: bytes.lowerBound), end: location(at: bytes.upperBound))
  }

  /// The place of the bytes in this file.
  public func place(of bytes: Range<Int>) -> SourcePlace {
    SourcePlace(file: self, range: range(of: bytes))
  }

  /// The bytes of the line that holds an offset, without its line break or a byte order mark.
  package func line(around offset: Int) -> Range<Int> {
    let offset = min(max(offset, 0), bytes.count)
    var start = offset
    while start > 0, !endsLine(at: start - 1) { start -= 1 }
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    if start == 0 { start = min(byteOrderMarkLength, end) }
    return start..<end
  }

  /// Whether the byte is the last one of a line break; in CR LF only the LF is.
  private func endsLine(at index: Int) -> Bool {
    switch bytes[index] {
    case 0x0A: true
    case 0x0D: index + 1 == bytes.count || bytes[index + 1] != 0x0A
    default: false
    }
  }
}
