import CSeguePlugin

/// Memory for the values that a record points to; it exists as long as the arena.
final class Arena {
  private var blocks: [UnsafeMutableRawPointer] = []

  deinit {
    for block in blocks { block.deallocate() }
  }

  /// A copy of values that lie one after another; nil where there are none.
  func copy<Value: BitwiseCopyable>(_ values: [Value]) -> UnsafePointer<Value>? {
    guard !values.isEmpty else { return nil }
    let block = UnsafeMutablePointer<Value>.allocate(capacity: values.count)
    block.initialize(from: values, count: values.count)
    blocks.append(UnsafeMutableRawPointer(block))
    return UnsafePointer(block)
  }

  /// A copy of a record.
  func copy<Value: BitwiseCopyable>(_ value: Value) -> UnsafePointer<Value> {
    let block = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    block.initialize(to: value)
    blocks.append(UnsafeMutableRawPointer(block))
    return UnsafePointer(block)
  }

  /// A copy of a text, with the zero byte that ends it.
  func copy(_ text: String) -> UnsafePointer<CChar>? {
    copy(text.utf8.map { CChar(bitPattern: $0) } + [0])
  }
}

/// A struct that the host fills in, and that begins with the size that the host knows.
protocol HostRecord {
  /// Creates a struct of zeros.
  init()
}

extension segue_screen: HostRecord {}
extension segue_element: HostRecord {}
extension segue_presentation: HostRecord {}
extension segue_layer_motion: HostRecord {}

extension UnsafePointer where Pointee: HostRecord {
  /// A copy of the host's record; fields unknown to the host are zero.
  ///
  /// An older host's record may be shorter than the struct.
  var known: Pointee {
    let size = Int(UnsafeRawPointer(self).load(as: UInt32.self))
    var record = Pointee()
    withUnsafeMutableBytes(of: &record) {
      $0.copyMemory(
        from: UnsafeRawBufferPointer(
          start: self, count: Swift.min(size, MemoryLayout<Pointee>.size)))
    }
    return record
  }
}
