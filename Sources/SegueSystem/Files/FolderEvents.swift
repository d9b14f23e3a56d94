#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import Synchronization

/// Tells when files in folders may have changed, without a look at each of them.
///
/// Linux reports changes through inotify. Some it cannot report: in folders of other machines, at the targets of links, in more
/// folders than the system lets a user watch. So the caller is told to compare the files' stamps every two seconds as well;
/// on other systems, where nothing is reported, five times a second.
package final class FolderEvents: Sendable {
  /// The descriptor of inotify; nil where there is none.
  private let descriptor: Int32?
  private let lastLook = Mutex<ContinuousClock.Instant?>(nil)

  /// The longest time between two looks.
  private var interval: Duration { descriptor == nil ? .milliseconds(200) : .seconds(2) }

  /// Watches nothing yet.
  package init() {
    #if os(Linux)
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    self.descriptor = descriptor < 0 ? nil : descriptor
    #else
    descriptor = nil
    #endif
  }

  deinit {
    #if os(Linux)
    if let descriptor { close(descriptor) }
    #endif
  }

  /// Watches folders, without those in them; the ones that do not exist, or are watched already, are ignored.
  package func watch(_ folders: [String]) {
    #if os(Linux)
    guard let descriptor else { return }
    let events =
      IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
      | IN_DELETE_SELF | IN_MOVE_SELF
    for path in folders { inotify_add_watch(descriptor, path, UInt32(events)) }
    #endif
  }

  /// Whether to compare stamps: something was reported since the last call, or the interval is over.
  package func mayHaveChanged() -> Bool {
    let isReported = hasReports()
    let now = ContinuousClock.now
    return lastLook.withLock { last in
      guard isReported || last.map({ now - $0 >= interval }) ?? true else { return false }
      last = now
      return true
    }
  }

  private func hasReports() -> Bool {
    #if os(Linux)
    guard let descriptor else { return false }
    var hasReports = false
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 { hasReports = true }
    }
    return hasReports
    #else
    return false
    #endif
  }
}
