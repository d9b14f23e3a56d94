#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import Synchronization

/// Tells when files in folders may have changed, so that not every file has to be checked each time.
///
/// Linux reports changes through inotify, but not in folders of other machines, at the targets of links, or in more
/// folders than a user may watch. So the caller is also told to compare the files' stamps every two seconds; on other
/// systems, five times a second.
package final class FolderEvents: Sendable {
  /// The descriptor of inotify; nil where there is none.
  private let descriptor: Int32?
  private let lastLook = Mutex<ContinuousClock.Instant?>(nil)

  /// The longest time between two looks.
  private var interval: Duration { descriptor == nil ? .milliseconds(200) : .seconds(2) }

  /// Creates a watcher without folders.
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

  /// Watches folders, but not their subfolders; ignores folders that do not exist or are already watched.
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
