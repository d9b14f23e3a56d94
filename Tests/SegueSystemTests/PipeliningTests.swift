import Foundation
import SegueSystem
import Synchronization
import Testing

@Suite struct PipeliningTests {
  private struct Failure: Error, Equatable { let index: Int }

  @Test func `values arrive in order, and few are made ahead`() throws {
    let made = Mutex(0)
    var used: [Int] = []
    try pipelined(
      100, ahead: 2,
      make: { index in
        made.withLock { $0 += 1 }
        return index * index
      },
      use: { index, value in
        #expect(value == index * index)
        // This one and two after it.
        #expect(made.withLock { $0 } <= index + 1 + 2)
        used.append(index)
      })
    #expect(used == Array(0..<100))
  }

  @Test func `several are made at the same time`() throws {
    let begun = Mutex(0)
    try pipelined(
      2, threads: 2,
      make: { index in
        begun.withLock { $0 += 1 }
        while begun.withLock({ $0 }) < 2 { usleep(100) }
      },
      use: { _, _ in })
    #expect(begun.withLock { $0 } == 2)
  }

  @Test func `the first error of either side ends both`() {
    var used = 0
    #expect(throws: Failure(index: 7)) {
      try pipelined(
        1000, make: { if $0 == 7 { throw Failure(index: $0) } }, use: { _, _ in used += 1 })
    }
    #expect(used == 7)
    #expect(throws: Failure(index: 3)) {
      try pipelined(
        1000, make: { $0 }, use: { index, _ in if index == 3 { throw Failure(index: 3) } })
    }
  }
}
