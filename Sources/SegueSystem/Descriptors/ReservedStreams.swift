#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

package import SystemPackage

/// Standard input and output, reserved for one use.
///
/// Everything else in the process, and the programs that it starts, read nothing afterwards, and print to standard error.
package struct ReservedStreams {
  package let input: FileDescriptor
  package let output: FileDescriptor

  /// Reserves both streams.
  package init() throws(Errno) {
    input = try Self.copy(of: .standardInput)
    output = try Self.copy(of: .standardOutput)
    try throwingErrno {
      let nothing = try FileDescriptor.open("/dev/null", .readOnly)
      _ = try nothing.duplicate(as: .standardInput)
      try nothing.close()
      _ = try FileDescriptor.standardError.duplicate(as: .standardOutput)
    }
  }

  private static func copy(of stream: FileDescriptor) throws(Errno) -> FileDescriptor {
    let number = fcntl(stream.rawValue, F_DUPFD_CLOEXEC, 3)
    guard number >= 0 else { throw .last }
    return FileDescriptor(rawValue: number)
  }
}

extension FileDescriptor {
  /// Waits for bytes, and returns those that there are, up to a number; none at the end of the input.
  package func readSome(_ count: Int) throws(Errno) -> [UInt8] {
    try throwingErrno {
      try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        filled = try read(into: UnsafeMutableRawBufferPointer(buffer))
      }
    }
  }
}
