#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import Synchronization

/// Runs a job for each number in 0..<count in parallel, and returns when all are done.
///
/// If the system cannot create a thread, its job runs on the calling one.
package func inParallel(_ count: Int, _ job: @escaping @Sendable (Int) -> Void) {
  let threads = (1..<max(1, count)).map { index in (index, startThread { job(index) }) }
  job(0)
  for (index, thread) in threads {
    if let thread { pthread_join(thread, nil) } else { job(index) }
  }
}

/// Starts a job on a detached thread.
///
/// - Returns: whether the system created the thread.
package func startDetached(_ run: @escaping @Sendable () -> Void) -> Bool {
  guard let thread = startThread(run) else { return false }
  pthread_detach(thread)
  return true
}

/// Runs two closures in parallel.
///
/// If the system cannot create a thread, both run on the calling one.
package func inParallel<First, Second: Sendable>(
  _ first: () -> First, and second: @escaping @Sendable () -> Second
) -> (First, Second) {
  let place = ResultPlace<Second>()
  guard let thread = startThread({ place.result.withLock { $0 = second() } }) else {
    return (first(), second())
  }
  let mine = first()
  pthread_join(thread, nil)
  return (mine, place.result.withLock { $0 } ?? second())
}

/// Holds the result of a thread.
private final class ResultPlace<Result: Sendable>: Sendable {
  let result = Mutex<Result?>(nil)
}

private final class Job {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func startThread(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
  let job = Unmanaged.passRetained(Job(run))
  #if canImport(Darwin)
  var thread: pthread_t?
  let status = pthread_create(&thread, nil, threadMain, job.toOpaque())
  #else
  var thread = pthread_t()
  let status = pthread_create(&thread, nil, threadMain, job.toOpaque())
  #endif
  guard status == 0 else {
    job.release()
    return nil
  }
  return thread
}

#if canImport(Darwin)
private func threadMain(_ job: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<Job>.fromOpaque(job).takeRetainedValue().run()
  return nil
}
#else
private func threadMain(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().run() }
  return nil
}
#endif

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
