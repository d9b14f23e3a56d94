extension Span<UInt8> {
  /// The bytes as a string, with invalid UTF-8 repaired.
  public var string: String {
    withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the bytes equal those of the literal.
  @inline(__always)
  public func equals(_ literal: StaticString) -> Bool {
    guard count == literal.utf8CodeUnitCount else { return false }
    let other = literal.utf8Start
    for index in indices where self[unchecked: index] != other[index] { return false }
    return true
  }

  /// Whether the bytes equal those of the array.
  @inline(__always)
  func equals(_ other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[unchecked: index] != other[index] { return false }
    return true
  }

  /// Whether one of the bytes has a value.
  func contains(_ byte: UInt8) -> Bool {
    for index in indices where self[unchecked: index] == byte { return true }
    return false
  }

  /// Where some bytes occur first, at or after a place.
  func firstPlace(of part: StaticString, from start: Int = 0) -> Int? {
    let length = part.utf8CodeUnitCount
    guard start + length <= count else { return nil }
    return (start...count - length).first { extracting($0..<$0 + length).equals(part) }
  }

  /// Whether the text is a key that users may add freely: `x-…`.
  var isFreeKey: Bool {
    count > 2 && self[0] == UInt8(ascii: "x") && self[1] == UInt8(ascii: "-")
  }
}
