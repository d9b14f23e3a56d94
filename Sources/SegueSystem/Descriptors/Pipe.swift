#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

package import SystemPackage

/// A pipe that children do not inherit by accident; otherwise a reader would never see its end.
///
/// On Linux a program started by another thread at the very moment of creation may still inherit it,
/// since Glibc's module lacks `pipe2`; where that matters, use a ``SocketPair``.
package struct Pipe {
  /// The read end.
  package let reader: FileDescriptor
  /// The write end.
  package let writer: FileDescriptor

  /// Creates a pipe.
  package init() throws(Errno) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reader = FileDescriptor(rawValue: ends[0])
    writer = FileDescriptor(rawValue: ends[1])
  }
}

extension FileDescriptor {
  /// Makes reads and writes non-blocking.
  package func stopWaiting() { _ = fcntl(rawValue, F_SETFL, O_NONBLOCK) }
}

extension FileDescriptor {
  /// Writes all bytes, with as many calls as necessary.
  package func writeFully(_ bytes: [UInt8]) throws(Errno) {
    try throwingErrno { try bytes.withUnsafeBytes { try writeFully($0) } }
  }

  /// Writes all bytes of a buffer.
  package func writeFully(_ bytes: UnsafeRawBufferPointer) throws(Errno) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try throwingErrno { try write(UnsafeRawBufferPointer(rebasing: rest)) }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads until the buffer is full or the input ends.
  ///
  /// - Parameter enough: the number of bytes after which the rest of the buffer may stay empty.
  /// - Returns: the number of bytes read.
  package func readFully(
    into memory: UnsafeMutableRawBufferPointer, atLeast enough: Int = .max
  ) throws(Errno) -> Int {
    var done = 0
    while done < memory.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: memory[done...])
      let count = try throwingErrno { try read(into: rest) }
      done += count
      if count == 0 || done >= enough { break }
    }
    return done
  }

  /// Closes the descriptor and ignores errors: writes have already reported theirs.
  package func closeQuietly() { try? close() }
}
