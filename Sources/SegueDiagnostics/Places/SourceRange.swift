/// A position in a file, for people and for programs.
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

  /// Orders locations as they stand in the file.
  public static func < (a: SourceLocation, b: SourceLocation) -> Bool { a.offset < b.offset }
}

/// A stretch of a file, from its first character to just after its last.
public struct SourceRange: Hashable, Sendable {
  /// Where the stretch begins.
  public let start: SourceLocation
  /// Just after where it ends.
  public let end: SourceLocation

  /// Creates a range.
  public init(start: SourceLocation, end: SourceLocation) {
    self.start = start
    self.end = end
  }

  /// The byte offsets.
  public var offsets: Range<Int> { start.offset..<max(start.offset, end.offset) }
}

/// A stretch of a particular file.
public struct SourcePlace: Hashable, Sendable {
  /// The file.
  public let file: SourceFile
  /// The stretch of it.
  public let range: SourceRange

  /// Creates a place.
  public init(file: SourceFile, range: SourceRange) {
    self.file = file
    self.range = range
  }
}
