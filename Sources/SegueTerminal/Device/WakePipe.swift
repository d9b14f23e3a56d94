package import SeguePreview
import SegueSystem
import SystemPackage

/// Wakes a thread that waits: for this alone, or for a terminal at the same time.
package final class WakePipe: Sendable {
  /// Readable once somebody has rung.
  let descriptor: FileDescriptor
  private let writer: FileDescriptor

  /// - Throws: ``MediaError/Code/terminal`` where the system has no more descriptors.
  package init() throws(MediaError) {
    do throws(Errno) {
      let pipe = try Pipe()
      (descriptor, writer) = (pipe.reader, pipe.writer)
    } catch {
      throw MediaError("cannot make a pipe", error, code: .terminal)
    }
    for end in [descriptor, writer] { end.stopWaiting() }
  }

  deinit { for end in [descriptor, writer] { end.closeQuietly() } }

  /// Wakes whoever waits, or will wait next; a pipe that is full says so already.
  package func ring() { try? writer.writeFully([1]) }

  /// Waits until somebody rings, for some time at most; nil waits for as long as it takes.
  package func wait(for time: Duration? = nil) {
    _ = Poll.wait(
      for: [(descriptor, .readable)], milliseconds: time.map(wholeMilliseconds) ?? -1)
    clear()
  }

  /// Forgets that somebody has rung.
  func clear() {
    var signs = [UInt8](repeating: 0, count: 64)
    while let count = signs.withUnsafeMutableBytes({ try? descriptor.read(into: $0) }), count > 0 {}
  }
}

/// A time as `poll` takes it, at least as long.
func wholeMilliseconds(_ time: Duration) -> Int32 {
  max(0, Int32(clamping: Int64((time / .milliseconds(1)).rounded(.up))))
}
