#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package import SystemPackage

/// Two connected descriptors that no child inherits by chance, or a reader would never see the end.
package struct Pipe {
  /// The end that is read.
  package let reader: FileDescriptor
  /// The end that is written.
  package let writer: FileDescriptor

  /// Asks the system for one.
  package init() throws(Errno) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reader = FileDescriptor(rawValue: ends[0])
    writer = FileDescriptor(rawValue: ends[1])
  }
}

extension FileDescriptor {
  /// Has reading and writing return at once where there is nothing, or no room.
  package func stopWaiting() { _ = fcntl(rawValue, F_SETFL, O_NONBLOCK) }
}
