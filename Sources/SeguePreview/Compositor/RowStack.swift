/// A growable list of plain values for the inner loops, without bounds checks or reference
/// counting.
struct RowStack<Element: BitwiseCopyable> {
  private(set) var elements: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(1, capacity)
    elements = .allocate(capacity: self.capacity)
  }

  func deallocate() { elements.deallocate() }

  subscript(index: Int) -> Element {
    get { elements[index] }
    nonmutating set { elements[index] = newValue }
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    elements[count] = element
    count += 1
  }

  mutating func removeAll() { count = 0 }

  mutating func removeLast(_ n: Int) { count -= n }

  /// Replaces some elements with those of another list.
  mutating func replace(_ range: Range<Int>, with other: RowStack) {
    let newCount = count - range.count + other.count
    while capacity < newCount { grow() }
    (elements + range.lowerBound + other.count).update(
      from: elements + range.upperBound, count: count - range.upperBound)
    (elements + range.lowerBound).update(from: other.elements, count: other.count)
    count = newCount
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.update(from: elements, count: count)
    elements.deallocate()
    elements = larger
    capacity *= 2
  }
}
