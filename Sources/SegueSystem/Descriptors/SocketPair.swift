#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

package import SystemPackage

/// Two connected sockets that children do not inherit by accident.
///
/// Unlike with a pipe, writing to a broken connection is an ordinary error, without changes to the
/// process's signal handling.
package struct SocketPair {
  /// The end for this process.
  package let ours: FileDescriptor
  /// The end for a child process.
  package let theirs: FileDescriptor

  /// Creates a socket pair.
  package init() throws(Errno) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #elseif canImport(Musl)
    let kind = SOCK_STREAM | SOCK_CLOEXEC
    #else
    let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .last }
    #if canImport(Darwin)
    for end in ends {
      var on: Int32 = 1
      setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    #endif
    ours = FileDescriptor(rawValue: ends[0])
    theirs = FileDescriptor(rawValue: ends[1])
  }
}

extension FileDescriptor {
  /// Sends as many bytes as the socket accepts; a broken connection is an error, not a signal.
  ///
  /// - Parameter waits: whether to wait until the socket accepts some bytes.
  /// - Returns: the number of bytes sent.
  package func send(_ bytes: UnsafeRawBufferPointer, waits: Bool) throws(Errno) -> Int {
    #if canImport(Darwin)
    let quiet: Int32 = 0
    #else
    let quiet = Int32(MSG_NOSIGNAL)
    #endif
    let flags = waits ? quiet : quiet | Int32(MSG_DONTWAIT)
    let count = sendBytes(rawValue, bytes.baseAddress, bytes.count, flags)
    guard count >= 0 else { throw .last }
    return count
  }

  /// Sends all bytes through a socket, blocking where necessary.
  package func sendFully(_ bytes: UnsafeRawBufferPointer) throws(Errno) {
    var rest = bytes
    while !rest.isEmpty {
      do throws(Errno) {
        let count = try send(rest, waits: true)
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      } catch {
        if error != .interrupted { throw error }
      }
    }
  }

  /// Receives bytes from a socket.
  ///
  /// - Parameter waits: whether to wait for data.
  /// - Returns: the number of bytes received; 0 once the other end is closed.
  package func receive(
    into memory: UnsafeMutableRawBufferPointer, waits: Bool
  ) throws(Errno) -> Int {
    let count = recv(rawValue, memory.baseAddress, memory.count, waits ? 0 : Int32(MSG_DONTWAIT))
    guard count >= 0 else { throw .last }
    return count
  }
}

private func sendBytes(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  send(descriptor, bytes, count, flags)
}
