#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

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
  // Guarded by the mutex.
  private nonisolated(unsafe) var state = State()
  private nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(
    capacity: 1)
  private nonisolated(unsafe) let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(
    capacity: 1)

  init(count: Int, width: Int) {
    self.count = count
    self.width = max(1, width)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Waits until another value may be made, and returns its number; nil if there is none.
  func next() -> Int? {
    locked {
      while state.next < count, state.next >= state.used + width, !state.isClosed {
        pthread_cond_wait(changed, mutex)
      }
      guard state.next < count, !state.isClosed else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  func put(_ value: Value, at index: Int) { locked { state.ready[index] = value } }

  /// Waits for a value.
  func take(_ index: Int) -> Value {
    locked {
      while true {
        if let value = state.ready.removeValue(forKey: index) {
          state.used = index + 1
          return value
        }
        pthread_cond_wait(changed, mutex)
      }
    }
  }

  func close() {
    locked {
      state.isClosed = true
      state.ready = [:]
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
