/// A position in a file, as line, column and byte offset.
public struct SourceLocation: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, counted in Unicode scalars.
  public let column: Int
  /// The offset in bytes, from 0; it includes a byte order mark.
  public let offset: Int

  /// Creates a location.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// Orders locations by their offset in the file.
  public static func < (a: SourceLocation, b: SourceLocation) -> Bool { a.offset < b.offset }
}

/// A range of a file, from its first character to just after its last.
public struct SourceRange: Hashable, Sendable {
  /// The start of the range.
  public let start: SourceLocation
  /// The end of the range, just after its last character.
  public let end: SourceLocation

  /// Creates a range.
  public init(start: SourceLocation, end: SourceLocation) {
    self.start = start
    self.end = end
  }

  /// The byte offsets.
  public var offsets: Range<Int> { start.offset..<max(start.offset, end.offset) }
}

/// A range in a particular file.
public struct SourcePlace: Hashable, Sendable {
  /// The file.
  public let file: SourceFile
  /// The range in the file.
  public let range: SourceRange

  /// Creates a place.
  public init(file: SourceFile, range: SourceRange) {
    self.file = file
    self.range = range
  }
}
