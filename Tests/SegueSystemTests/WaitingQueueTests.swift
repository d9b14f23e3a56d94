import SegueSystem
import Synchronization
import Testing

@Suite struct WaitingQueueTests {
  @Test func `values arrive in order, and what has no room is refused`() {
    let queue = WaitingQueue<Int>(room: 2)
    #expect([1, 2, 3].map(queue.put) == [true, true, false])
    #expect(queue.take() == 1)
    #expect(queue.put(4))
    queue.close()
    #expect([queue.take(), queue.take(), queue.take()] == [2, 4, nil])
  }

  @Test func `taking waits for a value or the end`() {
    let queue = WaitingQueue<Int>(room: 1)
    let sum = Mutex(0)
    inParallel(2) { index in
      if index == 0 {
        for value in 1...100 { while !queue.put(value) { SystemTime.sleep(microseconds: 10) } }
        queue.close()
      } else {
        while let value = queue.take() { sum.withLock { $0 += value } }
      }
    }
    #expect(sum.withLock { $0 } == 5050)
  }
}
