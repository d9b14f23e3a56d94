/// A growing block of plain values that keeps its memory when emptied.
///
/// An array would check for unique ownership at every write, hundreds of times a file.
struct NodeArena<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 256) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  var elements: UnsafeMutableBufferPointer<Element> { .init(start: base, count: count) }

  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count)
      return base[index]
    }
    set {
      precondition(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  /// Changes an element in place.
  @inline(__always)
  func update(_ index: Int, _ change: (inout Element) -> Void) {
    precondition(index >= 0 && index < count)
    change(&base[index])
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow(by: 1) }
    base[count] = element
    count += 1
  }

  mutating func append(_ source: UnsafePointer<Element>, count added: Int) {
    if added > capacity - count { grow(by: added) }
    (base + count).update(from: source, count: added)
    count += added
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  mutating func removeAll() { count = 0 }

  private mutating func grow(by added: Int) {
    capacity = max(capacity * 2, count + added)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
