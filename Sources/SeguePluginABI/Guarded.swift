#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A value protected by a lock.
///
/// `Synchronization.Mutex` would do, but requires iOS 18.
final class Guarded<Value: Sendable>: @unchecked Sendable {  // The lock orders all access.
  private var value: Value
  private let lock: UnsafeMutablePointer<pthread_mutex_t>

  init(_ value: Value) {
    self.value = value
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Calls a function with exclusive access to the value; not reentrant.
  func withLock<Result, Failure: Error>(
    _ use: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try use(&value)
  }
}
