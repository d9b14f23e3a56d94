import SegueSystem

/// The files of a family in an index: fixed-size rows, then all names.
struct FileTable: Sendable {
  /// A stamp, and the offset of the name.
  private static let rowSize = 40 + 4

  /// The number of files.
  let count: Int
  private let rows: Int
  private let names: Int
  private let nameSize: Int

  /// Reads a table at the reader's position and advances the reader.
  init(_ reader: inout ByteReader) throws(ByteReader.Failure) {
    count = try reader.count()
    nameSize = try reader.count()
    rows = try reader.skip(count * Self.rowSize)
    names = try reader.skip(nameSize)
    // The last byte is a terminator, so every name ends within the table, wherever it begins.
    guard count == 0 || (nameSize > 0 && reader.bytes[names + nameSize - 1] == 0) else {
      throw ByteReader.Failure()
    }
  }

  /// Returns a file's name as a C string, and its stamp.
  func file(
    _ index: Int, in bytes: UnsafeRawBufferPointer
  ) throws(ByteReader.Failure) -> (name: UnsafePointer<CChar>, stamp: FileStamp) {
    var reader = ByteReader(bytes, at: rows + index * Self.rowSize)
    let stamp = try reader.stamp()
    let offset = try reader.count()
    guard offset < nameSize, let start = bytes.baseAddress else { throw ByteReader.Failure() }
    return ((start + names + offset).assumingMemoryBound(to: CChar.self), stamp)
  }
}

extension ByteWriter {
  /// Writes files in the layout that ``FileTable`` reads.
  mutating func write(_ files: [String], _ stamps: [FileStamp?]) {
    write(UInt32(files.count))
    write(UInt32(files.reduce(0) { $0 + $1.utf8.count + 1 }))
    var offset = 0
    for (file, stamp) in zip(files, stamps) {
      write(stamp ?? .missing)
      write(UInt32(offset))
      offset += file.utf8.count + 1
    }
    for file in files { append("\(file)\0") }
  }
}
