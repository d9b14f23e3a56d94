/// A moment after which nobody waits any more.
package struct Deadline: Hashable, Sendable {
  private let nanoseconds: Int64

  /// A moment in so many seconds.
  package static func after(_ seconds: Double) -> Deadline {
    Deadline(nanoseconds: SystemTime.uptime + Int64(min(seconds, 1e6) * 1e9))
  }

  /// The milliseconds until then, rounded up; 0 once it is over.
  package var milliseconds: Int32 {
    let left = nanoseconds - SystemTime.uptime
    return left <= 0 ? 0 : Int32(min((left + 999_999) / 1_000_000, 1_000_000))
  }

  /// Whether it is over.
  package var isOver: Bool { SystemTime.uptime >= nanoseconds }
}
