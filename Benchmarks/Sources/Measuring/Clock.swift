#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Seconds on the clock, or of processor time that this thread has had.
public func now(ofThread: Bool) -> Double {
  var time = timespec()
  clock_gettime(ofThread ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The seconds of processor time that this thread spends on something.
public func processorTime(_ body: () -> Void) -> Double {
  let start = now(ofThread: true)
  body()
  return now(ofThread: true) - start
}
