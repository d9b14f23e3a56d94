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
