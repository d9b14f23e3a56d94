#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Returns the seconds of the monotonic clock, or of this thread's processor time.
public func now(ofThread: Bool) -> Double {
  var time = timespec()
  clock_gettime(ofThread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Returns the processor time that this thread spends in a closure, in seconds.
public func processorTime(_ body: () -> Void) -> Double {
  let start = now(ofThread: true)
  body()
  return now(ofThread: true) - start
}
