#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

package import SystemPackage

extension FileDescriptor {
  /// Creates a temporary file without a name, in `TMPDIR` or else in `/tmp`; it is deleted with its
  /// last descriptor.
  package static func temporary() throws(Errno) -> FileDescriptor {
    if let folder = ThisProcess.variable("TMPDIR"), !folder.isEmpty,
      let file = try? temporary(in: folder)
    {
      return file
    }
    return try temporary(in: "/tmp")
  }

  private static func temporary(in folder: String) throws(Errno) -> FileDescriptor {
    var template = Array("\(folder)/segue-XXXXXX".utf8CString)
    let number = mkstemp(&template)
    guard number >= 0 else { throw .last }
    unlink(template)
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    return FileDescriptor(rawValue: number)
  }

  /// Returns the last bytes of a file; empty where it cannot be read.
  package func tail(_ count: Int) -> [UInt8] {
    do {
      let end = try seek(offset: 0, from: .end)
      try seek(offset: max(0, end - Int64(count)), from: .start)
      return try FileBytes.read(self, limit: count)
    } catch {
      return []
    }
  }
}

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
      // If the numbers at the end are taken, try lower ones.
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
