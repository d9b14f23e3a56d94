/// Makes values on other threads, at most a few ahead of their use on this one.
///
/// If the system cannot create a thread, everything runs on the calling thread.
///
/// - Parameters:
///   - count: the number of values.
///   - threads: the number of values that are made at the same time.
///   - ahead: the number of values that may be made, or be ready, before their use.
///   - make: makes a value; begun in order, until a use throws or its value has failed.
///   - use: takes the values in order.
/// - Throws: the error of the first value that has one, or that of its use.
package func pipelined<Value: Sendable>(
  _ count: Int, threads: Int = 2, ahead: Int = 3,
  make: @escaping @Sendable (Int) throws -> Value, use: (Int, Value) throws -> Void
) throws {
  let window = MakingWindow<Result<Value, any Error>>(count: count, width: ahead)
  let makeValues = { @Sendable in
    Signal.block(Signal.ending)  // so a thread that waits for no other gets them
    while let index = window.next() {
      window.put(Result { try make(index) }, at: index)
    }
  }
  let started = (0..<max(1, threads)).filter { _ in startDetached(makeValues) }
  defer { window.close() }
  for index in 0..<count {
    try use(index, started.isEmpty ? try make(index) : try window.take(index).get())
  }
}

/// The values that are made before their use: the next one to be used and those after it.
private final class MakingWindow<Value: Sendable>: Sendable {
  private struct State {
    /// The values that are ready, by their numbers.
    var ready: [Int: Value] = [:]
    /// The number of the value to be made next.
    var next = 0
    /// The number of values that were used.
    var used = 0
    var isClosed = false
  }

  private let count: Int
  private let width: Int
  private let state = Monitor(State())

  init(count: Int, width: Int) {
    self.count = count
    self.width = max(1, width)
  }

  /// Waits until another value may be made, and returns its number; nil if there is none.
  func next() -> Int? {
    state.withLock(when: { $0.next >= count || $0.next < $0.used + width || $0.isClosed }) {
      state in
      guard state.next < count, !state.isClosed else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  func put(_ value: Value, at index: Int) { state.withLock { $0.ready[index] = value } }

  /// Waits for a value.
  func take(_ index: Int) -> Value {
    while true {
      let value = state.withLock(when: { $0.ready[index] != nil }) { state in
        state.used = index + 1
        return state.ready.removeValue(forKey: index)
      }
      if let value { return value }
    }
  }

  func close() {
    state.withLock { state in
      state.isClosed = true
      state.ready = [:]
    }
  }
}
