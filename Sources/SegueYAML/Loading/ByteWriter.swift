import SegueSystem

/// Writes numbers and texts in sequence, little-endian.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes a text with a length prefix and a terminating zero, so that system calls can read it in
  /// place.
  mutating func write(_ text: String) {
    write(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
    bytes.append(0)
  }

  mutating func write(_ stamp: FileStamp) {
    write(stamp.size)
    write(stamp.modified)
    write(stamp.changed)
    write(stamp.inode)
    write(stamp.device)
  }

  mutating func append(_ more: String) { bytes.append(contentsOf: more.utf8) }
}

/// Reads the output of a ``ByteWriter``; safe for arbitrary bytes.
struct ByteReader {
  /// The bytes are malformed.
  struct Failure: Error {}

  let bytes: UnsafeRawBufferPointer
  private(set) var offset: Int

  init(_ bytes: UnsafeRawBufferPointer, at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) throws(Failure) -> Number {
    let start = try skip(MemoryLayout<Number>.size)
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: Number.self))
  }

  mutating func count() throws(Failure) -> Int { Int(try number(UInt32.self)) }

  mutating func text() throws(Failure) -> String {
    let name = try cString()
    return name.map { String(cString: $0) } ?? ""
  }

  /// Returns a text in place, as a C string for system calls.
  mutating func cString() throws(Failure) -> UnsafePointer<CChar>? {
    let length = try count()
    let start = try skip(length)
    guard bytes[try skip(1)] == 0 else { throw Failure() }
    return bytes.baseAddress.map { ($0 + start).assumingMemoryBound(to: CChar.self) }
  }

  mutating func stamp() throws(Failure) -> FileStamp {
    FileStamp(
      size: try number(Int64.self), modified: try number(Int64.self),
      changed: try number(Int64.self), inode: try number(UInt64.self),
      device: try number(UInt64.self))
  }

  /// Skips some bytes and returns the offset of the first.
  mutating func skip(_ count: Int) throws(Failure) -> Int {
    guard count >= 0, count <= bytes.count - offset else { throw Failure() }
    defer { offset += count }
    return offset
  }
}
