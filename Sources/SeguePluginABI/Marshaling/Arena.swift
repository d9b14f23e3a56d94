import CSeguePlugin

/// Memory for the records of one call, freed all at once.
package struct Arena: ~Copyable {
  private var blocks: [UnsafeMutableRawBufferPointer] = []
  private var used = 0

  /// The size of a block, in bytes: an ordinary stage fits into the first.
  private static let blockBytes = 8192

  /// Creates an empty arena; memory is allocated at first use.
  package init() {}

  deinit { for block in blocks { block.deallocate() } }

  /// Copies a value into the arena.
  mutating func place<Value: BitwiseCopyable>(_ value: Value) -> UnsafePointer<Value> {
    let place = room(for: 1, of: Value.self)
    place.initialize(to: value)
    return UnsafePointer(place)
  }

  /// Copies an array into the arena; null if it is empty.
  mutating func place<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafePointer<Element>? {
    guard !elements.isEmpty else { return nil }
    let place = room(for: elements.count, of: Element.self)
    _ = UnsafeMutableBufferPointer(start: place, count: elements.count).initialize(from: elements)
    return UnsafePointer(place)
  }

  /// Copies a text into the arena.
  ///
  /// - Throws: A problem if it contains a zero byte or is longer than the ABI allows.
  mutating func place(
    _ text: String, atMost limit: Int = ABILimits.textBytes
  ) throws(ABIProblem) -> UnsafePointer<CChar> {
    let count = text.utf8.count
    guard count <= limit, !text.utf8.contains(0) else {
      throw .limit(
        "the name '\(text.prefix(40))…' is longer than \(limit) bytes or contains a zero byte")
    }
    let place = room(for: count + 1, of: CChar.self)
    var index = 0
    for byte in text.utf8 {
      place[index] = CChar(bitPattern: byte)
      index += 1
    }
    place[count] = 0
    return UnsafePointer(place)
  }

  private mutating func room<Element>(
    for count: Int, of type: Element.Type
  ) -> UnsafeMutablePointer<Element> {
    let bytes = count * MemoryLayout<Element>.stride
    used = (used + 15) & ~15
    if blocks.last.map({ used + bytes > $0.count }) ?? true {
      blocks.append(.allocate(byteCount: max(bytes, Self.blockBytes), alignment: 16))
      used = 0
    }
    // The code above ensures that there is a block.
    let block = blocks[blocks.count - 1]
    defer { used += bytes }
    return UnsafeMutableRawBufferPointer(rebasing: block[used..<used + bytes])
      .bindMemory(to: type).baseAddress.unsafelyUnwrapped
  }
}
