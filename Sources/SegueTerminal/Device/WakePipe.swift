package import SeguePreview
import SegueSystem
import SystemPackage

/// A pipe that wakes a waiting thread, alone or together with a terminal.
package final class WakePipe: Sendable {
  /// The descriptor that becomes readable after ``signal()``.
  let descriptor: FileDescriptor
  private let writer: FileDescriptor

  /// - Throws: ``MediaError/Code/terminal`` where no descriptors are left.
  package init() throws(MediaError) {
    do throws(Errno) {
      let pipe = try Pipe()
      (descriptor, writer) = (pipe.reader, pipe.writer)
    } catch {
      throw MediaError("cannot create a pipe", error, code: .terminal)
    }
    for end in [descriptor, writer] { end.stopWaiting() }
  }

  deinit { for end in [descriptor, writer] { end.closeQuietly() } }

  /// Wakes the current or the next waiter; a full pipe already does.
  package func signal() { try? writer.writeFully([1]) }

  /// Waits for ``signal()`` up to a timeout; nil waits indefinitely.
  package func wait(for time: Duration? = nil) {
    _ = Poll.wait(
      for: [(descriptor, .readable)], milliseconds: time.map(wholeMilliseconds) ?? -1)
    clear()
  }

  /// Clears pending wake-ups.
  func clear() {
    var signs = [UInt8](repeating: 0, count: 64)
    while let count = signs.withUnsafeMutableBytes({ try? descriptor.read(into: $0) }), count > 0 {}
  }
}

/// A timeout in milliseconds for `poll`, rounded up.
func wholeMilliseconds(_ time: Duration) -> Int32 {
  max(0, Int32(clamping: Int64((time / .milliseconds(1)).rounded(.up))))
}
