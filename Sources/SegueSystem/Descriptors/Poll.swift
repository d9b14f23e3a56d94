#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

package import SystemPackage

/// Waits for events on descriptors.
package enum Poll {
  /// Events on a descriptor.
  package struct Events: OptionSet, Sendable {
    package let rawValue: Int16
    package init(rawValue: Int16) { self.rawValue = rawValue }

    /// There is data to read, or the end of the input.
    package static let readable = Events(rawValue: Int16(POLLIN))
    /// There is room to write.
    package static let writable = Events(rawValue: Int16(POLLOUT))
    /// The other end has closed; always reported.
    package static let hangUp = Events(rawValue: Int16(POLLHUP))
    /// The descriptor has an error; always reported.
    package static let error = Events(rawValue: Int16(POLLERR))
  }

  /// Waits for an event on one of several descriptors, or for a signal.
  ///
  /// - Parameter milliseconds: the timeout; −1 waits indefinitely.
  /// - Returns: the events of each descriptor.
  package static func wait(
    for requests: [(descriptor: FileDescriptor, events: Events)], milliseconds: Int32
  ) -> [Events] {
    var polls = requests.map {
      pollfd(fd: $0.descriptor.rawValue, events: $0.events.rawValue, revents: 0)
    }
    let count = poll(&polls, nfds_t(polls.count), milliseconds)
    return polls.map { count > 0 ? Events(rawValue: $0.revents) : [] }
  }

  /// Waits for an event on one of several descriptors.
  ///
  /// - Returns: the events of each descriptor; nil after the deadline.
  package static func wait(
    for requests: [(descriptor: FileDescriptor, events: Events)],
    until deadline: Deadline
  ) -> [Events]? {
    let events = wait(for: requests, milliseconds: deadline.milliseconds)
    return events.contains { !$0.isEmpty } || !deadline.isOver ? events : nil
  }
}

/// A point in time at which waiting ends.
package struct Deadline: Hashable, Sendable {
  private let nanoseconds: Int64

  /// Returns the deadline after a number of seconds.
  package static func after(_ seconds: Double) -> Deadline {
    Deadline(nanoseconds: SystemTime.uptime + Int64(min(seconds, 1e6) * 1e9))
  }

  /// The remaining milliseconds, rounded up; 0 after the deadline.
  package var milliseconds: Int32 {
    let left = nanoseconds - SystemTime.uptime
    return left <= 0 ? 0 : Int32(min((left + 999_999) / 1_000_000, 1_000_000))
  }

  /// Whether the deadline has passed.
  package var isOver: Bool { SystemTime.uptime >= nanoseconds }
}

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
