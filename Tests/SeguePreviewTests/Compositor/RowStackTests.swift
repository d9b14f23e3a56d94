import Testing

@testable import SeguePreview

@Suite struct RowStackTests {
  /// Against an array, with lists that stay as long as they were, shrink, and outgrow their memory.
  @Test(arguments: [0..<0, 0..<2, 1..<3, 2..<5, 5..<5, 0..<5], [0, 1, 2, 3, 40])
  func `some elements are replaced with others`(range: Range<Int>, count: Int) {
    var expected = [10, 11, 12, 13, 14]
    var elements = RowStack<Int>(capacity: 5)
    var others = RowStack<Int>(capacity: 1)
    defer {
      elements.deallocate()
      others.deallocate()
    }
    for element in expected { elements.append(element) }
    for other in 0..<count { others.append(other) }
    expected.replaceSubrange(range, with: 0..<count)
    elements.replace(range, with: others)
    #expect((0..<elements.count).map { elements[$0] } == expected)
  }
}
