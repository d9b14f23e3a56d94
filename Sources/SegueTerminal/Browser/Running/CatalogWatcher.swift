import SeguePreview
import SegueStaging
import SegueSystem
import Synchronization

/// Reloads a catalog whenever its files change, on a separate thread.
final class CatalogWatcher: Sendable {
  private struct Mailbox {
    var change: CatalogReloader.Change?
    var isClosed = false
  }

  private let done: WakePipe
  private let wanted: WakePipe
  private let mailbox = Mutex(Mailbox())

  /// How often it asks whether files have changed.
  private static let interval = Duration.milliseconds(40)

  /// Starts the thread, which loads the catalog once at the start.
  ///
  /// - Parameter done: signaled when there is a change.
  /// - Throws: ``MediaError/Code/terminal`` if the system cannot create a thread.
  init(_ reloader: CatalogReloader, waking done: WakePipe) throws(MediaError) {
    self.done = done
    wanted = try WakePipe()
    try startBackgroundThread(for: "watching the catalog") { self.watch(reloader) }
  }

  /// The last change, once.
  func takeChange() -> CatalogReloader.Change? {
    mailbox.withLock { mailbox in
      defer { mailbox.change = nil }
      return mailbox.change
    }
  }

  /// Stops the thread after its current look.
  func close() {
    mailbox.withLock { $0.isClosed = true }
    wanted.signal()
  }

  private func watch(_ start: CatalogReloader) {
    var reloader = start
    while !mailbox.withLock({ $0.isClosed }) {
      if let change = reloader.look() {
        mailbox.withLock { $0.change = change }
        done.signal()
      }
      wanted.wait(for: Self.interval)
    }
  }
}
