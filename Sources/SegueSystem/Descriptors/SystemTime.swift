#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The system's clocks, in nanoseconds.
package enum SystemTime {
  /// The time since 1970, by the user-adjustable clock.
  package static var sinceEpoch: Int64 { now(CLOCK_REALTIME) }

  /// The time since an arbitrary point in the past; it never goes backwards.
  package static var uptime: Int64 { now(CLOCK_MONOTONIC) }

  /// Suspends this thread for a time, or until a signal arrives.
  package static func sleep(microseconds: UInt32) { usleep(microseconds) }

  private static func now(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
