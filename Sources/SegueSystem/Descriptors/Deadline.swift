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
