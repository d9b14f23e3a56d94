import SegueSystem
import Synchronization

/// The processors of this machine.
enum Cores {
  /// How many there are; at least one.
  static let count = ThisProcess.processorCount

  /// The results of some work on each of several things, in their order, done by threads side by side.
  ///
  /// - Parameter width: the most threads.
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

  /// Leaves them to others for a while.
  static func pause(microseconds: UInt32) { SystemTime.sleep(microseconds: microseconds) }
}
