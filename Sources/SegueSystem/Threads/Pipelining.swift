#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Makes values in order on another thread, at most a few ahead of their use on this one.
///
/// If the system cannot create a thread, both happen on this one.
///
/// - Parameters:
///   - count: the number of values.
///   - ahead: the number of values that may wait for their use.
///   - make: makes a value; called in order until one fails or ``use`` throws.
///   - use: takes the values in order.
/// - Throws: the first error of either.
package func pipelined<Value: Sendable>(
  _ count: Int, ahead: Int = 2, make: @escaping @Sendable (Int) throws -> Value,
  use: (Int, Value) throws -> Void
) throws {
  let line = BoundedLine<Result<Value, any Error>>(capacity: ahead)
  let isStarted = startDetached {
    Signal.block(Signal.ending)  // they end the process on a thread that waits for nobody
    for index in 0..<count {
      let made = Result { try make(index) }
      guard line.put(made), case .success = made else { return }
    }
  }
  defer { line.close() }
  for index in 0..<count {
    try use(index, isStarted ? try line.take().get() : try make(index))
  }
}

/// Values on their way from one thread to another; putting waits while there is no room.
private final class BoundedLine<Value: Sendable>: Sendable {
  private struct State {
    var values: [Value] = []
    var isClosed = false
  }

  private let capacity: Int
  // Guarded by the mutex.
  private nonisolated(unsafe) var state = State()
  private nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(
    capacity: 1)
  private nonisolated(unsafe) let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(
    capacity: 1)

  init(capacity: Int) {
    self.capacity = max(1, capacity)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Waits for room; returns false where the line is closed.
  func put(_ value: Value) -> Bool {
    locked {
      while state.values.count >= capacity, !state.isClosed { pthread_cond_wait(changed, mutex) }
      if !state.isClosed { state.values.append(value) }
      return !state.isClosed
    }
  }

  /// Waits for a value.
  func take() -> Value {
    locked {
      while state.values.isEmpty { pthread_cond_wait(changed, mutex) }
      return state.values.removeFirst()
    }
  }

  func close() {
    locked {
      state.isClosed = true
      state.values = []
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    return body()
  }
}
