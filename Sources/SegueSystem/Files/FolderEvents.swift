#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import Synchronization

/// Tells when to look at folders again, without a look at every file in them.
///
/// Linux reports changes through inotify. What it does not report (files on other machines, targets of links), and
/// everything on other systems, is left to the one who asks: from time to time the answer is "perhaps".
package final class FolderEvents: Sendable {
  /// The descriptor of inotify; nil where there is none.
  private let descriptor: Int32?
  private let lastLook = Mutex<ContinuousClock.Instant?>(nil)

  /// After how long the answer is "perhaps".
  private var patience: Duration { descriptor == nil ? .milliseconds(200) : .seconds(2) }

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

  /// Watches a folder and some of those in it; those that do not exist, or are watched already, are ignored.
  package func watch(_ folder: String, _ others: [String]) {
    #if os(Linux)
    guard let descriptor else { return }
    let events =
      IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
      | IN_DELETE_SELF | IN_MOVE_SELF
    for path in [folder] + others { inotify_add_watch(descriptor, path, UInt32(events)) }
    #endif
  }

  /// Whether something was reported since the last call, or nobody can tell and it is time to look.
  package func mayHaveChanged() -> Bool {
    let isReported = hasReports()
    let now = ContinuousClock.now
    return lastLook.withLock { last in
      guard isReported || last.map({ now - $0 >= patience }) ?? true else { return false }
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
