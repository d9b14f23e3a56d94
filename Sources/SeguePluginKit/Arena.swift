/// Memory for what a record points to; it is there as long as the arena.
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
