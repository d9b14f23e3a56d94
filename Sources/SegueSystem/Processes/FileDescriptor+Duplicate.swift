#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

package import SystemPackage

extension FileDescriptor {
  /// Duplicates the descriptor to a free number that is not low, and that programs do not inherit.
  ///
  /// Raises the soft limit of descriptors where it is too low for that, as it is on macOS.
  ///
  /// - Parameter floor: the lowest number; the highest possible ones are taken where even the hard
  ///   limit is lower.
  package func duplicate(atOrAbove floor: Int32) throws(Errno) -> FileDescriptor {
    let limit = try ResourceLimit.descriptors.raise(to: Int(floor) + Self.room)
    var lowest = min(Int(floor), limit - 1)
    while true {
      let number = fcntl(rawValue, F_DUPFD_CLOEXEC, Int32(lowest))
      if number >= 0 { return FileDescriptor(rawValue: number) }
      // Downward past those at the end that are taken.
      guard errno == EMFILE, lowest > Self.standardStreams, limit - lowest < Self.room else {
        throw .last
      }
      lowest -= 1
    }
  }

  /// How many descriptors are moved at most.
  private static let room = 16
  private static let standardStreams = 3
}
