#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package import SystemPackage

/// Two connected sockets that no child inherits by chance.
///
/// Unlike a pipe's, a broken connection is an ordinary error, without touching how the process handles signals.
package struct SocketPair {
  /// The end that stays here.
  package let ours: FileDescriptor
  /// The end for a child.
  package let theirs: FileDescriptor

  /// Asks the system for one.
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
  /// Sends what a socket takes; a connection that is broken is an error, not a signal.
  ///
  /// - Parameter waits: whether to wait until there is room for something.
  /// - Returns: how many bytes went.
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

  /// Sends everything through a socket, and waits for room.
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

  /// Takes what has come through a socket.
  ///
  /// - Parameter waits: whether to wait until something comes.
  /// - Returns: how many bytes came; 0 once the other end is closed.
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
