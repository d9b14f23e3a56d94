#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The time that a processor spends on some work on this thread.
///
/// Unlike a clock on the wall it does not depend on what else the machine does; beside other work it is at most about
/// twice as long. Limits are ten times what the work takes, or more: they tell the bounded from the endless.
public func processorTime(of work: () throws -> Void) rethrows -> Duration {
  let start = threadTime()
  try work()
  return threadTime() - start
}

private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
