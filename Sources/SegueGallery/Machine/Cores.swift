import SegueSystem
import Synchronization

/// The processors of this machine.
enum Cores {
  /// Their number; at least one.
  static let count = ThisProcess.processorCount

  /// Transforms elements in parallel, and returns the results in their order.
  ///
  /// - Parameter width: the maximum number of threads.
  static func map<Thing: Sendable, Result: Sendable>(
    _ things: [Thing], width: Int, _ work: @escaping @Sendable (Thing) -> Result
  ) -> [Result] {
    guard width > 1, things.count > 1 else { return things.map(work) }
    let state = Mutex((next: 0, results: [Result?](repeating: nil, count: things.count)))
    inParallel(min(width, things.count)) { _ in
      while true {
        let index = state.withLock { state in
          defer { state.next += 1 }
          return state.next
        }
        guard index < things.count else { return }
        let result = work(things[index])
        state.withLock { $0.results[index] = result }
      }
    }
    return state.withLock { $0.results.compactMap { $0 } }
  }

  /// Sleeps.
  static func pause(microseconds: UInt32) { SystemTime.sleep(microseconds: microseconds) }
}
