#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One end of a socket on which messages go, each with its length before it.
struct MessageChannel: Sendable {
  /// Why a message did not go or come.
  enum Failure: Error, Hashable {
    /// The other end is closed.
    case closed
    /// It takes too long.
    case late
    /// What came is no message.
    case garbage(String)
  }

  /// The socket.
  let descriptor: Int32
  private var buffer: [UInt8] = []
  private var taken = 0

  /// The most bytes of a message: what the largest timeline takes lies far below.
  static let messageLimit = 64 << 20
  private static let pieceBytes = 1 << 15

  /// Takes over an end of a socket.
  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Sends a value; nil waits for as long as it takes.
  func send(_ value: some WireValue, until deadline: Deadline?) throws(Failure) {
    var writer = ByteWriter()
    writer.write(raw: UInt32(0))
    writer.write(value)
    var bytes = writer.bytes
    let count = UInt32(bytes.count - 4)
    withUnsafeBytes(of: count.littleEndian) { bytes.replaceSubrange(0..<4, with: $0) }
    try send(bytes, until: deadline)
  }

  private func send(_ bytes: [UInt8], until deadline: Deadline?) throws(Failure) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        System.send(descriptor, $0, from: done, waits: deadline == nil)
      }
      if count > 0 {
        done += count
      } else if errno == EAGAIN || errno == EWOULDBLOCK, let deadline {
        guard Poll.wait(for: [(descriptor, POLLOUT)], until: deadline) != nil else { throw .late }
      } else if errno != EINTR {
        throw .closed
      }
    }
  }

  /// Takes what has come; without `waits` it may be nothing.
  mutating func fill(waits: Bool) throws(Failure) {
    if taken > 0 {
      buffer.removeFirst(taken)
      taken = 0
    }
    let old = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: Self.pieceBytes))
    let count = buffer.withUnsafeMutableBytes {
      recv(
        descriptor, $0.baseAddress.map { $0 + old }, Self.pieceBytes,
        waits ? 0 : Int32(MSG_DONTWAIT))
    }
    let reason = errno
    buffer.removeLast(Self.pieceBytes - max(count, 0))
    if count > 0 { return }
    if count < 0, reason == EINTR || reason == EAGAIN || reason == EWOULDBLOCK { return }
    throw .closed
  }

  /// The next message, if all of it has come.
  mutating func next<Message: WireValue>(_ type: Message.Type) throws(Failure) -> Message? {
    let rest = buffer[taken...]
    guard rest.count >= 4 else { return nil }
    let count = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count <= Self.messageLimit else {
      throw .garbage("a message claims to have \(count) bytes")
    }
    guard rest.count >= 4 + count else { return nil }
    let start = taken + 4
    taken = start + count
    do throws(WireProblem) {
      var reader = ByteReader(buffer[start..<taken])
      let message = try reader.read(Message.self)
      try reader.finish()
      return message
    } catch {
      throw .garbage(error.description)
    }
  }
}

/// A moment after which nobody waits any more.
struct Deadline: Hashable, Sendable {
  private let nanoseconds: Int64

  /// A moment in so many seconds.
  static func after(_ seconds: Double) -> Deadline {
    Deadline(nanoseconds: now() + Int64(min(seconds, 1e6) * 1e9))
  }

  /// The milliseconds until then, rounded up; 0 once it is over.
  var milliseconds: Int32 {
    let left = nanoseconds - Self.now()
    return left <= 0 ? 0 : Int32(min((left + 999_999) / 1_000_000, 1_000_000))
  }

  /// Whether it is over.
  var isOver: Bool { Self.now() >= nanoseconds }

  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

/// Waits for descriptors.
enum Poll {
  /// Waits until something can be done with one of some descriptors.
  ///
  /// - Returns: what can be done with each; nil once the deadline is over.
  static func wait(
    for animatorRequirements: [(descriptor: Int32, events: Int32)], until deadline: Deadline
  ) -> [Int32]? {
    var polls = animatorRequirements.map {
      pollfd(fd: $0.descriptor, events: Int16($0.events), revents: 0)
    }
    let count = poll(&polls, nfds_t(polls.count), deadline.milliseconds)
    if count > 0 { return polls.map { Int32($0.revents) } }
    return deadline.isOver ? nil : polls.map { _ in 0 }
  }
}

/// System calls whose names or constants differ between systems.
enum System {
  /// Sends bytes; a broken connection is an error, not a signal.
  static func send(
    _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, from start: Int, waits: Bool
  ) -> Int {
    #if canImport(Darwin)
      let quiet: Int32 = 0
    #else
      let quiet = Int32(MSG_NOSIGNAL)
    #endif
    return sendFlagged(
      descriptor, bytes.baseAddress.map { $0 + start }, bytes.count - start,
      waits ? quiet : quiet | Int32(MSG_DONTWAIT))
  }

  /// Two connected sockets that no other child inherits.
  static func socketPair() -> (ours: Int32, theirs: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #elseif canImport(Musl)
      let kind = SOCK_STREAM | SOCK_CLOEXEC
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    #if canImport(Darwin)
      for end in ends {
        var on: Int32 = 1
        setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      }
    #endif
    return (ends[0], ends[1])
  }
}

private func sendFlagged(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
  send(descriptor, bytes, count, flags)
}
