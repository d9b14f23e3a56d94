#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The system's clocks, in nanoseconds.
package enum SystemTime {
  /// The time since 1970, as the user set the clock.
  package static var sinceEpoch: Int64 { now(CLOCK_REALTIME) }

  /// The time since some moment in the past; it never goes back.
  package static var uptime: Int64 { now(CLOCK_MONOTONIC) }

  /// Has this thread sleep for some time, or until a signal comes.
  package static func sleep(microseconds: UInt32) { usleep(microseconds) }

  private static func now(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
