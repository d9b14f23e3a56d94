#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The processors of this machine.
enum Cores {
  /// How many there are; at least one.
  static let count = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// Leaves them to others for a while.
  static func pause(microseconds: UInt32) { usleep(microseconds) }
}
