#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif
package import SeguePreview

/// Wakes a thread that waits: for this alone, or for a terminal at the same time.
package final class WakePipe: Sendable {
  /// Readable once somebody has rung.
  let descriptor: Int32
  private let writer: Int32

  /// - Throws: ``MediaError/Code/terminal`` where the system has no more descriptors.
  package init() throws(MediaError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system("cannot make a pipe", code: .terminal) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (descriptor, writer) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(writer)
  }

  /// Wakes whoever waits, or will wait next; a pipe that is full says so already.
  package func ring() {
    var sign: UInt8 = 1
    _ = write(writer, &sign, 1)
  }

  /// Waits until somebody rings, for some time at most; nil waits for as long as it takes.
  package func wait(for time: Duration? = nil) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, time.map(wholeMilliseconds) ?? -1)
    clear()
  }

  /// Forgets that somebody has rung.
  func clear() {
    var signs = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &signs, signs.count) > 0 {}
  }
}

/// A time as `poll` takes it, at least as long.
func wholeMilliseconds(_ time: Duration) -> Int32 {
  max(0, Int32(clamping: Int64((time / .milliseconds(1)).rounded(.up))))
}
