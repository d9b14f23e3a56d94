import SeguePreview
import SegueStaging
import SegueSystem
import SegueTerminal
import SegueYAML
import Synchronization

/// Lists a catalog again whenever its folders change, on a separate thread.
final class CatalogWatcher: Sendable {
  /// A listing of the catalog.
  struct Listing: Sendable {
    /// The presets.
    let library: PresetLibrary
    /// Their items, and those of files that cannot be used.
    let items: [BrowserItem]

    init(_ library: PresetLibrary) {
      self.library = library
      items =
        library.index.entries.map { BrowserItem($0, origin: library.origin(of: $0)) }
        + library.unusableFiles().map { BrowserItem(unusable: $0, origin: library.origin) }
    }
  }

  private struct Mailbox {
    var listing: Listing?
    var isClosed = false
  }

  private let library: PresetLibrary
  private let catalog: CatalogListing
  private let done: WakePipe
  private let wanted: WakePipe
  private let mailbox = Mutex(Mailbox())

  /// The interval between two looks at the folders.
  private static let interval = Duration.milliseconds(500)
  /// How much longer than a look the pause after it is, for catalogs of many thousand files.
  private static let pause = 50

  /// Starts the thread, which lists the catalog once at the start.
  ///
  /// - Parameter done: signaled when there is a listing.
  /// - Throws: ``MediaError/Code/terminal`` if the system cannot create a thread.
  init(
    _ library: PresetLibrary, _ catalog: CatalogListing, waking done: WakePipe
  ) throws(MediaError) {
    self.library = library
    self.catalog = catalog
    self.done = done
    wanted = try WakePipe()
    try startBackgroundThread(for: "watching the catalog") { self.watch() }
  }

  /// The newest listing, once.
  func takeListing() -> Listing? {
    mailbox.withLock { mailbox in
      defer { mailbox.listing = nil }
      return mailbox.listing
    }
  }

  /// Stops the thread after its current look.
  func close() {
    mailbox.withLock { $0.isClosed = true }
    wanted.signal()
  }

  private func watch() {
    var known: CatalogState?
    while !mailbox.withLock({ $0.isClosed }) {
      let start = ContinuousClock.now
      // Taken before the files are read: what changes meanwhile is noticed by the next look.
      let state = CatalogState(library.folders)
      if state != known, list() { known = state }
      wanted.wait(for: max(Self.interval, (ContinuousClock.now - start) * Self.pause))
    }
  }

  /// Lists the catalog; while a folder is missing or cannot be read, the last listing stays.
  ///
  /// - Returns: whether it could; otherwise the next look tries again.
  private func list() -> Bool {
    guard let index = try? catalog.index() else { return false }
    let new = Listing(
      PresetLibrary(index, folders: library.folders, plugins: library.plugins))
    mailbox.withLock { $0.listing = new }
    done.signal()
    return true
  }
}
