import Testing

@testable import SeguePluginABI

/// The lock holds under threads, and passes results and errors on.
@Suite struct GuardedTests {
  @Test func `concurrent additions are not lost`() async {
    let count = Guarded(0)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<10_000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 80_000)
  }

  @Test func `an error is rethrown and the lock is released`() {
    struct Refusal: Error {}
    let value = Guarded("a")
    #expect(throws: Refusal.self) {
      try value.withLock { (text) throws(Refusal) in
        text = "b"
        throw Refusal()
      }
    }
    #expect(value.withLock { $0 } == "b")
  }
}
