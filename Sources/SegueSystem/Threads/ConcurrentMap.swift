import Synchronization

extension Array where Element: Sendable {
  /// Transforms the elements on several threads, and returns the results in their order.
  ///
  /// - Parameter threads: the maximum number of threads.
  package func concurrentMap<Result: Sendable>(
    threads: Int, _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    guard threads > 1, count > 1 else { return map(transform) }
    let state = Mutex((next: 0, results: [Result?](repeating: nil, count: count)))
    inParallel(Swift.min(threads, count)) { _ in
      while true {
        let index = state.withLock { state in
          defer { state.next += 1 }
          return state.next
        }
        guard index < count else { return }
        let result = transform(self[index])
        state.withLock { $0.results[index] = result }
      }
    }
    return state.withLock { $0.results.compactMap { $0 } }
  }
}
